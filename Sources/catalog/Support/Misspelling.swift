import ArgumentParser
import SourceText

/// Detects misspelt subcommands and options. ArgumentParser reports only their consequences: an unexpected argument, or
/// a missing `--locale` after `--local`.
enum Misspelling {
  /// Throws for an unknown subcommand.
  static func refuseSubcommand(in arguments: [String]) throws(CannotRun) { _ = try command(of: arguments) }

  /// The error for the first option that the subcommand does not have.
  static func option(in arguments: [String]) -> CannotRun? {
    guard let (command, path) = try? command(of: arguments) else { return nil }
    let known = options(of: command)
    let names = arguments.prefix { $0 != "--" }.filter(isOption).map { String($0.prefix { $0 != "=" }) }
    guard let name = names.first(where: { !known.contains($0) }) else { return nil }
    let subcommands = command.configuration.subcommands
    if subcommands.contains(where: { options(of: $0).contains(name) }) {
      let all = subcommands.compactMap { $0.configuration.commandName }
      return CannotRun(
        "'\(name)' is an option of a subcommand; write the subcommand first, as in "
          + "'\((["catalog"] + path).joined(separator: " ")) \(all.first ?? "") \(name) …'")
    }
    let help = (["catalog help"] + path).joined(separator: " ")
    let all = known + subcommands.flatMap(options)
    let advice = NearestName.advice(
      on: name, among: all.filter { $0.hasPrefix("--") }, otherwise: "'\(help)' lists them all")
    return CannotRun("unknown option '\(name)'; \(advice)")
  }

  /// The error for words that the subcommand does not take, which ArgumentParser reports after the command's own checks.
  static func surplus(in arguments: [String]) -> CannotRun? {
    guard let (command, path) = try? command(of: arguments) else { return nil }
    let help = CatalogCommand.helpMessage(for: command, includeHidden: true, columns: 200).split(separator: "\n")
    let taken = help.filter { $0.hasPrefix("  <") }.map { $0.dropFirst(2).prefix { $0 != " " } }
    // A list takes any number of words.
    guard !help.contains(where: { $0.hasPrefix("USAGE:") && $0.contains("...") }) else { return nil }
    // Words after an option may be its values.
    let words = arguments.dropFirst(path.count).prefix { !$0.hasPrefix("-") }
    guard words.count > taken.count else { return nil }
    let surplus = words.dropFirst(taken.count).map { "'\($0)'" }.joined(separator: ", ")
    let name = (["catalog"] + path).joined(separator: " ")
    let takes = taken.isEmpty ? "takes options alone" : "takes \(taken.joined(separator: " ")) and options"
    return CannotRun(
      "unexpected \(surplus): '\(name)' \(takes); '\((["catalog help"] + path).joined(separator: " "))' has examples")
  }

  /// `-q`, `--quiet`; neither `-` nor `-5`.
  private static func isOption(_ argument: String) -> Bool {
    argument.hasPrefix("--") || argument.hasPrefix("-") && argument.dropFirst().first?.isLetter == true
  }

  /// The subcommand that a command line names, and the parts of its name: `add`, `purpose`.
  private static func command(
    of arguments: [String]
  ) throws(CannotRun) -> (type: any ParsableCommand.Type, path: [String]) {
    var command: any ParsableCommand.Type = CatalogCommand.self
    var path: [String] = []
    var names = arguments[...]
    if names.first == "help" {
      // ArgumentParser would show the help of the last name that it recognises.
      names = arguments.filter { !$0.hasPrefix("-") && $0 != "help" }[...]
    } else {
      names = names.prefix { !$0.hasPrefix("-") }
    }
    let isHelp = arguments.first == "help"
    while let name = names.popFirst(), isHelp || !command.configuration.subcommands.isEmpty {
      let subcommands = command.configuration.subcommands
      guard let found = subcommands.first(where: { $0.configuration.commandName == name }) else {
        let all = subcommands.compactMap { $0.configuration.commandName }
        let group = (["catalog"] + path).joined(separator: " ")
        let advice = NearestName.advice(
          on: name, among: all,
          otherwise: path.isEmpty
            ? "'catalog help' lists them all" : "'\(group)' has \(all.joined(separator: ", ")); name one of them first")
        throw CannotRun("unknown subcommand '\(name.onOneLine)'; \(advice)")
      }
      command = found
      path.append(name)
    }
    return (command, path)
  }

  /// The names of a subcommand's options, from its help.
  private static func options(of command: any ParsableCommand.Type) -> [String] {
    CatalogCommand.helpMessage(for: command, includeHidden: true, columns: 200).split(separator: "\n")
      .filter { $0.hasPrefix("  -") }
      .flatMap { $0.split { $0 == " " || $0 == "," }.prefix(2).map(String.init) }.filter { $0.hasPrefix("-") }
  }
}

import ArgumentParser
import SourceText

/// Misspelt subcommands and options. ArgumentParser reports only what follows from them: an unexpected argument, or that
/// `--locale` is missing where `--local` was given.
enum Misspelling {
  /// Refuses a subcommand that there is not.
  static func refuseSubcommand(in arguments: [String]) throws(CannotRun) { _ = try command(of: arguments) }

  /// What to say about the first option that the subcommand has not, but nearly.
  static func option(in arguments: [String]) -> CannotRun? {
    guard let command = try? command(of: arguments) else { return nil }
    let known = options(of: command)
    for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("--") {
      let name = String(argument.prefix { $0 != "=" })
      guard !known.contains(name), let nearest = NearestName.of(name, in: known) else { continue }
      return CannotRun("unknown option '\(name)'; did you mean '\(nearest)'?")
    }
    return nil
  }

  /// The subcommand that a command line names.
  private static func command(of arguments: [String]) throws(CannotRun) -> any ParsableCommand.Type {
    var command: any ParsableCommand.Type = CatalogCommand.self
    var names = arguments[...]
    if names.first == "help" {
      // ArgumentParser shows the help of what it does know.
      names = arguments.filter { !$0.hasPrefix("-") && $0 != "help" }[...]
    } else {
      names = names.prefix { !$0.hasPrefix("-") }
    }
    let isHelp = arguments.first == "help"
    while let name = names.popFirst(), isHelp || !command.configuration.subcommands.isEmpty {
      let subcommands = command.configuration.subcommands
      guard let found = subcommands.first(where: { $0.configuration.commandName == name }) else {
        let advice = NearestName.advice(
          on: name, among: subcommands.compactMap { $0.configuration.commandName },
          otherwise: "'catalog help' lists them all")
        throw CannotRun("there is no subcommand '\(name.onOneLine)'; \(advice)")
      }
      command = found
    }
    return command
  }

  /// The long names of a subcommand's options, from its help.
  private static func options(of command: any ParsableCommand.Type) -> [String] {
    CatalogCommand.helpMessage(for: command, includeHidden: true, columns: 200).split(separator: "\n")
      .filter { $0.hasPrefix("  -") }
      .flatMap { $0.split(separator: " ").prefix(2).map(String.init) }.filter { $0.hasPrefix("--") }
  }
}

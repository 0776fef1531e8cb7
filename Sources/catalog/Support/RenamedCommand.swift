import SourceText

/// A subcommand that has a new name. The old name runs the new command and prints a line to standard error.
///
/// Old names are replaced before ArgumentParser reads the command line, so that neither the help nor completions show
/// them.
struct RenamedCommand {
  let old: String
  /// The words that replace the old name: subcommands and an option.
  let new: [String]

  static let all = [
    RenamedCommand(old: "explain", new: ["rules"]),
    RenamedCommand(old: "formats", new: ["export", "--list-formats"]),
    RenamedCommand(old: "guide", new: ["mcp", "--guide"]),
    RenamedCommand(old: "header", new: ["screen", "draw"]),
    RenamedCommand(old: "pseudo", new: ["export", "--pseudo"]),
    RenamedCommand(old: "route", new: ["screen", "open"]),
    RenamedCommand(old: "screens", new: ["screen", "list"]),
  ]

  /// The line about the new name.
  var notice: String {
    "'catalog \(old)' is now 'catalog \(new.joined(separator: " "))'; the old name goes in version 1.0"
  }

  /// A command line with the new name in place of an old one, also after `help`, and the line to print.
  static func replaced(in arguments: [String]) -> (arguments: [String], notice: String?) {
    let index = arguments.first == "help" ? 1 : 0
    // 'set' changes a purpose, and people write 'set purpose' beside 'add purpose'.
    if index == 0, names("purpose", after: "set", in: arguments[...]) {
      return (["set"] + arguments[2...], nil)
    }
    if names("screen", after: "set", in: arguments[index...]) {
      return (Array(arguments[..<index] + ["screen", "set"] + arguments[(index + 2)...]), nil)
    }
    guard let found = all.first(where: { arguments.dropFirst(index).first == $0.old }) else { return (arguments, nil) }
    // Help is of a subcommand, not of an option.
    let new = index == 1 ? found.new.filter { !$0.hasPrefix("-") } : found.new
    return (Array(arguments[..<index] + new + arguments[(index + 1)...]), found.notice)
  }

  /// True for `set screen NAME`, which people write as they write `add screen`. `set screen --title …` is about a purpose
  /// `screen`, since 'set' names one purpose.
  private static func names(_ kind: String, after command: String, in words: ArraySlice<String>) -> Bool {
    guard words.starts(with: [command, kind]) else { return false }
    return words.dropFirst(2).first.map { !$0.hasPrefix("-") || ["-h", "--help"].contains($0) } ?? true
  }
}

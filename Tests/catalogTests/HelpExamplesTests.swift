import Testing

/// The examples in the help of every command can be pasted into a shell.
@Suite struct HelpExamplesTests {
  /// The commands below one, by its help: each name stands at the beginning of a line after SUBCOMMANDS.
  private static func commands(below command: [String]) throws -> [(command: [String], help: String)] {
    let help = try Program().run(command + ["--help"]).output
    let list = help.split(separator: "SUBCOMMANDS:\n", maxSplits: 1).dropFirst().first ?? ""
    let names = list.split(separator: "\n").compactMap { $0.firstMatch(of: /^  ([a-z][a-z-]*)/)?.1 }
    return try [(command, help)] + names.filter { $0 != "help" }.flatMap { try commands(below: command + [String($0)]) }
  }

  /// The lines of the examples. ArgumentParser wraps at 80 columns: a line that it wrapped does not follow a
  /// backslash, and does not begin with a program.
  private static func wrappedLines(of help: String) -> [Substring] {
    guard let start = help.firstRange(of: "\nExamples:\n"), let end = help.firstRange(of: "\nUSAGE:") else { return [] }
    let lines = help[start.upperBound..<end.lowerBound].split(separator: "\n")
    return zip([""] + lines, lines).compactMap { before, line in
      let isContinued = before.hasSuffix("\\") && line.hasPrefix("    ")
      let isCommand = line.firstMatch(of: /^  (catalog|claude|source|git)\b/) != nil && !before.hasSuffix("\\")
      return isContinued || isCommand ? nil : line
    }
  }

  @Test func noExampleIsWrapped() throws {
    let all = try Self.commands(below: [])
    #expect(all.count > 30)
    #expect(all.count { $0.help.contains("\nExamples:\n") } > 25)
    for (command, help) in all where !command.isEmpty {
      #expect(Self.wrappedLines(of: help) == [], "catalog \(command.joined(separator: " ")) --help")
    }
  }
}

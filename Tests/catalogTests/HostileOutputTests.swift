import Foundation
import TestSupport
import Testing

/// A catalogue whose names, paths and locales try to inject into reports, logs and terminals. Every output shows them,
/// but in none of them do they execute anything or start a line.
@Suite struct HostileOutputTests {
  /// Ends a line in every way, starts a workflow command, a heading and a list, clears the screen, changes the
  /// direction, opens markup, and mentions people.
  private static let hostile =
    "x\nINJECTED\r\n::error::INJECTED\n\n# INJECTED\u{2028}- INJECTED\u{85}##[error]INJECTED\u{1B}[2J\u{7}"
    + "\u{202E}\u{2067}<script>`|\u{301}[a](http://b.example)@everyone #1"
  /// The same as a file name, without slashes.
  private static let fileName = hostile.replacing("/", with: "")

  private let owner: TemporaryFolder
  private var folder: URL { URL(filePath: owner.path) }
  private var catalogue: URL { folder.appending(path: Self.fileName) }

  init() throws {
    owner = try TemporaryFolder()
    let name = try Self.json(Self.hostile)
    let message = #"{ "role": "act", "description": \#(name), "messages": { "title": {}, "counted": {} }, "icons": "#
    try write(
      """
      { "formatVersion": 1, "name": \(name), "sourceLocale": "en", "locales": ["de", "en", \(name)],
        "iconSets": [\(name), "own"], "limits": { \(name): 20 } }
      """, to: "catalog.json")
    try write(
      "{ \"back\": \(message){ \"own\": \(name), \(name): \(name) } }, \(name): \(message){ \"own\": \(name) } } }",
      to: "purposes.json")
    try write("{ \"back\": \(name), \(name): \"Text\", \"unknown\": \(name) }", to: "titles/en.json")
    try write("{ \"back\": \"Zurück\" }", to: "titles/de.json")
    try write("{}", to: "titles/\(Self.fileName).json")
    try write("{ \"names\": [\(name)], \"rightToLeft\": { \(name): \(name) } }", to: "icon-sets/own.json")
    // Another version of the catalogue, for differences.
    let other = folder.appending(path: "other")
    try FileManager.default.copyItem(at: catalogue, to: other)
    try Data(#"{ "back": "Back" }"#.utf8).write(to: other.appending(path: "titles/en.json"))
    try Data("{}".utf8).write(to: other.appending(path: "purposes.json"))
    try Data(
      #"{ "formatVersion": 1, "name": "Other", "sourceLocale": "en", "locales": ["en"], "iconSets": ["own"] }"#.utf8
    ).write(to: other.appending(path: "catalog.json"))
    try Data("{ \"source\": \(name) }".utf8).write(to: folder.appending(path: "\(Self.fileName).po"))
  }

  private static func json(_ text: String) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed), as: UTF8.self)
  }

  private func write(_ text: String, to name: String) throws {
    let file = catalogue.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Runs a command in the parent folder; `CATALOGUE` is the catalogue's folder, `FILE` a file.
  private func run(_ command: String) throws -> Program.Result {
    defer { withExtendedLifetime(self) {} }
    let arguments = command.split(separator: " ").map {
      $0.replacing("CATALOGUE", with: Self.fileName).replacing("FILE", with: "\(Self.fileName).po")
    }
    return try Program(folder: folder).run(arguments.map(String.init))
  }

  /// Everything that a person or a CI system could take for something other than a quoted name.
  private func problems(of text: String) -> [String] {
    let controls = text.unicodeScalars.filter { scalar in
      scalar.properties.generalCategory == .control && scalar != "\n" || [0x2028, 0x2029].contains(scalar.value)
        || 0x202A...0x202E ~= scalar.value
    }
    let lines = text.split(separator: "\n").map { $0.drop { $0.isWhitespace } }
    let commands = lines.filter { line in
      line.contains("##[") || line.hasPrefix("::") && !line.contains(/^::(error|warning|notice) file=/)
        || line.hasPrefix("# INJECTED") || line.hasPrefix("INJECTED") || line.hasPrefix("- INJECTED")
    }
    return controls.map { "U+\(String($0.value, radix: 16))" } + commands.map(String.init)
  }

  /// Formats for people spell out every name.
  @Test(
    arguments: [
      "check CATALOGUE", "check CATALOGUE --format github", "check CATALOGUE --format junit",
      "check CATALOGUE --format checkstyle", "check CATALOGUE --format html",
      "lookup back --catalog CATALOGUE --locale en", "diff other CATALOGUE", "diff CATALOGUE other",
      "diff other CATALOGUE --format markdown", "diff CATALOGUE other --format markdown",
      "export --catalog CATALOGUE --locale de --format json --output CATALOGUE/out", "import FILE --catalog CATALOGUE",
      "import FILE --format json --catalog other", "import CATALOGUE --catalog other",
      "check CATALOGUE/none", "lookup CATALOGUE --locale en --catalog other", "rules CATALOGUE",
      "diff --git CATALOGUE other",
      "diff other CATALOGUE/none", "check other --baseline CATALOGUE/none/file",
      "check other --output CATALOGUE/none/file",
      "set CATALOGUE --locale de --title x --catalog other", "init CATALOGUE/catalog.json/none",
      "export --update FILE --catalog other", "export --pseudo --catalog CATALOGUE --output CATALOGUE/pseudo",
      "CATALOGUE",
      "check --format CATALOGUE other",
    ])
  func injectsNothing(command: String) throws {
    let result = try run(command)
    #expect(problems(of: result.output) == [])
    #expect(problems(of: result.error) == [])
    #expect((result.output + result.error).contains("INJECTED"), "the name is not shown at all: \(result)")
  }

  /// A purpose is not read if its name is not in kebab-case.
  @Test func drawsOnlyValidPurposes() throws {
    let result = try run("coverage CATALOGUE")
    #expect(problems(of: result.output) == [] && result.status == 0)
  }

  /// Formats for programs keep the name, which is only escaped in their text.
  @Test(
    arguments: [
      "check CATALOGUE --format json", "check CATALOGUE --format sarif", "coverage CATALOGUE --format json",
      "lookup back --catalog CATALOGUE --locale en --format json", "diff other CATALOGUE --format json",
      "import FILE --format json --catalog CATALOGUE --report json",
    ])
  func keepsNamesForPrograms(command: String) throws {
    let result = try run(command)
    #expect(problems(of: result.output) == [])
    #expect(problems(of: result.error) == [])
    if !result.output.isEmpty { _ = try result.json() }
    #expect((result.output + result.error).contains("INJECTED"))
  }

  /// All rows of a table have the same number of cells; no markup is active, and no one is mentioned.
  @Test(arguments: ["diff other CATALOGUE --format markdown", "diff CATALOGUE other --format markdown"])
  func keepsMarkdownWhole(command: String) throws {
    let text = try run(command).output
    var cells: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let scalars = Array(line.unicodeScalars)
      let bars = scalars.indices.count { scalars[$0] == "|" && ($0 == 0 || scalars[$0 - 1] != "\\") }
      guard scalars.first == "|" else {
        #expect(["", "#", "<", "`", "N", "A", "R", "*"].contains(line.first.map(String.init) ?? ""), "\(line)")
        cells = nil
        continue
      }
      #expect(bars == cells ?? bars, "\(line)")
      cells = bars
      // The line without inline code and escaped characters.
      let plain = line.replacing(/`` .*? ``/, with: "").replacing(/\\./, with: "").replacing(/`[^`]*`/, with: "")
      for markup in ["<script", "@everyone", "](", "http://b", " #1"] { #expect(!plain.contains(markup), "\(line)") }
    }
    #expect(text.contains("INJECTED"))
  }
}

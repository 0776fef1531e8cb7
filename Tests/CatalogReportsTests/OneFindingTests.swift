import CatalogFiles
import CatalogModel
import CheckTestSupport
import SourceText
import TextFormats
import Testing

@testable import CatalogReports
@testable import CatalogValidation

/// The exact text of one finding in each format, with the characters that a format must escape.
@Suite("One finding in each format")
struct OneFindingTests {
  /// A message or a path with a hard character, and its text in formats that write it differently.
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    /// In lines for people: terminals show no control character, and logs see no command.
    let line: String
    /// In an attribute of Checkstyle's or JUnit's XML.
    let attribute: String
    /// In a message of a workflow command.
    let command: String
    /// In a string of JSON.
    let json: String
    var testDescription: String { json }

    init(_ text: String, line: String, attribute: String, command: String, json: String) {
      (self.text, self.line, self.attribute, self.command, self.json) = (text, line, attribute, command, json)
    }

    /// A text that no format escapes.
    init(_ text: String) { self.init(text, line: text, attribute: text, command: text, json: text) }
  }

  static let rows = [
    Row("plain"), Row("größer 😀 حذف"), Row("it's – “so”"), Row("a: b, c"), Row("--"), Row("a\u{200C}b"),
    Row("100%", line: "100%", attribute: "100%", command: "100%25", json: "100%"),
    Row("%0A", line: "%0A", attribute: "%0A", command: "%250A", json: "%0A"),
    Row("\"a\"", line: "\"a\"", attribute: "&quot;a&quot;", command: "\"a\"", json: #"\"a\""#),
    Row(#"a\b"#, line: #"a\b"#, attribute: #"a\b"#, command: #"a\b"#, json: #"a\\b"#),
    Row("<b>&", line: "<b>&", attribute: "&lt;b&gt;&amp;", command: "<b>&", json: "<b>&"),
    Row("]]>", line: "]]>", attribute: "]]&gt;", command: "]]>", json: "]]>"),
    Row("<![CDATA[x", line: "<![CDATA[x", attribute: "&lt;![CDATA[x", command: "<![CDATA[x", json: "<![CDATA[x"),
    // Line ends, control characters and bidi controls are spelt out before any format sees them.
    Row("a\nb", line: "a⟨U+000A⟩b", attribute: "a⟨U+000A⟩b", command: "a⟨U+000A⟩b", json: "a⟨U+000A⟩b"),
    Row(
      "a\r\nb", line: "a⟨U+000D⟩⟨U+000A⟩b", attribute: "a⟨U+000D⟩⟨U+000A⟩b", command: "a⟨U+000D⟩⟨U+000A⟩b",
      json: "a⟨U+000D⟩⟨U+000A⟩b"),
    Row("\u{1B}[31m", line: "⟨U+001B⟩[31m", attribute: "⟨U+001B⟩[31m", command: "⟨U+001B⟩[31m", json: "⟨U+001B⟩[31m"),
    Row("a\u{2028}b", line: "a⟨U+2028⟩b", attribute: "a⟨U+2028⟩b", command: "a⟨U+2028⟩b", json: "a⟨U+2028⟩b"),
    Row("a\u{202E}b", line: "a⟨U+202E⟩b", attribute: "a⟨U+202E⟩b", command: "a⟨U+202E⟩b", json: "a⟨U+202E⟩b"),
    // The commands of CI systems.
    Row(
      "::error::x", line: "::error::x", attribute: ":&#58;error:&#58;x", command: "⟨U+003A⟩:error::x",
      json: "::error::x"),
    Row(
      "##[error]x", line: "##⟨U+005B⟩error]x", attribute: "#&#35;[error]x", command: "##⟨U+005B⟩error]x",
      json: #"##\u005Berror]x"#),
    Row(
      "##vso[x]", line: "##vso⟨U+005B⟩x]", attribute: "#&#35;vso[x]", command: "##vso⟨U+005B⟩x]",
      json: #"##vso\u005Bx]"#),
    // Noncharacters, which XML refuses.
    Row("a\u{FFFE}b", line: "a\u{FFFE}b", attribute: "a⟨U+FFFE⟩b", command: "a\u{FFFE}b", json: "a\u{FFFE}b"),
  ]

  private static func report(
    _ message: String = "m", file: String = "f.json", severity: Severity = .error, related: RelatedPlace? = nil
  ) throws -> CheckReport {
    let rule = RuleDescription(
      identifier: "rule", severity: severity, summary: "It asks.", rationale: "Why.", breaking: [], passing: [])
    let finding = Finding(
      rule: rule, message: message, subject: Subject(), file: file, position: SourcePosition(line: 3, column: 7),
      related: related)
    let base = try RuleExample.check()
    return CheckReport(
      source: base.source, findings: [finding], suppressed: [], rules: [(rule, severity)], coverage: base.coverage)
  }

  /// The lines of a report that contain a text.
  private static func lines(_ format: ReportFormat, _ report: CheckReport, with text: String) -> [String] {
    format.text(report).split(separator: "\n").map(String.init).filter {
      $0.utf8.firstRange(of: Array(text.utf8)) != nil
    }
  }

  @Test("Its message as text", arguments: rows)
  func text(_ row: Row) throws {
    let text = ReportFormat.text.text(try Self.report(row.text))
    #expect(text.utf8.starts(with: "f.json:3:7: error: \(row.line) [rule]\n".utf8), "\(text)")
  }

  @Test("Its message as a workflow command", arguments: rows)
  func github(_ row: Row) throws {
    let text = ReportFormat.github.text(try Self.report(row.text))
    #expect(text.utf8.starts(with: "::error file=f.json,line=3,col=7,title=rule::\(row.command)\n".utf8), "\(text)")
  }

  @Test("Its message in Checkstyle's XML", arguments: rows)
  func checkstyle(_ row: Row) throws {
    let line = #"    <error line="3" column="7" severity="error" message="\#(row.attribute)" source="catalog.rule"/>"#
    #expect(Self.lines(.checkstyle, try Self.report(row.text), with: "<error") == [line])
  }

  @Test("Its message in JUnit's XML", arguments: rows)
  func junit(_ row: Row) throws {
    // In the element, the place begins the line.
    let line =
      #"      <failure type="error" message="\#(row.attribute)">f.json:3:7: error: \#(row.attribute) [rule]</failure>"#
    #expect(Self.lines(.junit, try Self.report(row.text), with: "<failure") == [line])
  }

  @Test("Its message in JSON and SARIF", arguments: rows)
  func json(_ row: Row) throws {
    let report = try Self.report(row.text)
    #expect(ReportFormat.json.text(report).utf8.firstRange(of: Array("\"message\": \"\(row.json)\"".utf8)) != nil)
    #expect(ReportFormat.sarif.text(report).utf8.firstRange(of: Array("\"text\": \"\(row.json)\"".utf8)) != nil)
  }

  @Test(
    "Its file",
    arguments: [
      ("a b.json", "a b.json", "a b.json", "a b.json", "a%20b.json"),
      ("./x/../f.json", "./x/../f.json", "f.json", "f.json", "f.json"),
      ("a,b:c.json", "a,b:c.json", "a%2Cb%3Ac.json", "a,b:c.json", "a%2Cb%3Ac.json"),
      ("ü%.json", "ü%.json", "ü%25.json", "ü%.json", "%C3%BC%25.json"),
      ("a\"<.json", "a\"<.json", "a\"<.json", "a&quot;&lt;.json", "a%22%3C.json"),
      ("a\nb.json", "a⟨U+000A⟩b.json", "a⟨U+000A⟩b.json", "a&#10;b.json", "a%0Ab.json"),
    ])
  func files(file: String, line: String, property: String, attribute: String, uri: String) throws {
    let report = try Self.report(file: file)
    #expect(ReportFormat.text.text(report).hasPrefix("\(line):3:7: error: m [rule]\n"))
    #expect(ReportFormat.github.text(report).hasPrefix("::error file=\(property),line=3,col=7,title=rule::m\n"))
    #expect(Self.lines(.checkstyle, report, with: "<file") == ["  <file name=\"\(attribute)\">"])
    #expect(ReportFormat.sarif.text(report).contains("\"uri\": \"\(uri)\""))
  }

  @Test(
    "Its severity",
    arguments: [
      (Severity.error, "error", "error", "error"), (.warning, "warning", "warning", "warning"),
      (.note, "note", "notice", "info"),
    ])
  func severities(severity: Severity, word: String, command: String, checkstyle: String) throws {
    let report = try Self.report(severity: severity)
    #expect(ReportFormat.text.text(report).hasPrefix("f.json:3:7: \(word): m [rule]\n"))
    #expect(ReportFormat.github.text(report).hasPrefix("::\(command) file="))
    #expect(ReportFormat.checkstyle.text(report).contains(#"severity="\#(checkstyle)""#))
    #expect(ReportFormat.sarif.text(report).contains(#""level": "\#(word)""#))
    // A note does not fail a test.
    #expect(ReportFormat.junit.text(report).contains("<failure") == (severity > .note))
    #expect(ReportFormat.html.text(report).contains("<span class=\"severity \(word)\">\(word)</span> m"))
  }

  @Test(
    "Colours of a terminal",
    arguments: [
      (Severity.error, "\u{1B}[31merror\u{1B}[0m"), (.warning, "\u{1B}[33mwarning\u{1B}[0m"),
      (.note, "\u{1B}[36mnote\u{1B}[0m"),
    ])
  func colours(severity: Severity, word: String) throws {
    let report = try Self.report("\u{1B}[31m", severity: severity)
    let text = ReportFormat.text.text(report, showsColour: true)
    #expect(text.hasPrefix("f.json:3:7: \(word): ⟨U+001B⟩[31m [rule]\n"), "\(text)")
    #expect(!ReportFormat.text.text(report).utf8.contains(0x1B))
  }

  @Test("A place elsewhere has its own annotation, and a related location in SARIF")
  func related() throws {
    let place = RelatedPlace(file: "titles/pl.json", position: SourcePosition(line: 9, column: 2))
    let report = try Self.report(related: place)
    let commands = ReportFormat.github.text(report).split(separator: "\n").dropLast()
    #expect(
      commands == [
        "::error file=f.json,line=3,col=7,title=rule::m", "::error file=titles/pl.json,line=9,col=2,title=rule::m",
      ])
    #expect(ReportFormat.sarif.text(report).contains("\"relatedLocations\""))
    #expect(
      ReportFormat.json.text(report).contains(#""related": { "file": "titles/pl.json", "line": 9, "column": 2 }"#))
    #expect(!ReportFormat.sarif.text(try Self.report()).contains("\"relatedLocations\""))
  }
}

import CatalogFiles
import CatalogModel
import CheckTestSupport
import ICUOracles
import ICUText
import MessageSyntax
import Testing

@testable import CatalogValidation

/// Messages that no translator writes. The check reports what it can, and terminates.
@Suite(.timeLimit(.minutes(20))) struct HostileMessageTests {
  /// The largest numbers that the syntax allows, for rules that do arithmetic.
  @Test(
    arguments: [
      "=99999999999999999999 {Delete #}", "=-99999999999999999999 {Delete #}", "=1e300 {Delete #}",
      "=9223372036854775807 {Delete #}", "=9223372036854775808 {Delete #}", "=0.5 {Delete #}",
      "offset:99999999999999999999 one {Delete #}", "offset:-9223372036854775808 =1 {x} one {Delete #}",
      "offset:9223372036854775807 one {Delete #}", "offset:1e300 =1e300 {x} one {#}", "offset:0.5 one {Delete #}",
    ], ["plural", "selectordinal"])
  func checksLargeNumbers(branches: String, kind: String) throws {
    let message = "{count, \(kind), \(branches) other {Delete #}}"
    for limit in [1, 12, 400] {
      // A finding's message stays short.
      #expect(try Self.findings(message, limit: limit).allSatisfy { $0.message.utf8.count < 1_000 })
    }
  }

  /// A text with a large number has the length that ICU prints, to the character.
  @Test(arguments: [("=99999999999999999999", "", 1e20), ("=9007199254740993", "offset:1 ", 9_007_199_254_740_991)])
  func measuresLargeNumbers(selector: String, offset: String, printed: Double) throws {
    let oracle = try MessageFormatOracle("{n, number}", locale: "en", arguments: ["n"])
    try oracle.set("n", to: .number(printed))
    let length = try oracle.string().count
    let message = "{count, plural, \(offset)\(selector) {#} other {#}}"
    let found = try Self.findings(message, limit: length - 1).first { $0.rule == "title-too-long" }
    #expect(found?.message.contains("the text is \(length) characters long") == true, "\(printed): \(length)")
    #expect(try !Self.findings(message, limit: length).contains { $0.rule == "title-too-long" })
  }

  /// Twenty thousand branches in a long text; all variants together would take gigabytes.
  @Test func limitsTheNumberOfVariants() throws {
    let branches = (0..<20_000).map { "w\($0) {a  b}" }.joined(separator: " ")
    let long = String(repeating: "long ", count: 40_000)
    let message = "\(long){count, select, \(branches) other {c}}\(long)"
    #expect(try Self.findings(message, limit: 30).contains { $0.rule == "double-space" })
  }

  @Test func reportsManyFindingsInOneText() throws {
    let message = String(repeating: "a  b ", count: 20_000)
    #expect(try Self.findings(message, limit: 30).count { $0.rule == "double-space" } > 1)
  }

  private static func findings(_ message: String, limit: Int) throws -> [Finding] {
    let declaration = #""counted": { "arguments": { "count": { "type": "integer" } }, "limit": \#(limit) }"#
    let titles = #"{ "delete": { "title": "Delete", "counted": "\#(message)" } }"#
    let files = [
      "catalog.json":
        #"{ "formatVersion": 1, "name": "Great", "sourceLocale": "en", "locales": ["en", "ar"], "iconSets": [] }"#,
      "purposes.json":
        #"{ "delete": { "role": "destroy", "description": "Destroys.", "icons": {}, "messages": { "title": {}, \#(declaration) } } }"#,
      "titles/en.json": titles, "titles/ar.json": titles,
    ]
    return CatalogCheck.run(on: try .reading(files)).findings.filter { $0.subject.locale == .english }
  }
}

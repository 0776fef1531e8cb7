import CatalogFiles
import CatalogModel
import SourceText
import Testing

@testable import CatalogValidation

/// A finding's identity: what stays the same while files are edited, so that a baseline can name it.
@Suite struct IdentityTests {
  /// Mistakes of every kind in both locales.
  private static let broken: [String: String] = [
    "titles/en.json": """
    {
      "back": " Return to the previous screen ",
      "delete": { "title": "", "counted": "{count, plural, zero {none} one {# {item}} other {# items}}" }
    }
    """,
    "titles/pl.json": """
    { "delete": { "title": "Usuń", "counted": "{count, plural, one {Usuń #} other {Usuń # {who} {whom}}}" } }
    """,
  ]

  @Test func identitiesAreUnique() throws {
    let identities = try RuleExample.check(Self.broken).findings.map(\.identity)
    #expect(identities.count > 8)
    #expect(Set(identities).count == identities.count)
  }

  @Test func identitiesNameTheRuleAndItsSubject() throws {
    let identities = try RuleExample.check(Self.broken).findings.map(\.identity)
    for identity in [
      "missing-title:back:title:pl:*:*", "empty-title:delete:title:en:*:*", "title-too-long:back:title:en:*:*",
      "missing-plural-category:delete:counted:pl:few:*", "missing-plural-category:delete:counted:pl:many:*",
      "unused-plural-category:delete:counted:en:zero:*",
      "edge-whitespace:back:title:en:*:*", "edge-whitespace:back:title:en:*:*#2",
    ] {
      #expect(identities.contains(identity), "\(identity)")
    }
  }

  /// A finding about a file is known by its name, wherever the catalogue stands.
  @Test func identitiesOfFilesAreRelative() throws {
    let files = Dictionary(uniqueKeysWithValues: RuleExample.base.map { ("a/b/\($0)", $1) })
      .merging(["a/b/titles/pl.json": "{,}"]) { $1 }
    let source = try CatalogReader(files: MemoryFiles(files)).read("a/b")
    let identities = CatalogCheck.run(on: source).findings.map(\.identity)
    #expect(identities.contains("json-syntax:titles/pl.json"))
  }

  @Test func identitiesSurviveMovedLines() throws {
    var files = Self.broken
    files = files.mapValues { text in
      "\n\n"
        + text.split(separator: " ", omittingEmptySubsequences: false).joined(separator: " ")
        .replacing("\": ", with: "\":\n   ").replacing("}, ", with: "},\n")
    }
    let before = try RuleExample.check(Self.broken).findings
    let after = try RuleExample.check(files).findings
    #expect(Set(before.map(\.place)) != Set(after.map(\.place)))
    #expect(before.map(\.identity).sorted() == after.map(\.identity).sorted())
  }

  @Test func identitiesSurviveAnotherLocale() throws {
    var files = Self.broken
    files["catalog.json"] = RuleExample.base["catalog.json"]?.replacing(#"["en", "pl"]"#, with: #"["ar", "en", "pl"]"#)
    let before = try RuleExample.check(Self.broken).findings.map(\.identity)
    let after = try RuleExample.check(files).findings.filter { $0.subject.locale?.identifier != "ar" }.map(\.identity)
    #expect(before.sorted() == after.sorted())
  }

  /// The words are for people: rewording them loses no baseline.
  @Test func identitiesDoNotDependOnWords() throws {
    let place = SourcePosition(line: 1, column: 1)
    let subject = Subject(purpose: "back", message: "title", locale: LanguageTag("pl"))
    let findings = ["no title", "a title is missing"].map { words in
      Finding(rule: MissingTitleRule.description, message: words, subject: subject, file: "f", position: place)
    }
    #expect(findings[0].identity == findings[1].identity)
    #expect(findings[0].identity == "missing-title:back:title:pl:*:*")
  }

  /// Whatever order they are found in, reports have one.
  @Test func findingsHaveOneOrder() throws {
    let findings = try RuleExample.check(Self.broken).findings
    let again = Finding.ordered(try RuleExample.check(Self.broken).findings.reversed().map(unnumbered))
    #expect(findings.map(\.line) == again.map(\.line))
    #expect(findings.map(\.identity) == again.map(\.identity))
    let places = findings.map { ($0.file, $0.position.line, $0.position.column) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
  }

  /// A finding as its rule made it.
  private func unnumbered(_ finding: Finding) -> Finding {
    var finding = finding
    finding.identity = String(finding.identity.prefix { $0 != "#" })
    return finding
  }
}

import CatalogFiles
import CatalogModel
import CheckTestSupport
import SourceText
import Testing

@testable import CatalogValidation

/// A finding's identity stays the same while files are edited, so that a baseline can refer to it.
@Suite struct IdentityTests {
  /// Mistakes of every kind, in both locales.
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

  /// A finding about a file has the file's path relative to the catalogue in its identity.
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

  /// A reworded message does not invalidate a baseline.
  @Test func identitiesDoNotDependOnMessages() throws {
    let place = SourcePosition(line: 1, column: 1)
    let subject = Subject(purpose: "back", message: "title", locale: LanguageTag("pl"))
    let findings = ["no title", "a title is missing"].map { message in
      Finding(rule: MissingTitleRule.description, message: message, subject: subject, file: "f", position: place)
    }
    #expect(findings[0].identity == findings[1].identity)
    #expect(findings[0].identity == "missing-title:back:title:pl:*:*")
  }

  // MARK: Collisions

  /// `save` appears beside two others and can collide with each.
  private static func collisions(close: String, open: String) throws -> CheckReport {
    let purpose = #"{ "role": "act", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {} }"#
    return try RuleExample.check([
      "purposes.json": """
      { "close": \(purpose) }, "open": \(purpose) }, "save": \(purpose), "appearsWith": ["close", "open"] } }
      """,
      "titles/en.json": #"{ "close": "\#(close)", "open": "\#(open)", "save": "Save" }"#,
      "titles/pl.json": #"{ "close": "Zamknij", "open": "Otwórz", "save": "Zapisz" }"#,
    ])
  }

  private static func identities(_ report: CheckReport) -> [String] {
    report.findings.filter { $0.rule == "title-collision" }.map(\.identity)
  }

  @Test func collisionsNameBothPurposes() throws {
    let both = try Self.collisions(close: "Save", open: "Save")
    #expect(
      Self.identities(both) == ["title-collision:save:title:en:*:*:close", "title-collision:save:title:en:*:*:open"])
    let changes = FindingChanges(from: try Self.collisions(close: "Save", open: "Open"), to: both)
    #expect(changes.new.map(\.identity).filter { $0.contains("title-") } == ["title-collision:save:title:en:*:*:open"])
  }

  /// A collision with another title is a new finding, even if both are about the same title.
  @Test func anotherCollisionIsNew() throws {
    let before = try Self.collisions(close: "Close", open: "Save")
    let changes = FindingChanges(from: before, to: try Self.collisions(close: "Save", open: "Open"))
    #expect(changes.new.map(\.identity).contains("title-collision:save:title:en:*:*:close"))
    #expect(changes.resolved.map(\.identity).contains("title-collision:save:title:en:*:*:open"))
  }

  /// A broken file hides what is in it: nothing is reported as gone, until it can be read again.
  @Test func unreadFindingsAreNotGone() throws {
    let before = try Self.collisions(close: "Save", open: "Open")
    let broken = try Self.collisions(close: #"" Save"#, open: "Open")
    #expect(broken.source.readingError != nil)
    let changes = FindingChanges(from: before, to: broken)
    #expect(changes.resolved.isEmpty)
    #expect(changes.unjudged.map(\.identity).contains("title-collision:save:title:en:*:*:close"))
    let repaired = FindingChanges(from: changes.known, to: try Self.collisions(close: "Close", open: "Open"))
    #expect(repaired.resolved.map(\.identity).contains("title-collision:save:title:en:*:*:close"))
    #expect(repaired.resolved.map(\.rule).contains("json-syntax") && repaired.unjudged.isEmpty)
    let difference = CatalogDifference(from: ComparedCatalog(before.source), to: ComparedCatalog(broken.source))
    #expect(difference.resolvedFindings.isEmpty && difference.notes.first?.contains("not compared") == true)
  }

  @Test(arguments: [["save": "store"], ["close": "shut"]])
  func identitiesFollowRenamedPurposes(renamed: [String: String]) throws {
    let finding = try #require(
      try Self.collisions(close: "Save", open: "Open").findings.first { $0.rule == "title-collision" })
    let expected = ["save", "close"].map { renamed[$0] ?? $0 }
    #expect(finding.identity(renamed: renamed) == "title-collision:\(expected[0]):title:en:*:*:\(expected[1])")
    #expect(finding.identity(renamed: ["open": "load"]) == finding.identity)
  }

  @Test func renamedPurposesKeepTheNumber() throws {
    let finding = try #require(try RuleExample.check(Self.broken).findings.first { $0.identity.hasSuffix("#2") })
    let renamed = finding.identity(renamed: ["back": "return"])
    #expect(renamed == "edge-whitespace:return:title:en:*:*#2")
  }

  /// Baselines of version 0.9 do not name the companion.
  @Test func collisionsHaveTheirEarlierIdentity() throws {
    let both = try Self.collisions(close: "Save", open: "Save")
    #expect(
      both.findings.filter { $0.rule == "title-collision" }.flatMap(\.earlierIdentities)
        == ["title-collision:save:title:en:*:*", "title-collision:save:title:en:*:*#2"])
    #expect(
      both.findings.filter { $0.rule != "title-collision" && $0.rule != "icon-collision" }
        .allSatisfy { $0.earlierIdentities.isEmpty })
  }

  /// The order of findings in a report does not depend on the order in which rules find them.
  @Test func findingsHaveOneOrder() throws {
    let findings = try RuleExample.check(Self.broken).findings
    let again = Finding.ordered(try RuleExample.check(Self.broken).findings.reversed().map(unnumbered))
    #expect(findings.map(\.line) == again.map(\.line))
    #expect(findings.map(\.identity) == again.map(\.identity))
    let places = findings.map { ($0.file, $0.position.line, $0.position.column) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
  }

  /// The finding without its ordinal.
  private func unnumbered(_ finding: Finding) -> Finding {
    var finding = finding
    finding.identity = String(finding.identity.prefix { $0 != "#" })
    return finding
  }
}

import CheckTestSupport
import Testing

@testable import CatalogValidation

/// A fix keeps the bytes around it and leaves nothing for its rule to find.
@Suite struct FixTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let file: String
    let before: String
    let after: String
    var files: [String: String] = [:]
    var testDescription: String { "\(rule): \(before)" }
  }

  @Test(arguments: apostrophes + numbers + overrides + shorts)
  func fixes(_ row: Row) throws {
    var files = RuleExample.base.merging(row.files) { $1 }
    files[row.file] = row.before
    let fixes = try RuleExample.check(files).findings.filter { $0.rule == row.rule }.compactMap(\.fix)
    #expect(!fixes.isEmpty && fixes.allSatisfy { $0.file == row.file })
    var bytes = Array(row.before.utf8)
    for fix in fixes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(fix.range, with: fix.replacement.utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == row.after)
    files[row.file] = row.after
    #expect(try RuleExample.check(files).findings.filter { $0.rule == row.rule }.map(\.line) == [])
  }

  /// Findings with more than one possible fix are not fixed.
  @Test func doesNotFixAmbiguousFindings() throws {
    let plural = try RuleExample.check(RuleExample.counted("Usuń # elementów", in: "pl").files).findings
    #expect(plural.map(\.rule) == ["number-sign-outside-plural"])
    #expect(plural.allSatisfy { $0.fix == nil })
  }

  private static func english(_ counted: String) -> String {
    #"{ "back": "Back", "delete": { "title": "Delete", "counted": "\#(counted)" } }"#
  }

  private static func apostrophe(_ before: String, _ after: String) -> Row {
    Row(rule: "unpaired-apostrophe", file: "titles/en.json", before: english(before), after: english(after))
  }

  /// ICU's mode DOUBLE_OPTIONAL: a doubled apostrophe is always printed once.
  private static let apostrophes = [
    apostrophe("Delete '{count}'", "Delete ''{count}''"),
    apostrophe("Delete l'{count} now", "Delete l''{count} now"),
    apostrophe("Delete l'{count} d'ici", "Delete l''{count} d''ici"),
    apostrophe(
      "{count, plural, one {d'# item} other {d'# items}}", "{count, plural, one {d''# item} other {d''# items}}"),
    apostrophe("{count, plural, one {l'# item} other {# items}}", "{count, plural, one {l''# item} other {# items}}"),
    apostrophe(#"\u0027{count}'"#, "''{count}''"),
  ]

  private static let numbers = [
    Row(
      rule: "number-hard-coded", file: "titles/en.json",
      before: english("{count, plural, one {Delete 1 item} other {Delete # items}}"),
      after: english("{count, plural, one {Delete # item} other {Delete # items}}")),
    Row(
      rule: "number-sign-outside-plural", file: "titles/ja.json",
      before: ##"{ "back": "戻る", "delete": { "title": "削除", "counted": "#項目を削除" } }"##,
      after: #"{ "back": "戻る", "delete": { "title": "削除", "counted": "{count}項目を削除" } }"#,
      files: ["catalog.json": manifest("ja")]),
  ]

  private static let british = manifest("en-GB")

  private static func manifest(_ locale: String) -> String {
    #"{ "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "\#(locale)"], "iconSets": ["set"] }"#
  }

  private static func override(_ before: String, _ after: String) -> Row {
    Row(
      rule: "redundant-override", file: "titles/en-GB.json", before: before, after: after,
      files: ["catalog.json": british])
  }

  /// The member is removed with its comma and its line; the rest is in canonical form.
  private static let overrides = [
    override(
      """
      {
        "$form": "imperative",
        "back": "Back",
        "delete": "Remove"
      }

      """,
      """
      {
        "$form": "imperative",
        "delete": "Remove"
      }

      """),
    override(
      """
      {
        "$form": "imperative",
        "back": "Back",
        "delete": { "title": "Delete" }
      }

      """,
      """
      {
        "$form": "imperative"
      }

      """),
    override(#"{ "back": "Back" }"#, "{}"),
    override(
      #"{ "delete": { "title": "Delete", "counted": "{count}" } }"#, #"{ "delete": { "counted": "{count}" } }"#),
  ]

  private static func short(_ before: String, _ after: String) -> Row {
    Row(
      rule: "unneeded-short", file: "titles/en.json", before: before, after: after,
      files: [
        "purposes.json": """
        {
          "keep": { "role": "act", "description": "…", "icons": {}, "messages": { "title": {}, "short": {} } },
          "pin": { "role": "act", "description": "…", "icons": {}, "messages": { "title": {}, "short": {}, "long": {} } }
        }
        """
      ])
  }

  /// The rest is in canonical form: on one line if it fits, and a single title without an object.
  private static let shorts = [
    short(
      """
      {
        "keep": { "title": "Keep the page", "short": "Keep" },
        "pin": {
          "title": { "text": "Pin", "comment": "A verb; not to nail." },
          "short": "Pin it",
          "long": "Pin it to the board"
        }
      }

      """,
      """
      {
        "keep": "Keep the page",
        "pin": {
          "title": { "text": "Pin", "comment": "A verb; not to nail." },
          "long": "Pin it to the board"
        }
      }

      """),
    short(
      #"{ "keep": { "title": "Keep", "short": { "text": "K.", "state": "final" } }, "pin": "Pin" }"#,
      #"{ "keep": "Keep", "pin": "Pin" }"#),
  ]
}

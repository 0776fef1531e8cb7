import CatalogFiles
import CatalogModel
import CheckTestSupport
import Testing

@testable import CatalogValidation

/// One mistake gives one finding and a count of what follows from it.
@Suite struct FollowUpTests {
  private static let locales = ["de", "en", "es", "fr", "it", "nl", "pl"]

  /// A catalogue in seven languages whose purposes.json and catalog.json a test changes.
  private static func findings(
    purposes: String = purposes(), iconSets: String = "set", titles: String? = nil, vocabulary: String? = nil
  ) throws -> [String] {
    var files = RuleExample.base
    files["catalog.json"] = """
      {
        "formatVersion": 1, "name": "Example", "sourceLocale": "en", "iconSets": ["\(iconSets)"],
        "locales": [\(locales.map { "\"\($0)\"" }.joined(separator: ", "))]
      }
      """
    files["purposes.json"] = purposes
    files["vocabulary.json"] = vocabulary
    for locale in locales {
      files["titles/\(locale).json"] = titles ?? #"{ "back": "\#(locale)", "delete": { "title": "\#(locale)-2" } }"#
    }
    let found = CatalogCheck.run(on: try .reading(files)).findings
    return found.filter { $0.severity > .note }.map { "\($0.rule) \($0.subject.purpose ?? "") \($0.followUps)" }
  }

  private static func purposes(_ name: String = "delete", role: String = #""destroy""#) -> String {
    """
    {
      "back": { "role": "navigate", "description": "…", "icons": { "set": "arrow-back" }, "messages": { "title": {} } },
      "\(name)": { "role": \(role), "description": "…", "icons": { "set": "trash" }, "messages": { "title": {} } }
    }
    """
  }

  /// Seven files name a purpose whose identifier is not in kebab-case.
  @Test func anIdentifierInAnotherCase() throws {
    let titles = #"{ "back": "Back", "saveAs": "Save" }"#
    let found = try Self.findings(purposes: Self.purposes("saveAs"), titles: titles)
    #expect(found.filter { $0.contains("saveAs") } == ["wrong-type saveAs 0", "wrong-type saveAs 7"])
  }

  /// The inventory of a misspelt set is missing, each purpose lacks its icon, and the real set is not listed.
  @Test func aMisspeltIconSet() throws {
    let found = try Self.findings(iconSets: "sett")
    #expect(found.first == "unreadable-file  0")
    #expect(found.count <= 3 && found.allSatisfy { $0.hasPrefix("unreadable-file") }, "\(found)")
  }

  /// A purpose that names a set in a misspelt way lacks its icon of the set that was meant.
  @Test func aMisspeltIconSetOfAPurpose() throws {
    let purposes = Self.purposes().replacing(#""set": "trash""#, with: #""sett": "trash""#)
    #expect(try Self.findings(purposes: purposes) == ["unknown-icon delete 0", "unknown-icon delete 1"])
  }

  /// The vocabulary and the titles of a purpose whose entry lacks a field are not to be removed.
  @Test func aBrokenPurpose() throws {
    let purposes = """
      {
        "back": { "role": "navigate", "description": "…", "icons": { "set": "arrow-back" }, "messages": { "title": {} } },
        "delete": { "role": "destroy", "description": "…", "icons": { "set": "trash" } }
      }
      """
    let found = try Self.findings(
      purposes: purposes, vocabulary: #"{ "delete": { "synonyms": { "en": ["Erase"] } } }"#)
    #expect(found.filter { $0.contains("delete") } == ["missing-field delete 0", "missing-field delete 1"], "\(found)")
  }

  /// A purpose that was removed is named by seven titles files.
  @Test func aRemovedPurpose() throws {
    let found = try Self.findings(titles: #"{ "back": "Back", "delete": "Delete", "gone": "Gone" }"#)
    #expect(found.filter { $0.contains("gone") } == ["unknown-purpose gone 0", "unknown-purpose gone 6"])
  }

  /// A locale that no registry knows is one mistake, even if its texts are incomplete.
  @Test func anUnknownLocale() throws {
    let found = CatalogCheck.run(
      on: try .reading(
        RuleExample.base.merging(["catalog.json": RuleExample.manifest(locales: #""en", "zz""#)]) { $1 })
    ).findings.filter { $0.subject.locale?.identifier == "zz" }
    #expect(found.map(\.rule).allSatisfy { $0 == "unknown-locale" }, "\(found.map(\.line))")
  }

  /// An unknown type of an argument is not repeated for each locale that uses the argument.
  @Test func anUnknownArgumentType() throws {
    let purposes = Self.purposes().replacing(
      #""trash" }, "messages": { "title": {} }"#,
      with: #""trash" }, "messages": { "title": {}, "counted": { "arguments": { "count": { "type": "int" } } } }"#)
    let counted = #"{count, plural, one {# item} other {# items}}"#
    let found = try Self.findings(
      purposes: purposes, titles: #"{ "back": "Back", "delete": { "title": "Delete", "counted": "\#(counted)" } }"#)
    let about = found.filter { $0.contains("delete") && !$0.contains("untranslated") }
    #expect(about.first == "wrong-type delete 0", "\(found)")
    #expect(about.dropFirst().allSatisfy { $0.hasPrefix("wrong-type delete") }, "\(found)")
  }

  /// The translations are right, and the source text changed: the count of the others stands at the source text.
  @Test func anOffsetOfTheSource() throws {
    var files = RuleExample.base
    files["catalog.json"] = RuleExample.manifest(locales: Self.locales.map { "\"\($0)\"" }.joined(separator: ", "))
    files["purposes.json"] = Self.purposes().replacing(
      #""trash" }, "messages": { "title": {} }"#,
      with: #""trash" }, "messages": { "title": {}, "counted": { "arguments": { "count": { "type": "integer" } } } }"#)
    for locale in Self.locales {
      let offset = locale == "en" ? "offset:1 " : ""
      let counted = "{count, plural, \(offset)one {\(locale) # x} other {\(locale) # y}}"
      files["titles/\(locale).json"] =
        #"{ "back": "\#(locale)", "delete": { "title": "\#(locale)-2", "counted": "\#(counted)" } }"#
    }
    let found = CatalogCheck.run(on: try .reading(files)).findings.filter { $0.rule == "argument-shown-otherwise" }
    #expect(found.map { "\($0.file) \($0.followUps)" } == ["titles/de.json 0", "titles/en.json 5"])
    #expect(
      found.last?.message
        == "5 more errors are the same in 'es', 'fr', 'it', …; if the source text or purposes.json is wrong, correct that alone"
    )
  }

  /// A tool wrote one word for each text of a file; twelve texts of a hundred that wait are twelve findings.
  @Test(arguments: [(12, 1), (40, 1), (100, 12)])
  func placeholders(ofTexts count: Int, lines: Int) throws {
    let names = (0..<count).map { "p\($0)" }
    let purpose = #"{ "role": "act", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {} } }"#
    func titles(_ text: (Int) -> String) -> String {
      "{ \(names.enumerated().map { "\"\($1)\": \"\(text($0))\"" }.joined(separator: ", ")) }"
    }
    let found = CatalogCheck.run(
      on: try .reading(
        RuleExample.base.merging([
          "catalog.json": RuleExample.manifest(locales: #""de", "en""#),
          "purposes.json": "{ \(names.map { "\"\($0)\": \(purpose)" }.joined(separator: ", ")) }",
          "titles/en.json": titles { "Text \($0)" },
          // A text of the catalogue, which the rule finds.
          "titles/de.json": titles { $0 < 12 ? "TODO" : "Wort \($0)" },
        ]) { $1 })
    ).findings.filter { $0.rule == "placeholder-text" }
    #expect(found.filter { $0.followUps == 0 }.count == lines)
    #expect(found.count(.error) >= 12)
  }
}

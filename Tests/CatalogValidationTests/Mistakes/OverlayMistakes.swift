import CatalogFiles
import CatalogModel
import CheckTestSupport
import Foundation
import TestSupport
import Testing

@testable import CatalogValidation

/// Texts of an overlay that differ from the usage of the extended catalogue: the rule reports each, and no other rule
/// reports anything.
@Suite struct OverlayMistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let rule: String
    let locale: String
    let english: String
    let text: String
    /// The overlay's glossary.json.
    var glossary = "{}"

    var testDescription: String { "\(rule): \(locale): \(english): \(text)" }
  }

  @Test(arguments: mistakes)
  func isTheOnlyFinding(_ mistake: Mistake) throws {
    let found = try Self.findings(mistake)
    #expect(found.map(\.rule) == [mistake.rule], "\(found.map(\.line))")
    #expect(found.allSatisfy { $0.subject.purpose == "keep" && $0.subject.locale?.identifier == mistake.locale })
  }

  static let mistakes = words + glossaries + inheritedWords

  /// An app's own button with the title "Save"; Standard has another word.
  private static let words = [
    ("de", "Sichern"), ("fr", "Sauvegarder"), ("ja", "セーブ"), ("ar", "تخزين"), ("he", "אחסון"),
  ]
  .map { Mistake(rule: "same-purpose-different-words", locale: $0.0, english: "Save", text: $0.1) }

  /// An app's own button with another English title, and the word that Standard uses for Close.
  private static let inheritedWords = [
    ("de", "Schließen"), ("fr", "Fermer"), ("ja", "閉じる"), ("ar", "إغلاق"), ("he", "סגירה"),
  ]
  .map { Mistake(rule: "inherited-word", locale: $0.0, english: "Seal the box", text: $0.1) }

  private static let glossaries = [
    Mistake(
      rule: "glossary", locale: "de", english: "Start ride", text: "Tour starten",
      glossary: #"{ "de": { "terms": { "ride": { "words": ["Fahrt*"] } } } }"#),
    Mistake(
      rule: "glossary", locale: "pl", english: "Start ride", text: "Start podróży",
      glossary: #"{ "pl": { "terms": { "ride": { "words": ["jazd*", "jaźdz*"] } } } }"#),
    Mistake(
      rule: "glossary", locale: "ja", english: "Keep route", text: "経路を保つ",
      glossary: #"{ "ja": { "forbidden": { "経路": { "instead": "ルート", "reason": "So say navigation systems." } } } }"#),
    Mistake(
      rule: "glossary", locale: "ru", english: "Keep the route", text: "Хранить путь",
      glossary: #"{ "ru": { "terms": { "route": { "words": ["маршрут*"] } } } }"#),
    Mistake(
      rule: "glossary", locale: "th", english: "Keep the route", text: "เก็บทางไว้",
      glossary: #"{ "th": { "forbidden": { "ทาง": { "instead": "เส้นทาง", "reason": "Any way is meant." } } } }"#),
  ]

  private static func findings(_ mistake: Mistake) throws -> [Finding] {
    let standard = Repository.standard
    var files = [
      "catalog.json": """
      { "formatVersion": 1, "name": "App", "extends": "Base", "locales": ["en", "\(mistake.locale)"], "iconSets": [] }
      """,
      "purposes.json": #"{ "keep": { "role": "act", "description": "…", "messages": { "title": {} } } }"#,
      "titles/en.json": #"{ "keep": "\#(mistake.english)" }"#,
      "titles/\(mistake.locale).json": #"{ "keep": "\#(mistake.text)" }"#,
      "glossary.json": mistake.glossary,
    ]
    for path in ["catalog.json", "purposes.json", "titles/en.json", "titles/\(mistake.locale).json"] {
      files["Base/\(path)"] = try String(contentsOf: standard.appending(path: path), encoding: .utf8)
    }
    return CatalogCheck.run(on: try .reading(files)).findings.filter { $0.severity > .note || $0.rule == mistake.rule }
  }
}

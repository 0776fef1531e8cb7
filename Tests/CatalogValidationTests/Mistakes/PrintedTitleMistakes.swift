import CatalogFiles
import CatalogModel
import CheckTestSupport
import Foundation
import TestSupport
import Testing

@testable import CatalogValidation

/// Titles of an overlay beside the words that programs print by Standard's attestation.tsv: exchanged opposites, other
/// purposes' words and slips are reported, and nothing else is.
@Suite("Titles that programs print") struct PrintedTitleMistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let rule: String
    let locale: String
    let purpose: String
    let text: String

    var testDescription: String { "\(rule): \(locale) \(purpose): \(text)" }
  }

  static let mistakes = [
    ("swapped-title", "de", "lock", "Entsperren"), ("swapped-title", "fr", "undo", "Rétablir"),
    ("swapped-title", "ja", "mute", "ミュート解除"), ("swapped-title", "pl", "zoom-in", "Pomniejsz"),
    ("swapped-title", "es", "redo", "Deshacer"),
    ("swapped-title", "ru", "next", "Назад"), ("swapped-title", "de", "import", "Exportieren"),
    ("unusual-title", "nl", "cancel", "Opslaan"),
    ("unusual-title", "de", "volume", "Drucken"), ("unusual-title", "fr", "save", "Imprimer"),
    ("unusual-title", "it", "close", "Cerca"), ("unusual-title", "tr", "quit", "Kaydet"),
    ("misspelled-title", "es", "save", "Guardarr"), ("misspelled-title", "de", "delete", "Löshcen"),
    ("misspelled-title", "pl", "delete", "Usun"), ("misspelled-title", "ru", "settings", "Насройки"),
    ("misspelled-title", "fr", "search", "Recherhcer"),
  ].map { Mistake(rule: $0.0, locale: $0.1, purpose: $0.2, text: $0.3) }

  @Test(arguments: mistakes)
  func isReported(_ mistake: Mistake) throws {
    let found = try Self.findings(mistake.locale, [mistake.purpose: mistake.text])
    #expect(found.map(\.rule) == [mistake.rule], "\(found.map(\.line))")
    #expect(found.allSatisfy { $0.subject.purpose == mistake.purpose && $0.file.hasPrefix("titles/") })
  }

  @Test(
    "A word that programs print for the purpose, or for none, is right",
    arguments: [
      ("de", "save", "Sichern"), ("de", "delete", "Entfernen"), ("fr", "settings", "Préférences"),
      ("es", "cancel", "Descartar cambios"), ("ru", "remove", "Удалить"), ("it", "close", "Fine"),
      ("pt-BR", "search", "Pesquise"), ("ja", "select-all", "すべてを選択"), ("fa", "search", "جست‌وجو"),
      ("da", "copy", "Kopiér"), ("sv", "delete", "Släng"), ("nl", "rename", "Hernoem"),
    ])
  func isRight(locale: String, purpose: String, text: String) throws {
    let found = try Self.findings(locale, [purpose: text])
    #expect(found.isEmpty, "\(found.map(\.line))")
  }

  private static func findings(_ locale: String, _ titles: [String: String]) throws -> [Finding] {
    let standard = Repository.standard
    let texts = titles.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
    var files = [
      "catalog.json": """
      { "formatVersion": 1, "name": "App", "extends": "Base", "locales": ["en", "\(locale)"], "iconSets": [] }
      """,
      "purposes.json": "{}", "titles/en.json": "{}", "titles/\(locale).json": "{ \(texts) }",
    ]
    for path in [
      "catalog.json", "purposes.json", "places.json", "titles/en.json", "titles/\(locale).json", "attestation.tsv",
    ] {
      files["Base/\(path)"] = try String(contentsOf: standard.appending(path: path), encoding: .utf8)
    }
    let rules: Set = ["swapped-title", "unusual-title", "misspelled-title"]
    return CatalogCheck.run(on: try .reading(files)).findings.filter { rules.contains($0.rule) }
  }
}

import CatalogFiles
import CheckTestSupport
import Testing

@testable import CatalogValidation

/// Slips inside the titles of an overlay, whose words the extended catalogue's titles and programs print.
@Suite struct KnownWordsTests {
  /// A locale, words that programs print, an own title, and the word that is meant; nil for a title without a slip.
  @Test(arguments: [
    ("de", "Starten", "Fahrt satrten", "starten"),
    ("de", "Hinzufügen", "Stopp hinzufuegen", "hinzufügen"),
    ("es", "Guardar", "Guardarr ruta", "guardar"),
    ("pl", "Zakończ", "Zakoncz jazde", "zakończ"),
    ("tr", "Başlat", "Surusu baslat", "başlat"),
    ("tr", "Bitir", "Sürüşü bıtır", "bitir"),
    // Forms of a word, and other words.
    ("de", "Vögel", "Alle Vogel", nil),
    ("ro", "Limbă", "Schimbă limba", nil),
    ("sv", "Ändra", "Stäng andra flikar", nil),
    ("cs", "Informací", "Odeslat informaci", nil),
    ("fi", "Poista", "Poistaa kuva", nil),
    ("de", "Starten", "Fahrt starten", nil),
    ("de", "Rotes", "Brotes", nil),
    ("vi", "Chọn", "Chon nhanh", nil),
  ])
  func finds(locale: String, printed: String, title: String, meant: String?) throws {
    let programs = "Android, Firefox, GNOME, KDE"
    let manifest = { (own: String) in
      #"{ "formatVersion": 1, "name": "Example", \#(own)"locales": ["en", "\#(locale)"], "iconSets": ["set"] }"#
    }
    func purposes(_ name: String) -> String {
      #"{ "\#(name)": { "role": "act", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {} } } }"#
    }
    let files = [
      "base/catalog.json": manifest(#""sourceLocale": "en", "#), "base/purposes.json": purposes("act"),
      "base/titles/en.json": #"{ "act": "Act" }"#, "base/titles/\(locale).json": #"{ "act": "\#(printed)" }"#,
      "base/icon-sets/set.json": RuleExample.base["icon-sets/set.json"] ?? "",
      "base/attestation.tsv": "locale\tpurpose\ttitle\tprograms\tothers\n\(locale)\tact\t\(printed)\t\(programs)\t\n",
      "catalog.json": manifest(#""extends": "base", "#), "purposes.json": purposes("own"),
      "titles/en.json": #"{ "own": "Own action" }"#, "titles/\(locale).json": #"{ "own": "\#(title)" }"#,
    ]
    let found = CatalogCheck.run(on: try .reading(files)).findings.filter { $0.rule == "misspelled-title" }
    #expect(found.count == (meant == nil ? 0 : 1), "\(found.map(\.line))")
    if let meant { #expect(found.first?.message.contains("is probably '\(meant)'") == true, "\(found.map(\.line))") }
  }
}

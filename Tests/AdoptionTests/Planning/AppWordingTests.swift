import CatalogModel
import Testing

@testable import Adoption

/// The verbs that an app uses in its other texts.
@Suite struct AppWordingTests {
  private static let titles = ["delete": "Delete", "expand": "Expand", "show": "Show", "show-all": "Show All"]

  private static func wording(_ pairs: KeyValuePairs<String, String>, in locale: String) throws -> AppWording {
    let (sources, translations) = pairs.enumerated().reduce(into: ([:], [:]) as ([String: String], [String: String])) {
      ($0.0["k\($1.offset)"], $0.1["k\($1.offset)"]) = ($1.element.key, $1.element.value)
    }
    let tag = try #require(LanguageTag(locale))
    return AppWording(try PlannedApp.tables(["en": sources, locale: translations]), in: tag, titles: titles)
  }

  @Test(
    "Another purpose that the app says so",
    arguments: [
      // "Zeigen" means `show` in two texts.
      (["Show map": "Zeigen der Karte", "Show list": "Zeigen der Liste"], "de", "Zeigen", "show"),
      // One text is not enough.
      (["Show map": "Zeigen der Karte"], "de", "Zeigen", nil),
      // The longest title begins the text.
      (["Show all maps": "Zeigen der Karten", "Show all lists": "Zeigen der Listen"], "de", "Zeigen", "show-all"),
      // Two texts say that it is the purpose's own verb.
      (
        [
          "Show map": "Zeigen der Karte", "Show list": "Zeigen der Liste", "Expand map": "Zeigen von allem",
          "Expand list": "Zeigen von mehr",
        ], "de", "Zeigen", nil
      ),
      (["Show map": "表示する地図", "Show list": "表示する一覧"], "ja", "表示", "show"),
      // A word that begins with the title is another word where words have spaces.
      (["Show map": "Zeigenswerte Karte", "Show list": "Zeigenswerte Liste"], "de", "Zeigen", nil),
    ] as [(KeyValuePairs<String, String>, String, String, String?)])
  func otherPurpose(pairs: KeyValuePairs<String, String>, locale: String, title: String, purpose: String?) throws {
    let wording = try Self.wording(pairs, in: locale)
    #expect(wording.otherPurpose(saying: title, of: "expand", called: ["Expand"]) == purpose)
  }

  @Test(
    "Another translation of the same verb",
    arguments: [
      (["Delete photo": "Foto löschen"], "Foto löschen"),
      (["Delete photo": "Foto entfernen"], nil),
      // As often as the app's own is not more often.
      (["Delete photo": "Foto löschen", "Delete album": "Album entfernen"], nil),
      (
        ["Delete photo": "Foto löschen", "Delete album": "Album entfernen", "Delete map": "Karte löschen"],
        "Foto löschen"
      ),
      (["Photo deleted": "Foto löschen"], nil),
    ] as [(KeyValuePairs<String, String>, String?)])
  func otherText(pairs: KeyValuePairs<String, String>, text: String?) throws {
    let wording = try Self.wording(pairs, in: "de")
    #expect(wording.otherText(than: "Entfernen", known: "Löschen", called: ["Delete"]) == text)
  }
}

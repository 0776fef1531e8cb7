import PurposeCatalog
import Testing

/// Inserted texts keep their own direction (UAX #9 §2.4).
@Suite struct IsolationTests {
  @Test(
    arguments: [
      // In a right-to-left text, everything is isolated.
      ("ar", "العودة إلى {name}", "Photos", "العودة إلى \u{2068}Photos\u{2069}"),
      ("ar", "العودة إلى {name}", "الصور", "العودة إلى \u{2068}الصور\u{2069}"),
      ("he", "חזרה אל {name}", "iPhone 15", "חזרה אל \u{2068}iPhone 15\u{2069}"),
      // In a left-to-right text, only texts that could reorder it are isolated.
      ("en", "Back to {name}", "الصور", "Back to \u{2068}الصور\u{2069}"),
      ("en", "Back to {name}", "Photos", "Back to Photos"),
      ("en", "Back to {name}", "תמונות 2", "Back to \u{2068}תמונות 2\u{2069}"),
      ("ja", "{name}に戻る", "写真", "写真に戻る"),
      // The locale's script decides, not its language.
      ("az-Arab", "{name}", "Photos", "\u{2068}Photos\u{2069}"),
      ("ur-Latn", "{name}", "Photos", "Photos"),
      ("en", "Back to {name}", "", "Back to "),
    ])
  func isolatesInsertedTexts(tag: String, text: String, name: String, result: String) throws {
    let catalog = try Small.catalog(
      source: "de", ["de": nil, tag: "{ \"title\": \"x\", \"named\": \"\(text)\" }"])
    let resolver = catalog.resolver(for: tag)
    #expect(resolver.locale.identifier == tag)
    #expect(resolver.text("named", of: try catalog.purpose("back"), ["name": .text(name)]) == result)
  }

  /// An inherited text with another direction than the locale is isolated by its own direction.
  @Test func usesTheTextsOwnDirection() throws {
    let catalog = try Small.catalog(["ar": nil, "en": #"{ "title": "Back", "named": "Back to {name}" }"#])
    let text = catalog.resolver(for: "ar").text("named", of: try catalog.purpose("back"), ["name": "Photos"])
    #expect(text == "Back to Photos")
  }

  /// Numbers need no isolate: their digits take the direction of the surrounding text.
  @Test func doesNotIsolateNumbers() throws {
    let catalog = try Small.catalog(["ar": #"{ "title": "رجوع", "counted": "رجوع {count}" }"#, "en": #""Back""#])
    let text = catalog.resolver(for: "ar-EG").text("counted", of: try catalog.purpose("back"), ["count": 3])
    #expect(text == "رجوع ٣")
  }
}

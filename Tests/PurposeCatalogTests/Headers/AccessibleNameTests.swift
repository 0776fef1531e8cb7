import CatalogModel
import PurposeCatalog
import TestSupport
import Testing

/// Names contain the drawn word.
@Suite struct AccessibleNameTests {
  @Test func followsTheTable() {
    for row in AccessibleNameRows.all {
      let name = AccessibleName.name(drawn: row.word, label: row.label, title: row.title)
      #expect(name == row.name, "\(row)")
    }
  }

  @Test(
    "Buttons of Standard",
    arguments: [
      ("organize", "en", nil, "Move to a folder"), ("organize", "en", "Organize", "Organize"),
      ("more", "en", "More", "More actions"), ("share", "en", "Send ride", "Send ride"),
      ("find-and-replace", "de", nil, "Suchen und ersetzen"),
      ("find-and-replace", "de", "Suchen/ersetzen", "Suchen/ersetzen"),
    ] as [(String, String, String?, String)])
  func namesPurposes(purpose: String, locale: String, word: String?, name: String) throws {
    let catalog = try Standard.read()
    let found = try catalog.purpose(purpose)
    #expect(catalog.resolver(for: locale).accessibleName(for: found, drawn: word) == name)
  }

  /// No item of any purpose is drawn as a word that its name lacks.
  @Test func containsEveryTitle() throws {
    let catalog = try Standard.read()
    for locale in catalog.locales {
      let resolver = catalog.resolver(for: locale.identifier)
      for purpose in catalog.purposes {
        for title in [resolver.title(for: purpose), resolver.shortTitle(for: purpose)] {
          let name = resolver.accessibleName(for: purpose, drawn: title)
          #expect(name == title || AccessibleName.contains(title, in: name), "\(locale) \(purpose.identifier)")
        }
      }
    }
  }

  /// The app's own text is the name, even if the label contains it.
  @Test func keepsTheAppsText() throws {
    let catalog = try Standard.read()
    let header = Header.page(trailing: [
      HeaderItem(purpose: "more", title: "More"), HeaderItem(purpose: "organize", title: "Tidy up"),
    ])
    let bar = catalog.resolver(for: "en").resolve(header, platform: .iOS)
    #expect(bar.trailing.map(\.accessibilityLabel) == ["More", "Tidy up"])
  }
}

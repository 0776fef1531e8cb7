import CatalogModel
import PurposeCatalog
import Testing

/// A platform's own words are a layer over the locales.
@Suite struct WordingTests {
  private static let purposes = """
    {
      "paste": { "role": "act", "description": "…", "messages": { "title": {} } },
      "save": {
        "role": "confirm", "description": "…",
        "messages": { "title": {}, "short": {}, "counted": { "arguments": { "count": { "type": "integer" } } } }
      },
      "select-all": { "role": "act", "description": "…", "messages": { "title": {} } }
    }
    """

  private static let catalog = Result {
    try Small.catalog(files: [
      "catalog.json": """
      {
        "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["de", "de-AT", "en", "en-GB"],
        "iconSets": [],
        "wordings": {
          "apple": { "description": "Apple's words.", "platforms": [], "titleCase": ["en"] },
          "brand": { "description": "Ours." }
        }
      }
      """,
      "purposes.json": purposes,
      "titles/en.json":
        #"{ "paste": "Paste", "save": { "title": "Save the file", "short": "Save it" }, "select-all": "Select all" }"#,
      "titles/en-GB.json": #"{ "select-all": "Select everything" }"#,
      "titles/de.json": """
      {
        "paste": "Einfügen", "select-all": "Alles auswählen",
        "save": { "title": "Datei speichern", "short": "Speichern", "counted": "{count, plural, one {# Datei} other {# Dateien}} speichern" }
      }
      """,
      "titles/de-AT.json": #"{ "paste": "Einkleben" }"#,
      "titles/de.apple.json": """
      { "paste": "Einsetzen", "save": { "title": "Sichern", "counted": "{count, plural, one {# Datei} other {# Dateien}} sichern" } }
      """,
    ])
  }

  @Test(
    "The wording's text of the locale, else the locale's own, else the nearest parent's, the wording's first",
    arguments: [
      ("de", "apple", "Einsetzen | Sichern | Sichern | Alles auswählen"),
      ("de", nil, "Einfügen | Datei speichern | Speichern | Alles auswählen"),
      ("de", "brand", "Einfügen | Datei speichern | Speichern | Alles auswählen"),
      ("de", "unknown", "Einfügen | Datei speichern | Speichern | Alles auswählen"),
      // The region states one word, and inherits the others.
      ("de-AT", "apple", "Einkleben | Sichern | Sichern | Alles auswählen"),
      ("en", "apple", "Paste | Save the File | Save It | Select All"),
      ("en", "brand", "Paste | Save the file | Save it | Select all"),
      // Its own titles are not in title case.
      ("en-GB", "apple", "Paste | Save the File | Save It | Select everything"),
    ])
  func shows(locale: String, wording: String?, titles: String) throws {
    let catalog = try Self.catalog.get()
    let resolver = catalog.resolver(for: locale, wording: wording.map { Wording(rawValue: $0) })
    let save = try catalog.purpose("save")
    let shown = [
      resolver.title(for: try catalog.purpose("paste")), resolver.title(for: save), resolver.shortTitle(for: save),
      resolver.title(for: try catalog.purpose("select-all")),
    ]
    #expect(shown.joined(separator: " | ") == titles)
    // A list of preferences and a header match the same locale.
    let request = wording.map { Wording(rawValue: $0) }
    #expect(catalog.resolver(for: ["la", locale], wording: request).title(for: save) == shown[1])
    #expect(catalog.resolver(acceptLanguage: locale, wording: request).title(for: save) == shown[1])
  }

  /// An overlay's own word wins over the wording's word of the catalogue that it extends, and its own wording over both.
  @Test func overlaysAddAndOverride() throws {
    let catalog = try Small.catalog(files: [
      "catalog.json": """
      {
        "formatVersion": 1, "name": "Overlay", "extends": "base",
        "wordings": { "formal": { "description": "Titles for a formal address." } }
      }
      """,
      "titles/de.json": #"{ "save": { "title": "Übernehmen" } }"#,
      "titles/de.apple.json": #"{ "select-all": "Alles nehmen" }"#,
      "titles/de.formal.json": #"{ "paste": "Fügen Sie ein" }"#,
      "base/catalog.json": """
      {
        "formatVersion": 1, "name": "Base", "sourceLocale": "en", "locales": ["de", "en"], "iconSets": [],
        "wordings": { "apple": { "description": "Apple's words." } }
      }
      """,
      "base/purposes.json": Self.purposes,
      "base/titles/en.json":
        #"{ "paste": "Paste", "save": { "title": "Save", "short": "Save" }, "select-all": "Select all" }"#,
      "base/titles/de.json":
        #"{ "paste": "Einfügen", "save": { "title": "Speichern", "short": "Sp." }, "select-all": "Alles" }"#,
      "base/titles/de.apple.json":
        #"{ "paste": "Einsetzen", "save": { "title": "Sichern", "short": "Si." }, "select-all": "Alle" }"#,
    ])
    #expect(catalog.wordings == ["apple", "formal"])
    func titles(_ wording: Wording?) throws -> String {
      let resolver = catalog.resolver(for: "de", wording: wording)
      let save = try catalog.purpose("save")
      return try [
        resolver.title(for: catalog.purpose("paste")), resolver.title(for: save), resolver.shortTitle(for: save),
        resolver.title(for: catalog.purpose("select-all")),
      ].joined(separator: " | ")
    }
    #expect(try titles(nil) == "Einfügen | Übernehmen | Übernehmen | Alles")
    #expect(try titles("apple") == "Einsetzen | Übernehmen | Übernehmen | Alles nehmen")
    #expect(try titles("formal") == "Fügen Sie ein | Übernehmen | Übernehmen | Alles")
  }

  @Test func countsInTheWording() throws {
    let catalog = try Self.catalog.get()
    let save = try catalog.purpose("save")
    #expect(
      catalog.resolver(for: "de-AT", wording: "apple").text("counted", of: save, ["count": 2]) == "2 Dateien sichern")
    #expect(catalog.resolver(for: "de").text("counted", of: save, ["count": 1]) == "1 Datei speichern")
    #expect(catalog.wordings == ["apple", "brand"])
    #expect(catalog.wording(of: .iOS) == nil)
  }

  @Test(
    "English titles have the capitals of the Apple Style Guide; others those of their grammar",
    arguments: [
      ("en", "Select all", "Select All"), ("en", "Find and replace", "Find and Replace"), ("en", "Log in", "Log In"),
      ("en", "Zoom to fit", "Zoom to Fit"), ("en", "Move to trash", "Move to Trash"), ("en", "Save as", "Save As"),
      ("en", "Log in to the site", "Log In to the Site"), ("en", "Zoom out to fit", "Zoom Out to Fit"),
      ("en", "Add to cart", "Add to Cart"), ("en", "Spell-check", "Spell-Check"),
      ("en", "Open on iPhone", "Open on iPhone"),
      ("en", "OK", "OK"), ("en", "Don’t save", "Don’t Save"), ("en", "The end of it", "The End of It"),
      ("pt", "Localizar e substituir", "Localizar e Substituir"), ("pt", "Mover para o lixo", "Mover para o Lixo"),
      ("tr", "Tümünü seç", "Tümünü Seç"), ("tr", "Bul ve değiştir", "Bul ve Değiştir"),
      ("tr", "Hepsini işaretle", "Hepsini İşaretle"),
      ("id", "Cari dan ganti", "Cari dan Ganti"), ("id", "Pilih semua", "Pilih Semua"),
      ("en", "Undo/redo", "Undo/Redo"), ("en", "Check out with the app", "Check Out with the App"),
      ("en", "Play: the movie", "Play: The Movie"), ("en", "Open “files”", "Open “Files”"),
      ("tr", "Kaydet mi?", "Kaydet mi?"), ("tr", "Kes ya da kopyala", "Kes ya da Kopyala"),
      ("tr", "E-posta gönder", "E-posta Gönder"), ("pt", "Novo e-mail", "Novo E-mail"),
      ("id", "Kirim kepada semua", "Kirim kepada Semua"), ("id", "Rumah-rumah baru", "Rumah-Rumah Baru"),
      ("fr", "Tout sélectionner", "Tout sélectionner"),
    ])
  func capitalizes(language: String, title: String, expected: String) {
    #expect(TitleCase.title(title, language: language) == expected)
  }
}

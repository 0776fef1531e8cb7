import CatalogModel
import CheckTestSupport
import Testing

@testable import CatalogValidation

extension MistakeTests {
  /// Texts that are not translated from English.
  static let coverageMistakes = [
    Mistake("untranslated", "de", "select-all", "Select all"),
    Mistake("untranslated", "tr", "select-all", "Select All"),
    Mistake("untranslated", "vi", "discard/confirmation", "Discard changes?"),
    Mistake("untranslated", "ru", "save", "Save"),
    Mistake("untranslated", "ja", "share", "share"),
    Mistake(
      "untranslated", "sv", "delete/counted", "{count, plural, one {Delete # item} other {Delete # items}}"),
  ]
}

/// Mistakes in whole files: missing, repeated or outdated texts. The rule reports each at its mark, and no other rule
/// reports anything.
@Suite struct FileMistakeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let files: [String: String]
    let testDescription: String

    /// A catalogue of two purposes in English and other locales.
    ///
    /// - Parameters:
    ///   - locales: the locales of catalog.json after `"en", `; may contain a mark.
    ///   - titles: each locale's titles file.
    init(_ rule: String, _ locales: String, _ titles: [String: String], purposes: String = plain) {
      self.rule = rule
      var files = [
        "catalog.json":
          #"{ "formatVersion": 1, "name": "Mistakes", "sourceLocale": "en", "locales": ["en", \#(locales)], "iconSets": [] }"#,
        "purposes.json": purposes,
        "titles/en.json": #"{ "back": "Back", "delete": "Delete" }"#,
      ]
      for (locale, text) in titles { files["titles/\(locale).json"] = text }
      self.files = files
      testDescription = "\(rule): \(locales) \(titles.sorted { $0.key < $1.key }.map(\.value))"
    }

    /// A mistake in an overlay's titles file; the extended catalogue has English and one more locale.
    init(overlay rule: String, _ locale: String, _ below: String, _ above: String) {
      self.init(rule, "\"\(locale)\"", [:])
      let base = Row(rule, "\"\(locale)\"", [locale: below])
      let overlay = [
        "catalog.json": #"{ "formatVersion": 1, "name": "Overlay", "extends": "base" }"#,
        "titles/\(locale).json": above,
      ]
      self = Row(
        rule: rule,
        files: Dictionary(uniqueKeysWithValues: base.files.map { ("base/\($0)", $1) }).merging(overlay) { $1 },
        testDescription: "\(rule): overlay \(above)")
    }

    private init(rule: String, files: [String: String], testDescription: String) {
      self.rule = rule
      self.files = files
      self.testDescription = testDescription
    }

    static let plain = purposes()

    /// Two purposes; a mark may precede the names of messages.
    static func purposes(back: String = "", delete: String = "", arguments: String = "") -> String {
      """
      {
        "back": { "role": "navigate", "description": "…", "messages": { \(back)"title": {\(arguments)} } },
        "delete": { "role": "destroy", "description": "…", "messages": { \(delete)"title": {} } }
      }
      """
    }
  }

  @Test(arguments: mistakes)
  func isTheOnlyFinding(_ row: Row) throws {
    // Every regional locale gets a note about inherited texts, and the files of the rows are not in canonical form.
    let found = try CatalogCheck.run(on: .reading(row.files.mapValues { $0.filter { $0 != RuleExample.mark } }))
      .findings.filter { $0.rule == row.rule || !["inherited-title", "non-canonical"].contains($0.rule) }
    #expect(
      found.map { "\($0.place) \($0.rule)" } == RuleExample(row.files).places.map { "\($0) \(row.rule)" },
      "\(found.map(\.line))")
  }

  static let mistakes =
    missing + titleless + scripts + inherited + redundant + states + stale + unused + pseudo + shorts

  private static let missing = [
    Row("locale-without-file", #"↓"de""#, [:]),
    Row("locale-without-file", #"↓"ar""#, [:]),
    Row("locale-without-file", #"↓"zh-Hant-HK""#, [:]),
    Row("locale-without-file", #""pt", ↓"es-419""#, ["pt": #"{ "back": "Voltar", "delete": "Apagar" }"#]),
    // These two have different scripts.
    Row("locale-without-file", #""sr", ↓"sr-Latn""#, ["sr": #"{ "back": "Назад", "delete": "Избриши" }"#]),
  ]

  private static let backMarked = Row.purposes(back: "↓")
  private static let deleteMarked = Row.purposes(delete: "↓")

  private static let titleless = [
    Row("missing-title", #""de""#, ["de": #"{ "back": "Zurück" }"#], purposes: deleteMarked),
    Row("missing-title", #""ar""#, ["ar": #"{ "delete": "حذف" }"#], purposes: backMarked),
    Row("missing-title", #""ja""#, ["ja": #"{ "back": "戻る" }"#], purposes: deleteMarked),
    Row("missing-title", #""ru""#, ["ru": #"{ "delete": "Удалить" }"#], purposes: backMarked),
    Row("missing-title", #""hi""#, ["hi": #"{ "back": "वापस" }"#], purposes: deleteMarked),
  ]

  private static let pseudo = [
    Row("pseudo-locale", #"↓"en-XA""#, ["en-XA": #"{ "back": "[Ɓàçķ one]", "delete": "[Ðéļéţé one]" }"#]),
    Row("pseudo-locale", #"↓"ar-XB""#, ["ar-XB": #"{ "back": "رجوع", "delete": "حذف" }"#]),
    Row("pseudo-locale", #"↓"qps-Ploc""#, ["qps-Ploc": #"{ "back": "[Ɓàçķ one]", "delete": "[Ðéļéţé one]" }"#]),
    Row("pseudo-locale", #"↓"en-XC""#, ["en-XC": #"{ "back": "Bback", "delete": "Ddelete" }"#]),
    Row("pseudo-locale", #"↓"qaa-Latn""#, ["qaa-Latn": #"{ "back": "Bork", "delete": "Dork" }"#]),
  ]

  private static let scripts = [
    Row(
      "wrong-script-fallback", #""sr", "sr-Latn""#,
      ["sr": #"{ "back": "Назад", "delete": "Избриши" }"#, "sr-Latn": #"{ "back": "Nazad" }"#], purposes: deleteMarked),
    Row(
      "wrong-script-fallback", #""sr", "sr-Latn""#,
      ["sr": #"{ "delete": "Избриши" }"#, "sr-Latn": #"{ "back": "Nazad", "delete": "Izbriši" }"#],
      purposes: backMarked),
    Row(
      "wrong-script-fallback", #""uz", "uz-Cyrl""#,
      ["uz": #"{ "back": "Orqaga", "delete": "O‘chirish" }"#, "uz-Cyrl": #"{ "back": "Орқага" }"#],
      purposes: deleteMarked),
    Row(
      "wrong-script-fallback", #""zh-Hans", "zh-Hant""#,
      ["zh-Hans": #"{ "back": "返回", "delete": "删除" }"#, "zh-Hant": #"{ "back": "返回" }"#], purposes: deleteMarked),
    Row(
      "wrong-script-fallback", #""pa", "pa-Arab""#,
      ["pa": #"{ "back": "ਪਿੱਛੇ", "delete": "ਮਿਟਾਓ" }"#, "pa-Arab": #"{ "delete": "مٹاؤ" }"#], purposes: backMarked),
  ]

  private static let inherited = [
    Row("inherited-title", #"↓"en-GB""#, ["en-GB": "{}"]),
    Row(
      "inherited-title", #""de", "de-AT""#,
      [
        "de": #"{ "back": "Zurück", "delete": "Löschen" }"#, "de-AT": #"{ "back": "Retour" }"#,
      ], purposes: deleteMarked),
    Row(
      "inherited-title", #""pt", ↓"pt-PT""#,
      [
        "pt": #"{ "back": "Voltar", "delete": "Apagar" }"#, "pt-PT": "{}",
      ]),
    Row(
      "inherited-title", #""zh-Hant", "zh-Hant-HK""#,
      [
        "zh-Hant": #"{ "back": "返回", "delete": "刪除" }"#, "zh-Hant-HK": #"{ "delete": "移除" }"#,
      ], purposes: backMarked),
    Row(
      "inherited-title", #""es", "es-419", "es-MX""#,
      [
        "es": #"{ "back": "Atrás", "delete": "Eliminar" }"#, "es-419": #"{ "back": "Volver", "delete": "Borrar" }"#,
        "es-MX": #"{ "back": "Regresar" }"#,
      ], purposes: deleteMarked),
  ]

  private static let redundant = [
    Row("redundant-override", #""en-GB""#, ["en-GB": #"{ "back": "Go back", "delete": "↓Delete" }"#]),
    Row(
      "redundant-override", #""pt", "pt-PT""#,
      [
        "pt": #"{ "back": "Voltar", "delete": "Apagar" }"#, "pt-PT": #"{ "back": "↓Voltar", "delete": "Eliminar" }"#,
      ]),
    Row(
      "redundant-override", #""zh-Hant", "zh-Hant-HK""#,
      [
        "zh-Hant": #"{ "back": "返回", "delete": "刪除" }"#, "zh-Hant-HK": #"{ "back": "↓返回" }"#,
      ]),
    Row(
      overlay: "redundant-override", "ar", #"{ "back": "رجوع", "delete": "حذف" }"#,
      #"{ "back": "السابق", "delete": "↓حذف" }"#),
    // The same text, written with an escape.
    Row(
      overlay: "redundant-override", "ru", #"{ "back": "Назад", "delete": "Удалить" }"#,
      #"{ "back": "↓\u041dазад" }"#),
  ]

  private static let states = [
    Row(
      "needs-review", #""de""#,
      [
        "de": #"{ "back": "Zurück", "delete": { "title": { "text": "↓Löschen", "state": "needs-review" } } }"#
      ]),
    Row(
      "needs-review", #""ja""#,
      [
        "ja": #"{ "back": "戻る", "delete": { "title": { "text": "↓削除", "state": "new", "comment": "機械翻訳" } } }"#
      ]),
    // A copy of the source text whose state says that it needs a review.
    Row(
      "needs-review", #""ar""#,
      [
        "ar": #"{ "back": { "title": { "text": "↓Back", "state": "new" } }, "delete": "حذف" }"#
      ]),
    Row(
      "needs-review", #""hi""#,
      [
        "hi": #"{ "back": "वापस", "delete": { "title": { "text": "↓हटाएँ", "state": "needs-review" } } }"#
      ]),
    Row(
      "needs-review", #""th""#,
      [
        "th": #"{ "back": { "title": { "text": "↓กลับ", "state": "needs-review" } }, "delete": "ลบ" }"#
      ]),
  ]

  private static let earlier = SourceDigest.of("Go back")

  private static let stale = [
    ("de", "Zurückgehen"), ("pl", "Cofnij"), ("ar", "الرجوع"), ("ko", "뒤로 가기"), ("ta", "பின்செல்"),
  ]
  .map { locale, text in
    Row(
      "stale-translation", "\"\(locale)\"",
      [
        locale:
          #"{ "back": { "title": { "text": "↓\#(text)", "state": "needs-review", "source": "\#(earlier)" } }, "delete": "–" }"#
      ])
  }

  private static let unused = [
    ("count", "integer", "de", "Zurück"), ("name", "text", "ja", "戻る"), ("screen", "text", "he", "חזרה"),
    ("steps", "number", "ru", "Назад"), ("place", "text", "hi", "वापस"),
  ].map { name, type, locale, text in
    Row(
      "unused-argument", "\"\(locale)\"", [locale: #"{ "back": "\#(text)", "delete": "–" }"#],
      purposes: Row.purposes(arguments: #" "arguments": { ↓"\#(name)": { "type": "\#(type)" } } "#))
  }
}

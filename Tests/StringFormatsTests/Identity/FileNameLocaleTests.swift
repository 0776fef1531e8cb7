import CatalogFiles
import CatalogModel
import SourceText
import Testing

@testable import StringFormats

/// The locales in the names of files, as real repositories have them.
@Suite("Locales in names of files") struct FileNameLocaleTests {
  private static let declared = ["ca", "de", "en", "fr-CA", "id", "my", "si", "sr", "sr-Latn", "to", "zh-Hant"]

  private static func tag(of path: String, _ format: any StringTableFormat) -> String? {
    ReadContext(declared: declared.compactMap { LanguageTag($0) })
      .named(SourceFile(path: path, bytes: []), format.description)?.tag.identifier
  }

  @Test(
    "The last suffix is the locale, a language and a region are one tag, and only registered subtags are tags",
    arguments: [
      ("de.po", "de"), ("to-do.de.po", "de"), ("id-card_de.po", "de"), ("my-list.po", nil), ("po-attr.de.po", "de"),
      ("is.de.po", "de"), ("messages.po", nil), ("de_DE.UTF-8.po", "de-DE"), ("zh_TW.po", "zh-TW"),
      ("to-do.po", nil), ("am-pm.po", nil), ("pt-br.po", "pt-BR"), ("zh-tw.po", "zh-TW"), ("en_XA.po", "en-XA"),
      ("sr@latin.po", "sr-Latn"), ("de/LC_MESSAGES/my.po", "de"),
    ])
  func ofPO(path: String, tag: String?) {
    #expect(Self.tag(of: path, GettextFormat()) == tag)
  }

  @Test(
    "Of several readings, one with a region comes first, then a declared locale",
    arguments: [
      ("messages.fr_CA.xlf", "fr-CA"), ("messages.sl_SI.xlf", "sl-SI"), ("messages.ca_ES.xlf", "ca-ES"),
      ("messages.de_CH.xlf", "de-CH"), ("my_app.de.xlf", "de"), ("locallang_be.xlf", nil),
      ("de.locallang_be.xlf", "de"), ("app.de.xlf", "de"),
      ("Messages_pt_BR.xlf", "pt-BR"), ("strings.xlf", nil),
    ])
  func ofXLIFF(name: String, tag: String?) {
    #expect(Self.tag(of: name, XLIFFFormat(.version12)) == tag)
  }

  @Test(
    "A folder that is a locale comes before the end of a name, and a whole name before a folder",
    arguments: [
      ("de/sign-in.json", "de"), ("de/app.json", "de"), ("src/de.json", "de"), ("my/de.json", "de"),
      ("de/my.json", "my"),
      ("zh_Hant/sign_in.json", "zh-Hant"), ("src/app.json", nil), ("lang/app_de.json", "de"),
      ("pt-BR/to.json", "pt-BR"),
      ("es-419/common.json", "es-419"), ("english.json", "en"),
    ])
  func ofJSON(path: String, tag: String?) {
    #expect(Self.tag(of: path, JSONFormat()) == tag)
  }

  @Test(
    "A text that is not a language tag states no locale; a file's name can confirm --locale",
    arguments: [
      ("estonian", "de.po", nil, "de"), ("sr", "sr@latin.po", "sr-Latn", "sr-Latn"), ("de", "to-do.de.po", nil, "de"),
      ("estonian", "messages.po", "de", "de"), ("de", "id-card_de.po", nil, "de"), ("de", "my-list.po", nil, "de"),
    ] as [(String, String, String?, String)])
  func decided(stated: String, name: String, asked: String?, tag: String) throws {
    let context = ReadContext(
      locale: asked.flatMap { LanguageTag($0) }, declared: Self.declared.compactMap { LanguageTag($0) })
    let file = SourceFile(path: name, bytes: [])
    let named = context.named(file, GettextFormat().description)
    let found = try context.fileLocale(stated: stated, at: UnitPlace(file: file, offset: 0), named: named)
    #expect(found?.identifier == tag)
  }

  @Test(
    "A code of three letters is the language of its code of two letters, in a name only beside other locales",
    arguments: [
      ("qt-ts", "app_cat.ts", "app_de.ts", "ca"), ("qt-ts", "app_cat.ts", "cat.ts", nil),
      ("qt-ts", "app_ast.ts", "cat.ts", "ast"), ("i18next", "cat/app.json", "de/app.json", "ca"),
      ("json", "cat.json", "de.json", "ca"), ("json", "mac.json", "win.json", nil),
      ("gettext", "per.po", "de.po", "fa"),
    ])
  func ofThreeLetters(name: String, path: String, other: String, tag: String?) throws {
    let format = try AllFormats.format(name)
    var files = TableFiles(in: MemoryFiles([path: "", other: ""]))
    let context = ReadContext(declared: Self.declared.compactMap { LanguageTag($0) })
      .identifying(path, as: format.description, among: &files)
    #expect(context.named(SourceFile(path: path, bytes: []), format.description)?.tag.identifier == tag)
  }

  @Test("A code of three letters in a file's content is the language of its code of two letters")
  func statedByThreeLetters() {
    let context = ReadContext(declared: Self.declared.compactMap { LanguageTag($0) })
    let codes = ["cat", "deu", "ger", "ast", "und", "estonian"]
    #expect(codes.map { context.statedLocale($0)?.identifier } == ["ca", "de", "de", "ast", nil, nil])
  }
}

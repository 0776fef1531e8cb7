import CatalogModel
import MessageSyntax
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("The language of a PO file")
struct GettextHeaderTests {
  private static func text(_ language: String) -> String {
    "msgid \"\"\nmsgstr \"\"\n\"MIME-Version: 1.0\\n\"\n\"Language: \(language)\\n\"\n"
  }

  @Test(
    "The header's, else the command line's, else the file name's",
    arguments: [
      ("de", "messages.po", nil, "de"), ("de_AT", "de.po", nil, "de-AT"), ("de", "pl.po", "de", "de"),
      ("", "pl.po", nil, "pl"), ("", "pl.po", "fr", "fr"), ("who knows?", "pl.po", "fr", "fr"),
    ] as [(String, String, String?, String)])
  func locales(language: String, path: String, named: String?, locale: String) throws {
    let context = ReadContext(locale: named.flatMap { LanguageTag($0) })
    let read = try GettextFormat().read([SourceFile(path: path, text: Self.text(language))], context: context)
    #expect(read.tables.map(\.locale.identifier) == [locale])
  }

  @Test("A header with another language than the command line is an error in the file")
  func otherLanguage() throws {
    let file = SourceFile(path: "app.po", text: Self.text("de"))
    let error = #expect(throws: StringTableError.self) {
      try GettextFormat().read([file], context: ReadContext(locale: LanguageTag("pl")))
    }
    #expect(
      error.map { "\($0)" }
        == "app.po:4:2: the file is of 'de', not of 'pl' as --locale says; leave out --locale or correct the file")
  }

  @Test(
    "A header with one form for categories that the language's whole numbers need is refused",
    arguments: [
      ("pl", "nplurals=2; plural=(n != 1);", 2, "'few' and 'many' of 'pl'"),
      ("ru", "nplurals=1; plural=0;", 1, "'one' and 'few' of 'ru'"),
      ("de", "nplurals=1; plural=0;", 1, "'one' and 'other' of 'de'"),
      ("de", "nplurals=2; plural=(n != 1);", 2, nil), ("fr", "nplurals=2; plural=(n > 1);", 2, nil),
      ("ja", "nplurals=1; plural=0;", 1, nil),
    ] as [(String, String, Int, String?)])
  func fewerForms(language: String, forms: String, count: Int, described: String?) throws {
    let texts = (0..<count).map { "msgstr[\($0)] \"{count} \($0)\"\n" }.joined()
    let text = """
      msgid ""
      msgstr "Language: \(language)\\nPlural-Forms: \(forms)\\n"

      msgctxt "delete/counted"
      msgid "Delete {count} item"
      msgid_plural "Delete {count} items"
      \(texts)
      """
    let context = ReadContext(try SmallTables.polish([SmallTables.counted(other: "x")]))
    let read = try GettextFormat().read([SourceFile(path: "\(language).po", text: text)], context: context)
    let begin = described.map { "the header's Plural-Forms have one form for \($0); write 'Plural-Forms: nplurals=" }
    #expect(read.problems.count == (begin == nil ? 0 : 1))
    #expect(begin.map { read.problems.first?.message.hasPrefix($0) == true } ?? true, "\(read.problems)")
  }

  @Test("An app's file of the same language in another country is updated, and no other")
  func update() throws {
    let table = try SmallTables.polish([SmallTables.title("back", "Back", "Wstecz")])
    let file = SourceFile(path: "pl_PL.po", text: Self.text("pl_PL"))
    #expect(try GettextFormat().update(file, with: [table]).added == 1)
    #expect(throws: StringTableError.self) {
      try GettextFormat().update(SourceFile(path: "app.po", text: Self.text("de")), with: [table])
    }
  }
}

/// A file whose header has fewer plural forms than its language.
@Suite("Updates of a PO file with few forms") struct GettextFewFormsTests {
  @Test("A counted text is left out at once, and not written so that the next command refuses it")
  func isLeftOut() throws {
    let counted = StringUnit(
      key: UnitKey("delete/counted"), source: "{count, plural, one {# item} other {# items}}",
      target: "{count, plural, one {# ta} other {# ta}}", arguments: [SmallTables.count])
    let table = StringTable(
      catalogue: "Small", sourceLocale: .english, targetLocale: try #require(LanguageTag("uz")),
      targetCategories: [.one, .other], units: [counted])
    let text = "msgid \"\"\nmsgstr \"Language: uz\\nPlural-Forms: nplurals=1; plural=0;\\n\"\n"
    let updated = try GettextFormat().update(SourceFile(path: "uz.po", text: text), with: [table])
    #expect(updated.bytes == Array(text.utf8))
    #expect(updated.losses.map(\.reason).first?.hasPrefix("the header's Plural-Forms have one form for 'one'") == true)
  }
}

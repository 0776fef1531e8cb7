import CatalogModel
import MessageSyntax
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// Plurals as the platforms mean them: Apple's `zero`, and an `other` that no whole number has.
@Suite("Plurals of platforms") struct PlatformPluralTests {
  private static func table(_ language: String, _ target: String, categories: [PluralCategory]) throws -> StringTable {
    let unit = StringUnit(
      key: UnitKey("delete/counted"), source: "{count, plural, =0 {Nothing} one {# item} other {# items}}",
      target: target, arguments: [SmallTables.count])
    return StringTable(
      catalogue: "Small", sourceLocale: .english, targetLocale: try #require(LanguageTag(language)),
      targetCategories: categories, units: [unit])
  }

  /// Apple shows `zero` for 0 in every language; only where it is a category of CLDR can it be one of a message.
  @Test(
    "Apple's 'zero' is '=0', or the category of the language",
    arguments: [
      ("de", "{count, plural, =0 {Nichts} one {# Objekt} other {# Objekte}}", nil),
      ("pl", "{count, plural, =0 {Nic} one {# a} few {# b} many {# c} other {# d}}", nil),
      ("ja", "{count, plural, =0 {なし} other {#個}}", nil),
      ("ar", "{count, plural, zero {لا شيء} one {a} two {b} few {# c} many {# d} other {# e}}", nil),
      ("lv", "{count, plural, zero {# objektu} one {# objekts} other {# objekti}}", nil),
      ("lv", "{count, plural, =0 {Nekas} one {# objekts} other {# objekti}}", "'=0' in this language"),
      ("de", "{count, plural, =1 {Eins} other {# Objekte}}", "explicit values such as '=1'"),
    ], [ExchangeFormat.strings, .xcstrings, .xliffXcode])
  func zero(row: (language: String, text: String, loss: String?), name: ExchangeFormat) throws {
    let format = AllFormats.format(name)
    let categories = ZeroText.categories(of: try #require(LanguageTag(row.language)))
    let table = try Self.table(row.language, row.text, categories: categories)
    let trip = try RoundTrip(format, [table])
    if let loss = row.loss {
      #expect(trip.written.losses.contains { $0.reason.contains(loss) }, "\(trip.written.losses)")
      return
    }
    #expect(trip.written.losses.isEmpty, "\(trip.written.losses)")
    trip.expectNoChange()
    let text = trip.written.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(text.contains("zero"))
  }

  /// The languages whose whole numbers never have `other`, by ICU.
  private static let languages: [(tag: String, text: String)] = [
    ("pl", "one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów}"),
    ("ru", "one {Удалить # объект} few {Удалить # объекта} many {Удалить # объектов}"),
    ("uk", "one {Видалити # обʼєкт} few {Видалити # обʼєкти} many {Видалити # обʼєктів}"),
    ("be", "one {Выдаліць # аб’ект} few {Выдаліць # аб’екты} many {Выдаліць # аб’ектаў}"),
  ]

  @Test("A text without 'other' gets one that no number has", arguments: languages)
  func completes(tag: String, text: String) throws {
    let locale = try #require(LanguageTag(tag))
    let theirs = "{count, plural, \(text)}"
    // Nothing else differs: the catalogue's own is kept.
    let ours = "{count, plural, \(text) other {x #}}"
    #expect(MessageForms.completed(theirs, asIn: ours, of: [SmallTables.count], in: locale) == ours)
    let changed = theirs.replacing("one {", with: "one {+")
    let completed = MessageForms.completed(changed, asIn: ours, of: [SmallTables.count], in: locale)
    #expect(MessageTree(parsing: completed).errors.isEmpty && completed.hasPrefix(changed.dropLast()))
    #expect(!completed.contains("x #"))
    // A fraction has the category, and so has a number of other languages.
    let fraction = ArgumentDeclaration(name: "count", kind: .number, maximum: nil)
    #expect(MessageForms.completed(theirs, asIn: ours, of: [fraction], in: locale) == theirs)
    #expect(MessageForms.completed(theirs, asIn: ours, of: [SmallTables.count], in: .english) == theirs)
  }

  @Test(
    "Messages that lack more, or nothing, stay as they are",
    arguments: [
      "Usuń", "{count, plural, }", "{count, plural, one {x}", "{name, select, a {x}}", "{count, plural, other {x}}",
    ])
  func leaves(text: String) throws {
    let locale = try #require(LanguageTag("pl"))
    #expect(MessageForms.completed(text, asIn: nil, of: [SmallTables.count], in: locale) == text)
  }
}

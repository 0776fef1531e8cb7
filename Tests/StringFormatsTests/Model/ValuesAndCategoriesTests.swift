import CatalogModel
import SourceText
import Testing

@testable import StringFormats

@Suite("Explicit values and categories")
struct ValuesAndCategoriesTests {
  @Test(
    "A value is the category that has no other whole number",
    arguments: [
      ("de", "{count, plural, =1 {a} other {b}}", "{count, plural, one {a} other {b}}"),
      // In French, 0 is 'one' too; in Polish only 1 is.
      ("fr", "{count, plural, =1 {a} other {b}}", "{count, plural, =1 {a} other {b}}"),
      ("pl", "{count, plural, =1 {a} few {b} other {c}}", "{count, plural, one {a} few {b} other {c}}"),
      // In Slovenian, 101 is 'one' too; in Arabic, 0 and 2 have categories of their own.
      ("sl", "{count, plural, =1 {a} other {b}}", "{count, plural, =1 {a} other {b}}"),
      ("ar", "{count, plural, =0 {a} =2 {b} other {c}}", "{count, plural, zero {a} two {b} other {c}}"),
      ("de", "{count, plural, =0 {a} one {b} other {c}}", "{count, plural, =0 {a} one {b} other {c}}"),
      ("de", "{count, plural, =1 {x} one {a} other {b}}", "{count, plural, =1 {x} one {a} other {b}}"),
    ])
  func replaced(locale: String, written: String, read: String) throws {
    var unit = ReadUnit(
      key: UnitKey("pack-box/counted"), target: written,
      place: UnitPlace(path: "a", position: SourcePosition(line: 1, column: 1)))
    unit.useCategories(
      insteadOfValuesOf: try #require(LanguageTag(locale)), "{count, plural, one {# box} other {# boxes}}")
    #expect(unit.target == read)
  }

  @Test("A source text with values distinguishes them")
  func distinguished() throws {
    var unit = ReadUnit(
      key: UnitKey("a"), target: "{count, plural, =1 {a} other {b}}",
      place: UnitPlace(path: "a", position: SourcePosition(line: 1, column: 1)))
    unit.useCategories(insteadOfValuesOf: .english, "{count, plural, =1 {x} one {y} other {z}}")
    #expect(unit.target == "{count, plural, =1 {a} other {b}}")
  }
}

import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("Changes to TS files by people and tools")
struct QtTSReadingTests {
  private let format = QtTSFormat()

  private func read(
    _ text: String, _ context: ReadContext = ReadContext(), path: String = "app.ts"
  ) throws -> ReadTables {
    try format.read([SourceFile(path: path, text: text)], context: context)
  }

  @Test(
    "A nearly right placeholder is reported, and a percent sign is text",
    arguments: [
      ("% n Objekte", "'% n' is not a placeholder; write '%n'"),
      ("% Ln Objekte", "'% Ln' is not a placeholder; write '%Ln'"),
      ("%N Objekte", "'%N' is not a placeholder; write '%n'"),
      ("Zu 100 % N", "'% N' is not a placeholder; write '%n'"), ("%n, % 1", "'% 1' is not a placeholder; write '%1'"),
      ("%n\u{A0}%", nil), ("100 % nur", nil), ("%n von 100 % n", nil), ("100 % der Objekte", nil), ("% 2", nil),
    ] as [(String, String?)])
  func placeholders(form: String, problem: String?) throws {
    let source = "{count, plural, one {# item} other {# items}}"
    let unit = ReadContext.Unit(source: source, arguments: [SmallTables.count, SmallTables.name])
    let read = try read(
      """
      <TS version="2.1" language="de"><message id="delete/counted" numerus="yes"><translation>\
      <numerusform>%n</numerusform><numerusform>\(form)</numerusform></translation></message></TS>
      """, ReadContext(units: [UnitKey("delete/counted"): unit]))
    #expect(read.problems.map(\.message) == [problem].compactMap(\.self))
    #expect(read.tables.flatMap(\.units).count == (problem == nil ? 1 : 0))
  }

  @Test(
    "Length variants are reported and not joined",
    arguments: [
      ("", "<translation variants=\"yes\">VARIANTS"),
      (
        " numerus=\"yes\"",
        "<translation><numerusform variants=\"yes\">VARIANTS</numerusform><numerusform>b</numerusform>"
          + "<numerusform>c</numerusform>"
      ),
    ])
  func lengthVariants(attribute: String, translation: String) throws {
    let variants = "<lengthvariant>Zamknij to</lengthvariant><lengthvariant>Zamknij</lengthvariant>"
    let text = translation.split(separator: "VARIANTS", omittingEmptySubsequences: false).joined(separator: variants)
    let read = try read(
      """
      <TS version="2.1" language="pl"><message id="close"\(attribute)>\(text)</translation></message></TS>
      """)
    #expect(
      read.problems.map(\.message) == [
        "the translation has length variants, and the catalogue has one text; leave one of them"
      ])
    #expect(read.tables.flatMap(\.units).isEmpty)
  }

  @Test("A text that would be read as a misspelled placeholder is not written")
  func unwritten() throws {
    let unit = StringUnit(
      key: UnitKey("zoom/counted"), source: "{count, plural, one {# step} other {# steps}}",
      target: "{count, plural, one {50 % N} few {#} many {#} other {#}}", arguments: [SmallTables.count])
    let trip = try RoundTrip(format, [try SmallTables.polish([unit])])
    #expect(trip.written.losses.map(\.reason) == ["qt-ts cannot hold '% N' as a text, which would be taken for '%n'"])
    trip.expectNoChange()
  }

  /// The source text, the exported text, the text in the file, and the text that is read.
  static let layouts: [(source: String, exported: String?, text: String, target: String)] = [
    ("Apply", "Zastosuj", "\n     Zastosuj\n  ", "Zastosuj"), ("Apply", nil, "\n\tUżyj\r\n", "Użyj"),
    ("Apply", "Zastosuj", "  Zastosuj ", "  Zastosuj "), ("Apply", "\nZastosuj", "\nZastosuj", "\nZastosuj"),
    ("\nApply", "\nZastosuj", "\nUżyj\n", "\nUżyj"), ("Apply", "Za\n stosuj", "\n Uż\n yj\n", "Uż\n yj"),
    ("Apply", "Zastosuj", "\n\n", ""),
  ]

  @Test("Line feeds at the ends of a text are layout, unless the source text has them", arguments: layouts)
  func layout(row: (source: String, exported: String?, text: String, target: String)) throws {
    let base = UnitBase(source: row.source, target: row.exported, state: .translated)
    let context = ReadContext(units: [UnitKey("apply"): ReadContext.Unit(source: row.source, arguments: [])])
    let read = try read(
      """
      <TS version="2.1" language="pl"><message id="apply"><translation>\(row.text)</translation>\
      <extra-base>\n\(base.attributes)\n</extra-base></message></TS>
      """, context)
    #expect(read.tables.first?.units.map(\.target) == [row.target])
  }

  @Test("Line feeds at the ends of plural forms")
  func layoutOfForms() throws {
    let unit = ReadContext.Unit(
      source: "{count, plural, one {# item} other {# items}}", arguments: [SmallTables.count])
    let read = try read(
      """
      <TS version="2.1" language="de"><message id="delete/counted" numerus="yes"><translation>
        <numerusform>
          %n Objekt
        </numerusform>
        <numerusform>
          %n Objekte
        </numerusform>
      </translation></message></TS>
      """, ReadContext(units: [UnitKey("delete/counted"): unit]))
    #expect(read.tables.first?.units.map(\.target) == ["{count, plural, one {# Objekt} other {# Objekte}}"])
  }

  @Test("A missing message for numbers of 'other' is not guessed, and a vanished one still counts")
  func missingOther() throws {
    let counted = StringUnit(
      key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
      target: "{count, plural, one {# element} few {# elementy} many {# elementów} other {# elementu}}",
      arguments: [ArgumentDeclaration(name: "count", kind: .number, maximum: nil)])
    let table = try SmallTables.polish([counted])
    let file = try #require(try format.write([table], options: FormatOptions()).files.first)
    let text = String(decoding: file.bytes, as: UTF8.self)
    let start = try #require(text.firstRange(of: "<message id=\"delete/counted[other]\">")).lowerBound
    let end = try #require(text[start...].firstRange(of: "</message>")).upperBound
    let context = ReadContext(table)

    let gone = try read(String(text[..<start]) + String(text[end...]), context)
    #expect(gone.tables.flatMap(\.units) == [])
    #expect(
      gone.problems.map(\.message) == [
        "'delete/counted[other]' is missing, and no form says what it said; put it back as it was exported"
      ])
    for type in ["vanished", "obsolete"] {
      let message = text[start..<end].replacing("<translation>", with: "<translation type=\"\(type)\">")
      let aside = try read(String(text[..<start]) + String(message) + String(text[end...]), context)
      #expect(aside.problems == [])
      #expect(aside.tables.first?.units.map(\.target) == [try #require(counted.target)])
    }
  }

  @Test("A file that states another language than the command line is refused; its name alone does not count")
  func locales() throws {
    func read(_ attributes: String, _ named: String?) throws -> ReadTables {
      try self.read(
        "<TS version=\"2.1\"\(attributes)/>", ReadContext(locale: named.flatMap { LanguageTag($0) }),
        path: attributes.contains("de_AT") ? "de.ts" : attributes.isEmpty ? "pl.ts" : "app.ts")
    }
    for (attributes, named, locale) in [
      (" language=\"de_AT\"", nil, "de-AT"), (" language=\"de_AT\"", "de-AT", "de-AT"), ("", "de", "de"),
      ("", nil, "pl"), (" language=\"\"", "de", "de"),
    ] as [(String, String?, String)] {
      #expect(try read(attributes, named).tables.map(\.locale.identifier) == [locale])
    }
    let error = #expect(throws: StringTableError.self) { try read(" language=\"de\"", "pl") }
    #expect(
      error.map { "\($0)" }
        == "app.ts:1:29: the file is of 'de', not of 'pl' as --locale says; leave out --locale or correct the file")
  }
}

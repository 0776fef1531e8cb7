import CatalogModel
import Foundation
import TableTestSupport
import Testing

@testable import StringFormats

/// An app prints a message's numbers as the resolver does; if it would not, the export omits the text and reports it.
@Suite("Numbers in the files of apps")
struct PrintedNumbersTests {
  private static let speed = ArgumentDeclaration(name: "speed", kind: .number, maximum: nil)

  private static let units = [
    StringUnit(
      key: UnitKey("ride/speed"), source: "{speed, number} km/h", target: "{speed, number} km/h", arguments: [speed]),
    StringUnit(
      key: UnitKey("ride/way"), source: "{speed, plural, one {A kilometre} other {Kilometres}}",
      target: "{speed, plural, one {Kilometr} few {Kilometry} many {Kilometrów} other {Kilometra}}", arguments: [speed]),
    StringUnit(
      key: UnitKey("ride/counted"), source: "{count, plural, one {# ride} other {# rides}}",
      target: "{count, plural, one {# jazda} few {# jazdy} many {# jazd} other {# jazdy}}",
      arguments: [SmallTables.count]),
  ]

  @Test(
    "Fractions stay out of formats whose specifiers have a fixed number of decimals",
    arguments: ["android", "strings", "xcstrings", "xliff-1.2-xcode"])
  func fractions(identifier: String) throws {
    let format = try AllFormats.format(identifier)
    let written = try format.write([try SmallTables.polish(Self.units)], options: FormatOptions())
    #expect(written.losses.map(\.key.description) == ["ride/speed", "ride/way"])
    #expect(written.losses.allSatisfy { $0.reason.contains("prints 1.5 as 1.500000; declare it as 'text'") })
    #expect(!written.files.contains { String(decoding: $0.bytes, as: UTF8.self).contains("lf") })
  }

  @Test(
    "Whole numbers are grouped, as the resolver groups them",
    arguments: [
      ("android", "%1$,d</xliff:g> jazdy"), ("xcstrings", "%lld jazdy"), ("resx", "{0:#,0.###} jazdy"),
      ("qt-ts", "%Ln jazdy"), ("i18next", "{{count, number}} jazdy"), ("fluent", "{ $count } jazdy"),
    ])
  func grouping(identifier: String, text: String) throws {
    let format = try AllFormats.format(identifier)
    let written = try format.write([try SmallTables.polish(Self.units)], options: FormatOptions())
    #expect(written.files.contains { String(decoding: $0.bytes, as: UTF8.self).contains(text) })
  }

  @Test("Foundation groups '%lld' as CLDR says", arguments: [("de_DE", "1.234"), ("es_ES", "1234"), ("fa", "۱٬۲۳۴")])
  func foundation(locale: String, text: String) {
    #expect(String(format: "%lld", locale: Locale(identifier: locale), Int64(1234)) == text)
  }
}

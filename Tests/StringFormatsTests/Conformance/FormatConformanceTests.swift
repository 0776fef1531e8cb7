import CatalogModel
import SourceText
import TableTestSupport
import TestSupport
import Testing

@testable import StringFormats
@testable import StringTables

/// The requirements for every format (see ``StringTableFormat``).
@Suite("Every format")
struct FormatConformanceTests {
  static let formats = AllFormats.all.map(\.description.identifier)

  @Test func everyFormatDescribesItself() {
    #expect(AllFormats.all.map(\.description.format) == ExchangeFormat.allCases)
  }

  /// An exhaustive run takes every locale. The representatives would miss a text that contains a format's syntax in
  /// another language only; ``hardTextsComeBack(identifier:)`` has all known texts of this kind.
  @Test(
    "Standard survives a round trip or its losses are reported, and importing it changes nothing", arguments: formats)
  func standardComesBack(identifier: String) throws {
    let format = try AllFormats.format(identifier)
    let catalogue = try StandardTables.catalogue.get()
    let tables = try StandardTables.all(for: format, in: StandardTables.representatives.get())
    let trip = try RoundTrip(format, tables, of: catalogue)
    trip.expectNoChange()
    let units = CatalogMerge(catalogue, policy: MergePolicy()).merge(trip.read)
    let changes = units.filter { ![.unchanged, .empty].contains($0.entry.outcome) }
    #expect(changes.map { "\($0.entry)" } == [])
    let lost = trip.written.losses.count { $0.part == .unit }
    #expect(units.count + lost == tables.reduce(0) { $0 + $1.units.count })
    if let fallback = format.description.fallback {
      #expect(try PlatformApp(trip, fallback).differences(from: catalogue) == [])
    }
  }

  @Test("Hard texts survive a round trip, or their loss is reported", arguments: formats)
  func hardTextsComeBack(identifier: String) throws {
    let format = try AllFormats.format(identifier)
    let units = SmallTables.hardTexts.enumerated().flatMap { index, hard in
      let plural = "{count, plural, one {# \(hard.text)} few {\(hard.text) #} many {{count} \(hard.text)} other {x}}"
      return [
        SmallTables.title("hard-\(index)", hard.text, hard.text),
        StringUnit(
          key: UnitKey("hard-\(index)/counted"), source: "{count, plural, one {# x} other {# xs}}",
          target: MessageForms(plural).text, arguments: [SmallTables.count]),
        StringUnit(
          key: UnitKey("hard-\(index)/named"), source: "{name}!", target: "{name} \(hard.text) {name}",
          arguments: [SmallTables.name]),
      ]
    }
    try RoundTrip(format, [try SmallTables.polish(units)]).expectNoChange()
  }

  @Test("No description breaks a file", arguments: formats)
  func descriptionsBreakNothing(identifier: String) throws {
    let lineEnds = ["\r", "\r\n", "\u{B}", "\u{C}"].map { "First.\($0)msgid \"x\" = second" }
    let units = (SmallTables.hardTexts.map(\.text) + lineEnds).enumerated().map { index, text in
      var unit = SmallTables.title("described-\(index)", "Text", "Tekst")
      unit.context.purposeDescription = text
      unit.context.messageDescription = text
      return unit
    }
    let trip = try RoundTrip(try AllFormats.format(identifier), [try SmallTables.polish(units)])
    trip.expectNoChange()
    #expect(trip.read.tables.flatMap(\.units).count == units.count)
    #expect(trip.read.problems == [])
  }

  @Test("Messages of every shape survive a round trip, or their loss is reported", arguments: formats)
  func shapesComeBack(identifier: String) throws {
    let shapes = [
      "{count, plural, =0 {nic} one {# raz} few {# razy} many {# razy} other {# razu}}",
      "{count, plural, other {#}}", "{count}", "{count, number}", "{count, number, percent} z {count, number, integer}",
      "Usuń {count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}} stąd",
      "{count, plural, one {jeden} few {#} many {#} other {{name}: #}}",
      "{count, plural, offset:1 one {#} other {#}}", "{count, selectordinal, other {#.}}",
      "{name, select, a {A} other {{count, plural, one {#} other {##}}}}",
      "{count, plural, one {#} other {#}} {count, plural, one {#} other {#}}",
    ]
    let units = shapes.enumerated().map { index, shape in
      StringUnit(
        key: UnitKey("shape-\(index)/counted"), source: shape, target: shape,
        arguments: [SmallTables.count, SmallTables.name])
    }
    try RoundTrip(try AllFormats.format(identifier), [try SmallTables.polish(units)]).expectNoChange()
  }

  @Test("A unit without a translation is exported and imported empty, or is left out", arguments: formats)
  func missingTargets(identifier: String) throws {
    let counted = StringUnit(
      key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
      target: nil, arguments: [SmallTables.count])
    let table = try SmallTables.polish([
      SmallTables.title("back", "Back", "Wstecz"), SmallTables.title("delete", "Delete", nil), counted,
    ])
    let format = try AllFormats.format(identifier)
    try RoundTrip(format, [table]).expectNoChange()
    // Formats that apps load omit such a unit unless empty units are requested.
    guard format.description.options.contains(.untranslated) else { return }
    let options = try FormatOptions([("untranslated", "empty")], of: format.description)
    let filled = try RoundTrip(format, [table], options: options)
    filled.expectNoChange()
    #expect(filled.read.tables.flatMap(\.units).count == 3)
  }

  @Test("States and comments survive where the format has them", arguments: formats)
  func statesAndComments(identifier: String) throws {
    let units = TranslationState.allCases.enumerated().map { index, state in
      SmallTables.title(
        "state-\(index)", "Text", "Tekst", state: state, comment: "Two -- lines:\n<b> \(state) & \"so\"")
    }
    try RoundTrip(try AllFormats.format(identifier), [try SmallTables.polish(units)]).expectNoChange()
  }

  @Test("The same tables give the same bytes, in files that the format recognizes", arguments: formats)
  func filesAreStable(identifier: String) throws {
    let format = try AllFormats.format(identifier)
    let locales = try ["ar", "en", "sr-Latn", "zh-Hant"].map { try #require(LanguageTag($0)) }
    let tables = try StandardTables.all(for: format, in: locales)
    let files: [ExportedFile] = try format.write(tables, options: FormatOptions()).files
    let again = try format.write(tables, options: FormatOptions()).files
    #expect(files == again)
    #expect(Set(files.map(\.path)).count == files.count)
    for file in files {
      #expect(format.description.fileExtensions.contains { file.path.hasSuffix(".\($0)") }, "\(file.path)")
      #expect(!file.path.hasPrefix("/") && !file.path.split(separator: "/").contains(".."), "\(file.path)")
      let recognized = try AllFormats.format(of: SourceFile(path: file.path, bytes: file.bytes))
      #expect(recognized.description.identifier == identifier, "\(file.path)")
    }
  }

  @Test("Its description is complete")
  func descriptions() {
    #expect(Set(Self.formats).count == Self.formats.count)
    for description in AllFormats.all.map(\.description) {
      #expect(!description.summary.isEmpty && !description.fileExtensions.isEmpty)
      #expect(description.limits.allSatisfy { $0.hasSuffix(".") })
      #expect(description.options.allSatisfy { $0.values.count > 1 && !$0.summary.isEmpty })
    }
  }
}

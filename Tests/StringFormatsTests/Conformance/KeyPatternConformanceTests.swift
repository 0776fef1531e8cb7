import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// Every format that supports key patterns.
@Suite("Every format, with a key pattern")
struct KeyPatternConformanceTests {
  static let formats = AllFormats.all.map(\.description)

  @Test("Standard survives a round trip under any key that the format allows", arguments: formats)
  func standardComesBack(format: FormatDescription) throws {
    let catalogue = try StandardTables.catalogue.get()
    let locales = try ["ar", "de", "en", "pl"].map { try #require(LanguageTag($0)) }
    let tables = try StandardTables.all(for: try AllFormats.format(format.identifier), in: locales)
    for pattern in Self.patterns[format.keys] ?? [] {
      let keys = tables.flatMap { $0.units.map(\.key) }
      let naming = try KeyNaming(try KeyPattern(pattern), of: format, keys: Set(keys))
      let trip = try RoundTrip(
        try AllFormats.format(format.identifier), tables, options: FormatOptions(keys: naming), of: catalogue)
      trip.expectNoChange()
    }
  }

  @Test("Every format has patterns here")
  func everySyntaxHasPatterns() {
    #expect(Set(Self.formats.map(\.keys)) == Set(Self.patterns.keys))
  }

  private static let patterns: [KeySyntax: [String]] = [
    .text: ["ds_{purpose}[_{message}]", "Design = {Message} #{purpose}", "{message}.{purpose}"],
    .xcode: ["ds_{purpose}[_{message}]", "Design: {message}.{purpose}"],
    .nameToken: ["ds_{purpose}[_{message}]", "{message}:{purpose}.x"],
    .android: ["ds_{purpose}[_{message}]", "ds{Purpose}{Message}", "{message}_{purpose}_"],
    .dotNet: ["ds_{purpose}[_{message}]", "{Purpose}[.{Message}]"],
    .dart: ["ds_{purpose}[_{message}]", "ds{Purpose}{Message}"],
    .fluent: ["ds-{purpose}[-{message}]", "ds-{purpose}[.{message}]", "{message}.{purpose}"],
    .i18next: ["ds_{purpose}[_{message}]", "ds.{purpose}.{message}", "{message}.{purpose}"],
    .json: ["ds_{purpose}[_{message}]", "{message}.{purpose}"],
  ]

  @Test("An app's own entries are not the catalogue's", arguments: formats)
  func ignoresForeignEntries(format: FormatDescription) throws {
    let own = [SmallTables.title("delete", "Delete", "Usuń"), SmallTables.counted(other: "Usuń # elementu")]
    let table = try SmallTables.polish(own)
    let naming = try KeyNaming(try KeyPattern("ds_{purpose}_{message}"), of: format, keys: own.map(\.key))
    // Without the pattern, these entries belong to an app.
    let files = try AllFormats.format(format.identifier).write([table], options: FormatOptions()).files
    var context = ReadContext(table)
    context.keys = naming
    let sources = files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    let read = try AllFormats.format(format.identifier).read(sources, context: context)
    #expect(read.problems.isEmpty)
    // ARB files name the unit of each resource.
    #expect(read.tables.flatMap(\.units).count == (format.identifier == "arb" ? 2 : 0))
  }
}

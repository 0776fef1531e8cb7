import CatalogModel
import StringTables
import Testing

/// How keys of the catalogue become keys of a format's files.
@Suite struct KeyNamingTests {
  /// catalog.json is read without the formats, so it has a list of its own.
  @Test func everyFormatHasSettings() {
    #expect(StringTableSettings.formats == AllFormats.identifiers)
  }
}

import CatalogEditing
import CatalogFiles
import CatalogModel
import SourceText
import Testing

@testable import StringFormats
@testable import StringTables

@Suite("The provenance of units, and units without a base")
struct UnitProvenanceTests {
  /// A unit `menu` in a file. Its source text in the catalogue "Small" is "Menu".
  struct Row: Sendable, CustomTestStringConvertible {
    /// The source text in the file.
    var source: String?
    /// The catalogue named in the file as its origin.
    var mark: String?
    var hasBase = false
    var isDeclaredForeign = false
    /// The catalogue's text; the file has "Datei".
    var ours: String?
    var take: MergePolicy.Side?
    let outcome: ImportOutcome
    var written: String?

    var testDescription: String { "\(source ?? "–") \(mark ?? "–") / \(ours ?? "–"): \(outcome)" }
  }

  @Test("In a file whose other entries carry digests, an entry without one is not an export")
  func amongDigests() throws {
    let locale = try #require(LanguageTag("de"))
    let place = UnitPlace(path: "de.po", position: SourcePosition(line: 1, column: 1))
    let foreign = ReadUnit(
      key: UnitKey("menu"), target: "Datei", source: "File", catalogue: "Small", place: place)
    var exported = ReadUnit(key: UnitKey("back"), target: "Zurück", source: "Back", catalogue: "Small", place: place)
    func provenance(_ units: [ReadUnit]) -> Provenance? {
      let read = ReadTables(tables: [ReadTable(locale: locale, units: units)])
        .sourced(by: ReadContext(declared: [locale]), GettextFormat().description)
      return read.tables[0].units[0].provenance(source: "Menu", catalogue: "Small")
    }
    #expect(provenance([foreign, exported]) == .exported)
    exported.base = UnitBase(source: "Back", target: "Zurück", state: .translated)
    #expect(provenance([foreign, exported]) == .foreign)
  }

  @Test("A text that may be an old export does not replace an inherited one", arguments: [true, false])
  func inherited(isForApps: Bool) {
    let place = UnitPlace(path: "pt-BR.strings", position: SourcePosition(line: 1, column: 1))
    var theirs = ReadUnit(key: UnitKey("delete"), target: "Excluir", source: "Delete", place: place)
    theirs.isForApps = isForApps
    var ours = UnitMerge.Ours(source: "Delete", text: nil, inherited: "Apagar")
    ours.inheritsText = true
    let result = UnitMerge(theirs, ours).result
    #expect(result.outcome == (isForApps ? .conflict : .updated))
    #expect(UnitMerge(theirs, ours, policy: MergePolicy(take: .theirs)).result.value?.text == "Excluir")
    #expect(UnitMerge(theirs, ours, policy: MergePolicy(take: .ours)).result.value == nil || !isForApps)
  }

  @Test(arguments: [
    // The same key with another source text belongs to another program, whatever the catalogue's text is.
    Row(source: "File", ours: "Menü", outcome: .foreign),
    Row(source: "File", ours: nil, outcome: .foreign),
    Row(source: "File", ours: "Datei", outcome: .foreign),
    Row(source: "File", ours: "Menü", take: .theirs, outcome: .foreign),
    Row(source: "File", mark: "Another", ours: "Menü", outcome: .foreign),
    Row(source: "", ours: nil, outcome: .foreign),
    Row(source: "Menu", isDeclaredForeign: true, ours: nil, outcome: .foreign),
    Row(hasBase: true, isDeclaredForeign: true, ours: nil, outcome: .foreign),
    // The base is stronger evidence than the source text.
    Row(source: "File", hasBase: true, ours: "Menü", outcome: .updated, written: "Datei"),
    // With the same source text.
    Row(source: "Menu", ours: nil, outcome: .updated, written: "Datei"),
    Row(source: "Menu", ours: "Datei", outcome: .unchanged),
    Row(source: "Menu", ours: "Menü", outcome: .conflict),
    Row(source: "Menu", ours: "Menü", take: .theirs, outcome: .updated, written: "Datei"),
    Row(source: "Menu", ours: "Menü", take: .ours, outcome: .kept),
    // Without a source text.
    Row(ours: nil, outcome: .updated, written: "Datei"),
    Row(ours: "Datei", outcome: .unchanged),
    Row(ours: "Menü", outcome: .conflict),
    // An older export of this catalogue never replaces a newer translation.
    Row(source: "File", mark: "Small", ours: nil, outcome: .stale, written: "Datei"),
    Row(source: "File", mark: "Small", ours: "Datei", outcome: .unchanged),
    Row(source: "File", mark: "Small", ours: "Menü", outcome: .stale),
    Row(source: "File", mark: "Small", ours: "Menü", take: .theirs, outcome: .stale, written: "Datei"),
  ])
  func outcomes(row: Row) {
    let place = UnitPlace(path: "de.po", position: SourcePosition(line: 1, column: 1))
    let base = row.hasBase ? UnitBase(source: "Menu", target: "Menü", state: .translated) : nil
    var theirs = ReadUnit(
      key: UnitKey("menu"), target: "Datei", source: row.source, catalogue: row.mark, base: base, place: place)
    theirs.isDeclaredForeign = row.isDeclaredForeign
    var ours = UnitMerge.Ours(source: "Menu", text: row.ours)
    ours.catalogue = "Small"
    let result = UnitMerge(theirs, ours, policy: MergePolicy(take: row.take)).result
    #expect(result.outcome == row.outcome)
    #expect(result.value?.text == row.written)
    #expect(result.value == nil || (result.value?.state == .needsReview) == (row.outcome == .stale))
  }

  @Test(
    "A format with slots for categories has a part of a counted source text",
    arguments: [
      ("Delete {count} items", true), ("{count, plural, one {Delete # item} other {Delete # items}}", true),
      ("{count, plural, one {Delete {count} item} few {Delete # items} other {Delete # items}}", true),
      ("{count, plural, =0 {Delete nothing} one {Delete # item} other {Delete # items}}", false),
      ("{count, plural, one {Remove # item} other {Delete # items}}", false), ("Delete {count} item", true),
      ("Delete {count} files", false),
      ("{number, plural, one {Delete # item} other {Delete # items}}", false), ("", false),
    ])
  func partsOfSources(theirs: String, isSame: Bool) {
    let ours = "{count, plural, one {Delete # item} other {Delete # items}}"
    #expect(MessageForms.isSourceText(theirs, of: ours) == isSame)
  }
}

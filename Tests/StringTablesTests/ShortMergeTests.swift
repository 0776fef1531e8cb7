import CatalogEditing
import CatalogFiles
import CatalogModel
import SourceText
import Testing

@testable import StringFormats
@testable import StringTables

/// Formats for apps export the title for a missing `short`. The import gets the same text or another one back.
@Suite("The merge of titles that replace a short")
struct ShortMergeTests {
  /// The title and `short` of `open` in a file, both exported as "Archiwizuj", and the outcomes.
  struct Row: Sendable, CustomTestStringConvertible {
    let title: String
    let short: String
    var hasBases = true
    /// The catalogue's current title.
    var now = "Archiwizuj"
    var take: MergePolicy.Side?
    let outcomes: [ImportOutcome]
    /// The `short` that is written.
    var written: String?

    var testDescription: String { "\(title), \(short) / \(now), \(hasBases): \(outcomes)" }
  }

  private static let rows = [
    Row(title: "Archiwizuj", short: "Archiwizuj", outcomes: [.unchanged, .unchanged]),
    Row(title: "Archiwizuj", short: "Archiwum", outcomes: [.unchanged, .updated], written: "Archiwum"),
    Row(title: "Archiwum", short: "Archiwizuj", outcomes: [.updated, .unchanged]),
    Row(title: "Archiwum", short: "Archiwum", outcomes: [.updated, .unchanged]),
    Row(title: "Do archiwum", short: "Arch.", outcomes: [.updated, .updated], written: "Arch."),
    // A second import of the same file.
    Row(title: "Archiwum", short: "Archiwizuj", now: "Archiwum", outcomes: [.unchanged, .unchanged]),
    Row(title: "Archiwum", short: "Archiwum", now: "Archiwum", outcomes: [.unchanged, .unchanged]),
    // The title has changed in the catalogue too, so it is unknown whether the `short` had its own text.
    Row(title: "Archiwizuj", short: "Arch.", now: "Do archiwum", outcomes: [.unchanged, .conflict]),
    Row(title: "Archiwizuj", short: "Archiwizuj", now: "Do archiwum", outcomes: [.unchanged, .unchanged]),
    // Without bases.
    Row(
      title: "Archiwizuj", short: "Archiwum", hasBases: false, outcomes: [.unchanged, .updated], written: "Archiwum"),
    Row(title: "Archiwum", short: "Archiwizuj", hasBases: false, outcomes: [.conflict, .unchanged]),
    Row(title: "Archiwum", short: "Archiwum", hasBases: false, outcomes: [.conflict, .unchanged]),
    Row(title: "Archiwum", short: "Archiwum", hasBases: false, take: .theirs, outcomes: [.updated, .unchanged]),
    Row(title: "Archiwum", short: "Archiwizuj", hasBases: false, now: "Archiwum", outcomes: [.unchanged, .unchanged]),
    Row(
      title: "Archiwum", short: "Archiwizuj", hasBases: false, now: "Archiwum", take: .theirs,
      outcomes: [.unchanged, .updated], written: "Archiwizuj"),
    Row(
      title: "Przenieś do archiwum", short: "Do archiwum", hasBases: false, take: .theirs,
      outcomes: [.updated, .updated], written: "Do archiwum"),
  ]

  @Test("Only a separate text is stored", arguments: [true, false], rows)
  func merges(isTitleFirst: Bool, row: Row) throws {
    let titles = [
      "en": #"{ "find": "Find", "open": "Archive" }"#, "pl": #"{ "find": "Szukaj", "open": "\#(row.now)" }"#,
    ]
    let base = row.hasBases ? UnitBase(source: "Archive", target: "Archiwizuj", state: .translated) : nil
    let units = [unit("open", row.title, base), unit("open/short", row.short, base)]
    let table = ReadTable(
      locale: try #require(LanguageTag("pl")), units: isTitleFirst ? units : Array(units.reversed()))
    let merged = CatalogMerge(try ShortUnitTests.catalogue(titles), policy: MergePolicy(take: row.take))
      .merge(ReadTables(tables: [table]))
    let found = isTitleFirst ? merged : Array(merged.reversed())
    #expect(found.map(\.entry.outcome) == row.outcomes)
    #expect(found.last?.value?.text == row.written)
  }

  @Test("An inherited text that has changed is reported")
  func words() {
    let base = UnitBase(source: "Archive", target: "Archiwizuj", state: .translated)
    let ours = UnitMerge.Ours(source: "Archive", text: nil, inherited: "Do archiwum")
    #expect(
      UnitMerge(unit("open/short", "Arch.", base), ours).result.reason
        == "both sides changed the text: 'Arch.' here, and the catalogue now has no text, and shows 'Do archiwum'; "
        + "choose with --take theirs or --take ours")
  }

  private func unit(_ key: String, _ target: String, _ base: UnitBase?) -> ReadUnit {
    let place = UnitPlace(path: "pl.json", position: SourcePosition(line: 1, column: 1))
    return ReadUnit(key: UnitKey(key), target: target, base: base, place: place)
  }
}

import CatalogEditing
import CatalogFiles
import CatalogModel
import SourceText
import Testing

@testable import StringFormats
@testable import StringTables

@Suite("The three-way merge of a unit")
struct UnitMergeTests {
  /// The exported text, the translator's text, the catalogue's current text, and the outcome.
  struct Row: Sendable, CustomTestStringConvertible {
    let exported: String?
    let theirs: String
    let ours: String?
    let outcome: ImportOutcome
    var written: String?
    /// The current source text; it was "Close" in the export.
    var source = "Close"
    var take: MergePolicy.Side?

    var testDescription: String { "\(exported ?? "–") → \(theirs) / \(ours ?? "–"): \(outcome)" }
  }

  @Test(
    "With a base",
    arguments: [
      Row(exported: "Zamknij", theirs: "Zamknij", ours: "Zamknij", outcome: .unchanged),
      Row(exported: "Zamknij", theirs: "Wyjdź", ours: "Zamknij", outcome: .updated, written: "Wyjdź"),
      Row(exported: nil, theirs: "Zamknij", ours: nil, outcome: .updated, written: "Zamknij"),
      Row(exported: "Zamknij", theirs: "Zamknij", ours: "Wyjdź", outcome: .unchanged),
      Row(exported: "Zamknij", theirs: "Wyjdź", ours: "Wyjdź", outcome: .unchanged),
      Row(exported: "Zamknij", theirs: "Wyjdź", ours: "Koniec", outcome: .conflict),
      Row(exported: "Zamknij", theirs: "Wyjdź", ours: nil, outcome: .conflict),
      Row(exported: nil, theirs: "Wyjdź", ours: "Koniec", outcome: .conflict),
      Row(exported: "Zamknij", theirs: "Wyjdź", ours: "Koniec", outcome: .updated, written: "Wyjdź", take: .theirs),
      Row(exported: "Zamknij", theirs: "Wyjdź", ours: "Koniec", outcome: .kept, take: .ours),
      Row(exported: "Zamknij", theirs: "", ours: "Zamknij", outcome: .empty),
      Row(exported: nil, theirs: "", ours: nil, outcome: .empty),
      Row(exported: "Zamknij", theirs: "Wyjdź", ours: "Zamknij", outcome: .stale, written: "Wyjdź", source: "Shut"),
      Row(exported: "Zamknij", theirs: "Zamknij", ours: "Zamknij", outcome: .unchanged, source: "Shut"),
      Row(exported: "Zamknij", theirs: "Wyjdź", ours: "Koniec", outcome: .conflict, source: "Shut"),
    ])
  func withBase(row: Row) {
    let result = merge(row, base: UnitBase(source: "Close", target: row.exported, state: .translated))
    #expect(result.outcome == row.outcome)
    #expect(result.value?.text == row.written)
    #expect(result.value?.state == (row.outcome == .stale ? .needsReview : nil))
  }

  @Test(
    "Without a base, it is unknown whose text is newer",
    arguments: [
      Row(exported: nil, theirs: "Zamknij", ours: "Zamknij", outcome: .unchanged),
      Row(exported: nil, theirs: "Wyjdź", ours: "Zamknij", outcome: .conflict),
      Row(exported: nil, theirs: "Wyjdź", ours: "Zamknij", outcome: .updated, written: "Wyjdź", take: .theirs),
      Row(exported: nil, theirs: "Wyjdź", ours: "Zamknij", outcome: .kept, take: .ours),
      Row(exported: nil, theirs: "Wyjdź", ours: nil, outcome: .updated, written: "Wyjdź"),
      Row(exported: nil, theirs: "Wyjdź", ours: nil, outcome: .updated, written: "Wyjdź", take: .ours),
      Row(exported: nil, theirs: "", ours: "Zamknij", outcome: .empty),
    ])
  func withoutBase(row: Row) {
    let result = merge(row, base: nil)
    #expect(result.outcome == row.outcome)
    #expect(result.value?.text == row.written)
  }

  @Test("Another spelling of the same message is no change")
  func spelling() {
    let ours = "{count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}"
    let theirs = "{count,plural, many{{count} plików} few{# pliki} one{# plik} other{{count, number} pliku}}"
    #expect(
      merge(theirs, ours, base: UnitBase(source: "Close", target: ours, state: .translated)).outcome == .unchanged)
    #expect(merge(theirs, ours, base: nil).outcome == .unchanged)
  }

  @Test("An inherited text is not repeated")
  func inherited() {
    let theirs = unit("Delete", base: UnitBase(source: "Delete", target: nil, state: .new))
    let ours = UnitMerge.Ours(source: "Delete", text: nil, inherited: "Delete")
    #expect(
      UnitMerge(theirs, ours).result
        == .init(outcome: .unchanged, reason: "the locale inherits this text anyway"))
  }

  @Test("The source text in an app's file is not a translation, unless --take theirs says so")
  func lastResort() {
    var theirs = unit("Delete", base: nil)
    let ours = UnitMerge.Ours(source: "Delete", text: nil)
    #expect(UnitMerge(theirs, ours).result.outcome == .updated)
    theirs.isForApps = true
    #expect(UnitMerge(theirs, ours).result.outcome == .unchanged)
    #expect(UnitMerge(theirs, ours, policy: MergePolicy(take: .theirs)).result.outcome == .updated)
    theirs.base = UnitBase(source: "Delete", target: nil, state: .new)
    #expect(UnitMerge(theirs, ours).result.outcome == .updated)
  }

  @Test("A source text is not stale by its own change")
  func sourceLocale() {
    let base = UnitBase(source: "Close", target: "Close", state: .translated)
    let ours = UnitMerge.Ours(source: "Close", text: "Close")
    #expect(UnitMerge(unit("Shut", base: base), ours, isSource: true).result.outcome == .updated)
  }

  // MARK: States

  /// The state in the export, in the file and in the catalogue, and the state that is written.
  struct StateRow: Sendable {
    let exported: TranslationState
    let theirs: TranslationState?
    let ours: TextRecord?
    let outcome: ImportOutcome
    var written: TranslationState?
  }

  private static let forReview = TextRecord(state: .needsReview, comment: nil, source: nil)
  private static let approved = TextRecord(state: .final, comment: nil, source: nil)
  private static let begun = TextRecord(state: .new, comment: nil, source: nil)

  @Test(
    "States of an unchanged text",
    arguments: [
      StateRow(exported: .translated, theirs: .translated, ours: nil, outcome: .unchanged),
      StateRow(exported: .translated, theirs: nil, ours: nil, outcome: .unchanged),
      StateRow(exported: .translated, theirs: .needsReview, ours: nil, outcome: .updated, written: .needsReview),
      StateRow(exported: .translated, theirs: .final, ours: nil, outcome: .updated, written: .final),
      StateRow(exported: .needsReview, theirs: .final, ours: forReview, outcome: .updated, written: .final),
      StateRow(exported: .needsReview, theirs: .needsReview, ours: nil, outcome: .unchanged),
      StateRow(exported: .translated, theirs: .final, ours: forReview, outcome: .conflict),
      StateRow(exported: .needsReview, theirs: nil, ours: forReview, outcome: .unchanged),
      StateRow(exported: .final, theirs: .final, ours: approved, outcome: .unchanged),
      // A text that comes back as new needs review, unless it was exported as new.
      StateRow(exported: .translated, theirs: .new, ours: nil, outcome: .updated, written: .needsReview),
      StateRow(exported: .translated, theirs: .new, ours: forReview, outcome: .unchanged),
      StateRow(exported: .needsReview, theirs: .new, ours: forReview, outcome: .unchanged),
      StateRow(exported: .new, theirs: .new, ours: begun, outcome: .unchanged),
      StateRow(exported: .new, theirs: .needsReview, ours: begun, outcome: .updated, written: .needsReview),
      StateRow(exported: .new, theirs: .new, ours: nil, outcome: .unchanged),
      StateRow(exported: .new, theirs: .translated, ours: begun, outcome: .updated, written: .translated),
    ])
  func states(row: StateRow) {
    let theirs = unit(
      "Zamknij", state: row.theirs, base: UnitBase(source: "Close", target: "Zamknij", state: row.exported))
    let result = UnitMerge(theirs, UnitMerge.Ours(source: "Close", text: "Zamknij", record: row.ours)).result
    #expect(result.outcome == row.outcome)
    #expect(result.value?.state == row.written)
  }

  @Test(
    "The state of a changed text",
    arguments: [
      (nil, nil, nil), (.translated, nil, nil), (.final, nil, .final), (.needsReview, nil, .needsReview),
      (.new, nil, .needsReview), (.translated, forReview, .translated), (nil, forReview, .translated),
    ] as [(TranslationState?, TextRecord?, TranslationState?)])
  func statesOfChanges(theirs: TranslationState?, record: TextRecord?, written: TranslationState?) {
    let ours = UnitMerge.Ours(source: "Close", text: "Zamknij", record: record)
    let base = UnitBase(source: "Close", target: "Zamknij", state: .translated)
    #expect(UnitMerge(unit("Wyjdź", state: theirs, base: base), ours).result.value?.state == written)
  }

  @Test(
    "Without a base the state is unchanged, too",
    arguments: [
      (.translated, nil, .unchanged), (nil, forReview, .unchanged), (.translated, forReview, .kept),
      (.needsReview, nil, .kept), (.final, nil, .kept), (.translated, approved, .unchanged),
    ] as [(TranslationState?, TextRecord?, ImportOutcome)])
  func statesWithoutBase(theirs: TranslationState?, record: TextRecord?, outcome: ImportOutcome) {
    let ours = UnitMerge.Ours(source: "Close", text: "Zamknij", record: record)
    let result = UnitMerge(unit("Zamknij", state: theirs), ours).result
    #expect(result.outcome == outcome)
    #expect(result.value == nil)
    let taken = UnitMerge(unit("Zamknij", state: theirs), ours, policy: MergePolicy(take: .theirs)).result
    #expect((taken.outcome == .updated) == (theirs != nil && theirs != (record?.state ?? .translated)))
  }

  @Test("Comments and the digest of the source stay with the text")
  func records() {
    let record = TextRecord(state: nil, comment: "as in Windows", source: "0123456789abcdef")
    let ours = UnitMerge.Ours(source: "Close", text: "Zamknij", record: record)
    let base = UnitBase(source: "Close", target: "Zamknij", state: .translated)
    let value = UnitMerge(unit("Wyjdź", base: base), ours).result.value
    #expect(value == TextValue("Wyjdź", state: .translated, comment: "as in Windows", source: SourceDigest.of("Close")))
    let plain = UnitMerge.Ours(source: "Close", text: "Zamknij")
    let recorded = UnitMerge(unit("Wyjdź", base: base), plain, policy: MergePolicy(recordsSource: true)).result.value
    #expect(recorded == TextValue("Wyjdź", source: SourceDigest.of("Close")))
  }

  // MARK: Helpers

  private func merge(_ row: Row, base: UnitBase?) -> UnitMerge.Result {
    let ours = UnitMerge.Ours(source: row.source, text: row.ours)
    return UnitMerge(unit(row.theirs, base: base), ours, policy: MergePolicy(take: row.take)).result
  }

  private func merge(_ theirs: String, _ ours: String, base: UnitBase?) -> UnitMerge.Result {
    UnitMerge(unit(theirs, base: base), UnitMerge.Ours(source: "Close", text: ours)).result
  }

  private func unit(_ target: String, state: TranslationState? = nil, base: UnitBase? = nil) -> ReadUnit {
    let place = UnitPlace(path: "pl.json", position: SourcePosition(line: 1, column: 1))
    return ReadUnit(key: UnitKey("close"), target: target, state: state, base: base, place: place)
  }
}

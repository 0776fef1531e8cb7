import CatalogEditing
import CatalogFiles
import CatalogModel
import SourceText
import Testing

@testable import StringFormats
@testable import StringTables

@Suite("The merge of approvals")
struct UnitMergeApprovalTests {
  /// The exported, returned and current state of a text whose source text has changed since the export.
  struct Row: Sendable {
    let exported: TranslationState
    let theirs: TranslationState?
    let ours: TranslationState?
    let outcome: ImportOutcome
    var written: TranslationState?
    var take: MergePolicy.Side?
  }

  @Test(
    "An approval of an outdated text does not count",
    arguments: [
      Row(exported: .needsReview, theirs: .translated, ours: .needsReview, outcome: .stale),
      Row(exported: .needsReview, theirs: .final, ours: .needsReview, outcome: .stale),
      Row(exported: .new, theirs: .translated, ours: .new, outcome: .stale),
      Row(exported: .translated, theirs: .final, ours: nil, outcome: .stale, written: .needsReview),
      Row(
        exported: .needsReview, theirs: .final, ours: .translated, outcome: .stale, written: .needsReview, take: .theirs
      ),
      // Other changes of the state are imported, and an unchanged state is not an approval.
      Row(exported: .translated, theirs: .needsReview, ours: nil, outcome: .updated, written: .needsReview),
      Row(exported: .translated, theirs: .translated, ours: nil, outcome: .unchanged),
      Row(exported: .needsReview, theirs: nil, ours: .needsReview, outcome: .unchanged),
      Row(exported: .needsReview, theirs: .translated, ours: .translated, outcome: .unchanged),
      Row(exported: .needsReview, theirs: .final, ours: .translated, outcome: .conflict),
    ])
  func outdated(row: Row) {
    let result = merge(row, source: "Shut")
    #expect(result.outcome == row.outcome)
    #expect(result.value?.state == row.written)
    #expect((result.value == nil) == (row.written == nil))
    let reason = "the source text is now 'Shut'; the approval was for the old one, so the state is needs-review"
    #expect((result.reason == reason) == (row.outcome == .stale))
  }

  @Test("Approvals count in the source locale")
  func counts() {
    let ours = ours(.needsReview, source: "Shut")
    let base = UnitBase(source: "Zamknij", target: "Zamknij", state: .needsReview)
    let own = UnitMerge(unit(.final, base: base), ours, isSource: true).result
    #expect(own == .init(outcome: .updated, reason: "only the state", value: TextValue("Zamknij", state: .final)))
  }

  @Test("A comment beside one that does not count is imported")
  func comment() {
    let base = UnitBase(source: "Close", target: "Zamknij", state: .needsReview)
    var theirs = unit(.final, base: base)
    theirs.comment = "Good"
    let result = UnitMerge(theirs, ours(.needsReview, source: "Shut")).result
    #expect(result.outcome == .stale)
    #expect(result.value == TextValue("Zamknij", state: .needsReview, comment: "Good"))
  }

  @Test("An approval records the current source text if the catalogue does")
  func recordsSource() {
    let record = TextRecord(state: .needsReview, comment: nil, source: SourceDigest.of("Shut"))
    let base = UnitBase(source: "Close", target: "Zamknij", state: .needsReview)
    let result = UnitMerge(
      unit(.translated, base: base), UnitMerge.Ours(source: "Close", text: "Zamknij", record: record)
    ).result
    #expect(result.value == TextValue("Zamknij", state: .translated, source: SourceDigest.of("Close")))
  }

  // MARK: Helpers

  private func merge(_ row: Row, source: String) -> UnitMerge.Result {
    let base = UnitBase(source: "Close", target: "Zamknij", state: row.exported)
    return UnitMerge(unit(row.theirs, base: base), ours(row.ours, source: source), policy: MergePolicy(take: row.take))
      .result
  }

  private func ours(_ state: TranslationState?, source: String) -> UnitMerge.Ours {
    let record = state.map { TextRecord(state: $0, comment: nil, source: nil) }
    return UnitMerge.Ours(source: source, text: "Zamknij", record: record)
  }

  private func unit(_ state: TranslationState?, base: UnitBase?) -> ReadUnit {
    let place = UnitPlace(path: "pl.xlf", position: SourcePosition(line: 1, column: 1))
    return ReadUnit(key: UnitKey("close"), target: "Zamknij", state: state, base: base, place: place)
  }
}

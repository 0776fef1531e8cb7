import CatalogEditing
import CatalogFiles
import CatalogModel
import SourceText
import Testing

@testable import StringFormats
@testable import StringTables

@Suite("The merge of comments")
struct UnitMergeCommentTests {
  /// The comment in the export, in the file, in the catalogue, and after the merge.
  struct Row: Sendable, CustomTestStringConvertible {
    let exported: String?
    let theirs: String?
    let ours: String?
    let merged: String?
    /// Whether the report shows both comments.
    var isTold = false
    var take: MergePolicy.Side?

    var testDescription: String { "\(exported ?? "–") → \(theirs ?? "–") / \(ours ?? "–"): \(merged ?? "–")" }
  }

  private static let rows = [
    Row(exported: "A", theirs: "A", ours: "A", merged: "A"),
    Row(exported: "A", theirs: "A", ours: "B", merged: "B"),
    Row(exported: "A", theirs: " A\n", ours: "B", merged: "B"),
    Row(exported: "A", theirs: "B", ours: "A", merged: "B"),
    Row(exported: "A", theirs: "B", ours: "B", merged: "B"),
    Row(exported: "A", theirs: "B", ours: "C", merged: "C", isTold: true),
    Row(exported: "A", theirs: "B", ours: "C", merged: "B", take: .theirs),
    Row(exported: "A", theirs: "B", ours: "C", merged: "C", isTold: true, take: .ours),
    Row(exported: "A", theirs: "A", ours: "B", merged: "B", take: .theirs),
    Row(exported: "A", theirs: "B", ours: "A", merged: "B", take: .ours),
    // A comment that was removed from the catalogue stays removed.
    Row(exported: "A", theirs: "A", ours: nil, merged: nil),
    Row(exported: "A", theirs: "B", ours: nil, merged: "B"),
    // Without the exported comment, as in files of older versions, it is unknown which side changed it.
    Row(exported: nil, theirs: "A", ours: nil, merged: "A"),
    Row(exported: nil, theirs: "A", ours: "B", merged: "B", isTold: true),
    Row(exported: nil, theirs: "A", ours: "B", merged: "A", take: .theirs),
    // Many formats have no comments, so a missing one has no meaning.
    Row(exported: "A", theirs: nil, ours: "A", merged: "A"),
    Row(exported: "A", theirs: " ", ours: "B", merged: "B"),
    Row(exported: nil, theirs: nil, ours: nil, merged: nil),
  ]

  @Test("Beside a text that the translator changed", arguments: rows)
  func changedText(row: Row) {
    let result = merge(row, "Wyjdź")
    #expect(result.outcome == .updated)
    #expect(result.value == TextValue("Wyjdź", state: state(row), comment: row.merged))
    #expect(isTold(row, result))
  }

  @Test("Beside an unchanged text", arguments: rows)
  func sameText(row: Row) {
    let result = merge(row, "Zamknij")
    let isOther = row.merged != row.ours
    #expect(result.outcome == (isOther ? .updated : row.isTold ? .kept : .unchanged))
    #expect(result.value == (isOther ? TextValue("Zamknij", comment: row.merged) : nil))
    #expect(isTold(row, result))
  }

  @Test("Beside a text that was emptied", arguments: rows)
  func emptyText(row: Row) {
    let result = merge(row, "")
    let isOther = row.merged != row.ours
    #expect(result.outcome == (isOther ? .updated : .empty))
    #expect(result.value == (isOther ? TextValue("Zamknij", comment: row.merged) : nil))
    #expect(result.reason?.hasPrefix("no translation; the catalogue keeps 'Zamknij'") == true)
    #expect(isTold(row, result))
  }

  @Test("Beside a text that both sides changed, with --take ours")
  func keptText() {
    let theirs = unit("Wyjdź", comment: "B", base: UnitBase(source: "Close", target: "Zamknij", state: .translated))
    let ours = UnitMerge.Ours(source: "Close", text: "Koniec")
    let result = UnitMerge(theirs, ours, policy: MergePolicy(take: .ours)).result
    #expect(
      result
        == .init(
          outcome: .kept, reason: "the catalogue keeps 'Koniec' and takes the comment",
          value: TextValue("Koniec", comment: "B")))
    #expect(UnitMerge(theirs, ours).result.outcome == .conflict)
  }

  @Test("Without a text it is not lost silently")
  func noText() {
    let none = UnitMerge.Ours(source: "Close", text: nil)
    let note = "the comment 'B' belongs to no text in the catalogue"
    #expect(UnitMerge(unit("", comment: "B"), none).result == .init(outcome: .empty, reason: note))
    let inherited = UnitMerge.Ours(source: "Close", text: nil, inherited: "Zamknij")
    let shown = "the locale inherits this text anyway"
    #expect(
      UnitMerge(unit("Zamknij", comment: "B"), inherited).result == .init(outcome: .kept, reason: "\(shown); \(note)"))
    let base = UnitBase(source: "Close", target: nil, state: .new, comment: "B")
    #expect(UnitMerge(unit("", comment: "B", base: base), none).result == .init(outcome: .empty))
  }

  @Test("The report shows both")
  func words() {
    let row = Row(exported: nil, theirs: "New\nnote", ours: "Own note", merged: "Own note", isTold: true)
    let both = "the comment is 'Own note' in the catalogue and 'New note' in the file"
    let told = "\(both); the catalogue keeps its own; use --take theirs for the other one"
    #expect(merge(row, "Zamknij").reason == told)
    #expect(merge(row, "Wyjdź").reason == told)
  }

  // MARK: Helpers

  /// Merges a text for "Zamknij", which the catalogue still has.
  private func merge(_ row: Row, _ text: String) -> UnitMerge.Result {
    let base = UnitBase(source: "Close", target: "Zamknij", state: .translated, comment: row.exported)
    let ours = UnitMerge.Ours(
      source: "Close", text: "Zamknij",
      record: row.ours.map { TextRecord(state: nil, comment: $0, source: nil) })
    return UnitMerge(unit(text, comment: row.theirs, base: base), ours, policy: MergePolicy(take: row.take)).result
  }

  /// A text with a comment is an object, which also has a state.
  private func state(_ row: Row) -> TranslationState? { row.ours == nil ? nil : .translated }

  private func isTold(_ row: Row, _ result: UnitMerge.Result) -> Bool {
    (result.reason?.contains("the catalogue keeps its own") ?? false) == row.isTold
  }

  private func unit(_ target: String, comment: String?, base: UnitBase? = nil) -> ReadUnit {
    let place = UnitPlace(path: "pl.csv", position: SourcePosition(line: 1, column: 1))
    return ReadUnit(key: UnitKey("close"), target: target, comment: comment, base: base, place: place)
  }
}

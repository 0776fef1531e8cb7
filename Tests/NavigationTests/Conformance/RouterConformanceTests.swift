import CatalogFiles
import Foundation
import Navigation
import TestSupport
import Testing

/// The library's router gives the answers of the conformance table, as the routers of generated code do.
///
/// To record the answers: `RECORD_SNAPSHOTS=1 Scripts/test --filter RouterConformance`, then review the difference.
@Suite struct RouterConformanceTests {
  @Test func answersAsTheTable() throws {
    let source = try CatalogReader(files: DiskFiles()).read(RouterRows.folder.path)
    let screens = Screens(source.screens)
    let table = try RouterRows.read()
    var answered = table
    answered.rows = table.rows.map { row in
      let state = RouterNotation.state(row.state, tabs: Router(screens).tabs.map(\.name))
      var dropped: [Router.Dropped] = []
      let router = Router(screens, restoring: state, dropped: &dropped)
      #expect(dropped.isEmpty && RouterNotation.text(router.state) == row.state, "\(row.state): \(dropped)")
      let answer = RouterNotation.answer(row.action, on: router)
      return RouterRows.Row(
        row.state, row.action, answer: answer.result, steps: answer.steps, dropped: answer.dropped)
    }
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil, answered.rows != table.rows {
      try answered.write()
      Issue.record("recorded; run again without RECORD_SNAPSHOTS")
      return
    }
    #expect(table.rows.count > 400)
    for (row, answer) in zip(table.rows, answered.rows) { #expect(row == answer) }
  }
}

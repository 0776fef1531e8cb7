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
    let folder = Repository.root.appending(path: "Tests/Conformance/Router")
    let source = try CatalogReader(files: DiskFiles()).read(folder.path)
    let screens = Screens(source.screens)
    let path = folder.appending(path: "rows.tsv")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map(String.init)
    let answered = lines.map { line in
      guard !line.hasPrefix("#") else { return line }
      let row = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let state = RouterNotation.state(row[0], tabs: Router(screens).tabs.map(\.name))
      var dropped: [Router.Dropped] = []
      let router = Router(screens, restoring: state, dropped: &dropped)
      #expect(dropped.isEmpty && RouterNotation.text(router.state) == row[0], "\(row[0]): \(dropped)")
      let answer = RouterNotation.answer(row[1], on: router)
      return [row[0], row[1], answer.result, answer.steps, answer.dropped].joined(separator: "\t")
    }
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil, answered != lines {
      try (answered.joined(separator: "\n") + "\n").write(to: path, atomically: true, encoding: .utf8)
      Issue.record("recorded; run again without RECORD_SNAPSHOTS")
      return
    }
    #expect(lines.count > 400)
    for (line, answer) in zip(lines, answered) { #expect(line == answer) }
  }
}

import Foundation
import ICUText
import PurposeCatalog

/// Measures all rows, or one group, and prints the table.
struct RunCommand {
  /// The groups of rows for `--only`.
  enum Group: String, CaseIterable {
    case title, counted, bars, check, standard, reading
  }

  let groups: [Group]
  let isQuick: Bool
  /// The compiled CLI.
  let command: String
  /// The shipped catalogue.
  let standard: String
  /// The folder of the compiled programs of Baselines/ and of generated catalogues.
  let folder: URL

  func run() throws {
    var report = Report()
    for group in groups { try measure(group, into: &report) }
    print(report.markdown, terminator: "")
    let missed = report.rows.count { !$0.meetsBar }
    if missed > 0 { note("\(missed) of \(report.rows.count) rows miss their bar") }
  }

  private var rounds: Int { isQuick ? 3 : 11 }
  private var processes: ChildProcess { ChildProcess(launcher: folder.appending(path: "Launch")) }

  private func measure(_ group: Group, into report: inout Report) throws {
    switch group {
    case .title:
      for path in [standard, sample(1_000).catalog.path] {
        let rows = TitleRows(catalog: try Catalog(contentsOf: path), folder: folder, rounds: rounds)
        for locale in ["en", "ar"] { try rows.measure(locale, into: &report) }
      }
    case .counted:
      for locale in ["en", "ar", "pl"] {
        try CountedRows(folder: standard, rounds: rounds).measure(locale, into: &report)
      }
    case .bars: try BarRows(catalog: Catalog(contentsOf: standard), rounds: rounds).measure(into: &report)
    case .check:
      let rows = CheckRows(command: command, processes: processes, rounds: rounds)
      try rows.compareWithMsgfmt(sample(1_000), into: &report)
      try rows.compareRules(sample(1_000), into: &report)
      if !isQuick { try rows.compareSizes(sample(1_000), sample(10_000), into: &report) }
      try ScreensRow(command: command, catalog: standard, folder: folder, processes: processes, rounds: rounds)
        .measure(into: &report)
    case .standard:
      try StandardRow(
        command: command, catalog: standard, baselines: folder, processes: processes, rounds: rounds * 9
      ).measure(into: &report)
    case .reading:
      try ReadingRows(catalog: Catalog(contentsOf: sample(1_000).catalog.path), rounds: rounds).measure(into: &report)
    }
  }

  /// The generated catalogue with this number of purposes, from Scripts/bench.
  private func sample(_ purposes: Int) -> CheckRows.Sample {
    CheckRows.Sample(
      catalog: folder.appending(path: "catalog-\(purposes)", directoryHint: .isDirectory),
      po: folder.appending(path: "po-\(purposes)", directoryHint: .isDirectory))
  }
}

import Foundation

/// `catalog check` as a process, on large catalogues.
struct CheckRows {
  /// A generated catalogue and PO files with the same texts.
  struct Sample {
    let catalog: URL
    let po: URL

    var size: Double {
      get throws {
        try Double(
          catalog.filesBelow().map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }.reduce(0, +))
      }
    }
  }

  let command: String
  let processes: ChildProcess
  let rounds: Int

  /// The rules of the first version of the check: those that correspond to `msgfmt --check`, and the simplest ones for
  /// icons and lengths.
  private static let firstRules = [
    "json-syntax", "duplicate-key", "unknown-field", "wrong-type", "missing-title", "unknown-purpose",
    "undeclared-locale", "message-syntax", "unknown-argument", "missing-argument", "missing-plural-category",
    "unused-plural-category", "missing-icon", "unknown-icon", "fixed-direction-icon", "empty-title",
    "edge-whitespace", "title-too-long",
  ]

  /// Compares with GNU msgfmt on the PO files, one process for each.
  func compareWithMsgfmt(_ sample: Sample, into report: inout Report) throws {
    let files = try sample.po.filesBelow().map(\.path)
    let measurement = try processes.measure(
      rounds: rounds,
      [
        [check(sample)], files.map { ["msgfmt", "--check", "-o", "/dev/null", $0] },
        [check(sample) + Self.firstRules.flatMap { ["--rule", $0] }],
      ])
    note(
      String(
        format: "check, 1,000 × 100: %.1f ms; msgfmt %.0f ms", measurement.median(0) / 1e6, measurement.median(1) / 1e6)
    )
    report.add(
      Row(
        work: "checking 1,000 purposes × 100 locales", ours: "`catalog check`",
        comparedWith: "`msgfmt --check`, the same as PO files",
        ratio: measurement.ratio(1, to: 0), bar: .none))
    report.add(
      Row(
        work: "the same, the first \(Self.firstRules.count) rules alone", ours: "`catalog check --rule …`",
        comparedWith: "`msgfmt --check`, the same as PO files",
        ratio: measurement.ratio(1, to: 2), bar: .none))
    try compareMemory(sample, "1,000 × 100", into: &report, bar: .none)
  }

  /// Compares a check of all rules with a check of one rule that needs no work beyond reading.
  func compareRules(_ sample: Sample, into report: inout Report) throws {
    let measurement = try processes.measure(
      rounds: rounds, [[check(sample)], [check(sample) + ["--rule", "json-syntax"]]])
    report.add(
      Row(
        work: "checking 1,000 × 100: all rules", ours: "`catalog check`", comparedWith: "`--rule json-syntax`",
        ratio: measurement.ratio(0, to: 1), bar: .within(3)))
  }

  /// Compares the time and memory of two catalogues' checks.
  func compareSizes(_ small: Sample, _ large: Sample, into report: inout Report) throws {
    let measurement = try processes.measure(rounds: rounds, [[check(large)], [check(small)]])
    note(String(format: "check, 10,000 × 100: %.1f ms", measurement.median(0) / 1e6))
    report.add(
      Row(
        work: "checking 10,000 purposes × 100 locales: time", ours: "`catalog check`", comparedWith: "1,000 × 100",
        ratio: measurement.ratio(0, to: 1), bar: .within(10.5)))
    try compareMemory(large, "10,000 × 100", into: &report, bar: .within(3))
  }

  private func compareMemory(_ sample: Sample, _ name: String, into report: inout Report, bar: Row.Bar) throws {
    let size = try sample.size
    let peak = try processes.run([check(sample), check(sample), check(sample)]).map(\.peakMemory).median
    note(String(format: "check, \(name): %.1f MB of files, %.1f MB of memory", size / 1e6, peak / 1e6))
    report.add(
      Row(
        work: "checking \(name): peak memory", ours: "`catalog check`", comparedWith: "the files' size",
        ratio: peak / size, bar: bar))
  }

  private func check(_ sample: Sample) -> [String] { [command, "check", sample.catalog.path] }
}

extension URL {
  /// All files below a folder, sorted by path.
  func filesBelow() throws -> [URL] {
    guard let files = FileManager.default.enumerator(at: self, includingPropertiesForKeys: [.fileSizeKey]) else {
      throw MeasurementError("no folder \(path)")
    }
    return files.compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }.sorted { $0.path < $1.path }
  }
}

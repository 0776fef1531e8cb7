import Foundation

/// `catalog check` on the shipped catalogue, and a program that embeds it, compared with programs that only start or
/// only read its files.
struct StandardRow {
  let command: String
  let catalog: String
  /// The folder of the compiled programs of Baselines/.
  let baselines: URL
  let processes: ChildProcess
  let rounds: Int

  func measure(into report: inout Report) throws {
    let files = try URL(filePath: catalog, directoryHint: .isDirectory).filesBelow().map(\.path)
    let measurement = try processes.measure(
      rounds: rounds,
      [
        [[command, "check", catalog]],
        [[baselines.appending(path: "ReadFiles").path] + files],
        [[baselines.appending(path: "Empty").path]],
        // Beside the command, in the folder of the release build.
        [[URL(filePath: command).deletingLastPathComponent().appending(path: "ShowTitle").path]],
      ])
    let times = (0..<4).map { String(format: "%.2f", measurement.median($0) / 1e6) }
    note(
      "check, Standard: \(times[0]) ms; static Swift reading the files \(times[1]) ms; empty \(times[2]) ms; "
        + "showing an embedded title \(times[3]) ms")
    report.add(
      Row(
        work: "checking Catalogs/Standard", ours: "`catalog check`",
        comparedWith: "a static Swift program that reads its files",
        ratio: measurement.ratio(0, to: 1), bar: .none))
    report.add(
      Row(
        work: "a program that carries Standard: start, load, show a title", ours: "`Catalog.standard`",
        comparedWith: "a static Swift program that reads its files",
        ratio: measurement.ratio(3, to: 1), bar: .within(3)))
  }
}

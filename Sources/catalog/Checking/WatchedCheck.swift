import CatalogFiles
import CatalogReports
import CatalogValidation
import LibC

/// `check --watch`: checks again after each saved change, and prints the differences.
struct WatchedCheck {
  /// Reads and checks the catalogue, its baseline and settings.
  private let check: () throws -> CheckReport
  /// The baseline's path.
  private let baseline: String?
  /// The state of the files before the first check.
  private let files: WatchedFiles

  /// The polling interval in microseconds: short enough to go unnoticed, and long enough to cost little.
  private static let pause: UInt32 = 200_000

  /// Records the state of the files. Must run before the first check, so that files saved during it are noticed.
  ///
  /// - Parameter folder: the catalogue's folder.
  init(of folder: String, baseline: String?, check: @escaping () throws -> CheckReport) {
    self.check = check
    self.baseline = baseline
    files = WatchedFiles(folder: folder, baseline: baseline, on: Terminal.disk)
  }

  /// Checks until the program is interrupted.
  ///
  /// - Parameter first: the first report, which has been printed.
  func run(after first: CheckReport) throws -> Never {
    var report = first
    var files = files
    let output = Terminal.standardOutput
    try output.write("watching \(report.source.folder); press Ctrl-C to end\n")
    while true {
      usleep(Self.pause)
      let now = WatchedFiles(of: report.source, baseline: baseline)
      guard now != files else { continue }
      files = now
      do {
        let new = try check()
        let changes = FindingChanges(from: report, to: new)
        try output.write(changes.text(showsColour: output.showsColour))
        report = changes.known
      } catch let error as CannotRun {
        // Files may be about to be moved or replaced; wait for the next change.
        try output.write("\(error)\n")
      }
    }
  }
}

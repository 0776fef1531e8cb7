import CatalogFiles
import CatalogValidation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `check --watch`: checks again whenever somebody saves, and prints only what changed.
struct WatchedCheck {
  /// Reads the catalogue, its baseline and settings anew and checks it.
  let check: () throws -> CheckReport

  /// How long it waits between two looks, in microseconds: shorter than anybody notices, and long enough to cost nothing.
  private static let pause: UInt32 = 200_000

  /// Checks until the program is interrupted.
  ///
  /// - Parameter first: what the first check found, which has been printed.
  func run(after first: CheckReport) throws -> Never {
    var report = first
    var stamps = FileStamps(of: Self.folders(of: report))
    let output = Terminal.standardOutput
    try output.write("watching \(report.source.folder); press Ctrl-C to end\n")
    while true {
      usleep(Self.pause)
      let now = FileStamps(of: Self.folders(of: report))
      guard now != stamps else { continue }
      stamps = now
      do {
        let new = try check()
        try output.write(FindingChanges(from: report, to: new).text(showsColour: output.showsColour))
        report = new
      } catch let error as CannotRun {
        // Somebody may just be moving files about: the next save tells.
        try output.write("\(error)\n")
      }
    }
  }

  private static func folders(of report: CheckReport) -> [String] { report.source.layers.map(\.folder) }
}

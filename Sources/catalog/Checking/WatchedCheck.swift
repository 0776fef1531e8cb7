import CatalogFiles
import CatalogValidation
import LibC

/// `check --watch`: checks again whenever somebody saves, and prints only what changed.
struct WatchedCheck {
  /// Reads the catalogue, its baseline and settings again and checks it.
  private let check: () throws -> CheckReport
  /// The baseline's file.
  private let baseline: String?
  /// How everything looked before the first check.
  private let stamps: Stamps

  /// How long it waits between two looks, in microseconds: shorter than anybody notices, and long enough to cost nothing.
  private static let pause: UInt32 = 200_000

  /// Looks at what a check reads; made before the first one, so that what is saved while that runs is not lost.
  ///
  /// - Parameter folder: the catalogue's.
  init(of folder: String, baseline: String?, check: @escaping () throws -> CheckReport) {
    self.check = check
    self.baseline = baseline
    // Without the texts it is soon known which catalogues it extends.
    let source = try? CatalogReader(files: Terminal.disk, looksAtForm: false).readTextsLater(folder).source
    stamps = Stamps(of: source.map(Self.folders) ?? [folder], baseline: baseline)
  }

  /// How the files that a check reads look from outside.
  private struct Stamps: Equatable {
    let files: FileStamps
    /// Its bytes: they are few, and the file may have any name and stand anywhere.
    let baseline: [UInt8]?

    init(of folders: [String], baseline: String?) {
      files = FileStamps(of: folders)
      self.baseline = baseline.flatMap { try? DiskFiles().read($0) }
    }
  }

  /// Checks until the program is interrupted.
  ///
  /// - Parameter first: what the first check found, which has been printed.
  func run(after first: CheckReport) throws -> Never {
    var report = first
    var stamps = stamps
    let output = Terminal.standardOutput
    try output.write("watching \(report.source.folder); press Ctrl-C to end\n")
    while true {
      usleep(Self.pause)
      let now = Stamps(of: Self.folders(of: report.source), baseline: baseline)
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

  private static func folders(of source: CatalogSource) -> [String] { source.layers.map(\.folder) }
}

package import CatalogFiles

/// The state of the files that a check reads, compared without parsing them.
package struct WatchedFiles: Equatable, Sendable {
  private let files: FileStamps
  /// The baseline's bytes: the file is small, and may have any name in any folder.
  private let baseline: [UInt8]?

  /// Records the files of a catalogue and of those that it extends, and of a baseline.
  package init(of source: CatalogSource, baseline: String?) {
    self.init(folders: source.layers.map(\.folder), baseline: baseline)
  }

  /// Records the files of a catalogue that has not been checked, which may be unreadable.
  package init(folder: String, baseline: String?, on disk: DiskFiles) {
    // Reading without texts is enough to find the catalogues that it extends, and fast.
    let source = try? CatalogReader(files: disk, looksAtAll: false).readTextsLater(folder).source
    self.init(folders: source.map { $0.layers.map(\.folder) } ?? [folder], baseline: baseline)
  }

  private init(folders: [String], baseline: String?) {
    files = FileStamps(of: folders)
    self.baseline = baseline.flatMap { try? DiskFiles().read($0) }
  }
}

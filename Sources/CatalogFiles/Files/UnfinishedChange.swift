internal import SystemPackage

/// A change to a catalogue's files that is under way, or that its process did not live to complete.
package enum UnfinishedChange {
  /// The file in the catalogue that marks its files as a possible mixture of old and new. Its content is never read.
  package static let marker = ".catalog-change"

  /// Whether a change to the files of a folder was interrupted, or is under way.
  package static func isMarked(in folder: String) -> Bool {
    (try? Stat(FilePath(Path.join(folder, marker)), followTargetSymlink: false)) != nil
  }
}

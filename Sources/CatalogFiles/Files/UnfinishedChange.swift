internal import CatalogModel
internal import SystemPackage

/// A change to a catalogue's files that is in progress or was interrupted.
package enum UnfinishedChange {
  /// The file that marks a catalogue's files as a possible mix of old and new. Its content is never read.
  package static let marker = ".catalog-change"

  /// Returns whether a change to the files of a folder is in progress or was interrupted.
  ///
  /// - Throws: ``FileError`` if a folder has the marker's name: commands do not create it, so they do not remove it.
  package static func isMarked(in folder: String) throws(FileError) -> Bool {
    guard let status = DiskFiles().status(of: Path.join(folder, marker), followsLinks: false) else { return false }
    if status.type == .directory { throw FileError(path: folder, reason: .markerIsFolder) }
    return true
  }

  /// Throws if a catalogue has a marker. The advice depends on whether this user has the journal.
  static func requireNone(
    in folder: String, environment: (String) -> String? = systemEnvironment
  ) throws(FileError) {
    guard try isMarked(in: folder) else { return }
    let journal = try journalPath(of: folder, environment: environment)
    let hasJournal = DiskFiles().status(of: Path.join(journal.folder, journal.name), followsLinks: false) != nil
    throw FileError(path: folder, reason: hasJournal ? .unfinishedChange : .markerWithoutJournal)
  }

  /// The path of a catalogue's journal: in `$XDG_STATE_HOME/purpose-catalog`, by default
  /// `~/.local/state/purpose-catalog` (XDG Base Directory Specification 0.8), named by a digest of the catalogue's
  /// path.
  ///
  /// - Throws: ``FileError`` if neither variable is an absolute path, or the catalogue's folder does not exist.
  package static func journalPath(
    of catalog: String, environment: (String) -> String?
  ) throws(FileError) -> (folder: String, name: String) {
    // The specification says to ignore relative paths.
    func absolute(_ name: String) -> String? { environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    guard let home = absolute("XDG_STATE_HOME") ?? absolute("HOME").map({ Path.join($0, ".local/state") }) else {
      throw FileError(path: catalog, reason: .noStateFolder)
    }
    return (Path.join(home, "purpose-catalog"), SourceDigest.of(try Path.withoutLinks(catalog)) + ".json")
  }
}

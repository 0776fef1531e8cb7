internal import CatalogFiles
internal import LibC
internal import SystemPackage

/// The file of a catalogue's journal (``UnfinishedChange/journalPath(of:environment:)``).
///
/// Only the user may own the folder and the file and write to them, so that other users cannot cause files to be
/// renamed or removed.
struct JournalFile: Sendable {
  private let state: OpenFolder
  private let path: String
  private let name: String

  /// Opens the state folder, which is created if it does not exist.
  ///
  /// - Parameters:
  ///   - catalog: the catalogue's folder.
  ///   - environment: the value of a variable.
  /// - Throws: ``FileError`` if the folder cannot be found, or if another user owns it or can write to it.
  init(of catalog: String, environment: (String) -> String?) throws(FileError) {
    let folder: String
    (folder, name) = try UnfinishedChange.journalPath(of: catalog, environment: environment)
    try DiskFiles().makeFolder(folder, permissions: 0o700)
    path = Path.join(folder, name)
    state = try naming(folder) { () throws(Errno) in try OpenFolder(folder) }
    try Self.requireTrust(try naming(folder) { () throws(Errno) in try Stat(state.descriptor) }, of: folder)
  }

  /// The journal of the current change, or nil. An incomplete one is removed: no later step was taken.
  func read() throws(FileError) -> ChangeJournal? {
    guard let file = try naming(path, { () throws(Errno) in try state.read(name) }) else { return nil }
    try Self.requireTrust(file.status, of: path)
    if let journal = try ChangeJournal(file.bytes, path: path) { return journal }
    try remove()
    return nil
  }

  /// Writes a journal to disk.
  func write(_ journal: ChangeJournal) throws(FileError) {
    try naming(path) { () throws(Errno) in
      // An existing one is incomplete; otherwise it would have been carried out.
      try state.remove(name)
      try state.create(name, journal.bytes, permissions: 0o600)
      try state.synchronize()
    }
  }

  func remove() throws(FileError) {
    try naming(path) { () throws(Errno) in
      try state.remove(name)
      try state.synchronize()
    }
  }

  private static func requireTrust(_ status: Stat, of path: String) throws(FileError) {
    guard status.userID.rawValue == geteuid(), status.permissions.isDisjoint(with: [.groupWrite, .otherWrite]) else {
      throw FileError(path: path, reason: .untrustedState)
    }
  }
}

/// Adds the file's path to a system error.
func naming<Result>(_ path: String, _ body: () throws(Errno) -> Result) throws(FileError) -> Result {
  do throws(Errno) { return try body() } catch { throw FileError(path: path, reason: .unwritable("\(error)")) }
}

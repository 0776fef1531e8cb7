package import CatalogFiles
internal import SystemPackage

/// Exclusive access to a catalogue, and atomic changes of several of its files.
///
/// ```swift
/// let writer = try CatalogWriter("Catalogs/Standard")
/// try writer.write([FileChange(path: "titles/de.json", old: before, new: after)])
/// ```
///
/// First a journal is written to the user's state folder, then the new files beside those that they replace; then these
/// are renamed, and files that the change removes are removed. If the process ends in between, the next writer uses the journal to complete the change, or to undo it
/// if not all new files were written (``Recovery``). Permissions and hard links of replaced files are kept, links are
/// not followed, and only files of a catalogue are written (``CatalogPath``).
package struct CatalogWriter: Sendable {
  /// The recovery of an interrupted change.
  package let recovery: Recovery.Outcome
  /// The disk, locked against other writers of the catalogue.
  package let files: LockedFiles

  private let lock: CatalogLock
  private let journal: Result<JournalFile, FileError>

  /// Locks a catalogue, and completes or undoes an interrupted change.
  ///
  /// - Parameters:
  ///   - disk: determines how long to wait for other commands.
  ///   - isDiscarding: true to abandon an interrupted change instead, and remove any marker.
  ///   - environment: provides the user's state folder.
  /// - Throws: ``FileError`` if the folder does not exist or ships with the program, if another command holds the lock for too
  ///   long, or if an interrupted change cannot be completed; then nothing has been changed.
  package init(
    _ folder: String, on disk: DiskFiles = DiskFiles(), discarding isDiscarding: Bool = false,
    environment: (String) -> String? = systemEnvironment
  ) throws(FileError) {
    try disk.requireOwn(folder)
    lock = try CatalogLock(.exclusive, of: folder, waiting: disk.waiting)
    files = LockedFiles(disk, holding: [lock])
    do throws(FileError) {
      journal = .success(try JournalFile(of: folder, environment: environment))
    } catch {
      journal = .failure(error)
    }
    recovery = try Recovery(lock: lock, file: journal).run(discarding: isDiscarding)
  }

  /// Makes all changes, or throws and makes none.
  ///
  /// - Throws: ``FileError`` for the first failure. If the disk fails while files are renamed, the next command
  ///   completes the change.
  package func write(_ changes: [FileChange]) throws(FileError) {
    var files: [ChangeJournal.NewFile] = []
    for change in changes where change.old != change.new { files.append(try plan(change)) }
    guard let first = files.first else { return }
    let isOneRenaming = files.count == 1 && first.entry.overwritten == nil
    let steps = ChangeSteps(
      lock: lock, journal: ChangeJournal(token: ChangeJournal.freshToken(), entries: files.map(\.entry)),
      file: isOneRenaming ? try? journal.get() : try journal.get())
    do throws(FileError) {
      try steps.stage(files)
    } catch {
      steps.undo()
      throw error
    }
    try steps.place()
  }

  /// Reads the file of a change, and throws if it has changed since.
  private func plan(_ change: FileChange) throws(FileError) -> ChangeJournal.NewFile {
    let shown = Path.join(lock.name, change.path)
    guard let path = CatalogPath(change.path) else { throw FileError(path: shown, reason: .notOfCatalog) }
    let found = try lock.folder.read(path, shownAs: lock.name)
    guard found?.bytes == change.old else {
      throw FileError(path: shown, reason: change.old == nil ? .exists : .changedMeanwhile)
    }
    var overwritten: String?
    if let found {
      // Renaming and removing would bypass a write protection.
      try naming(shown) { () throws(Errno) in try lock.folder.folder(path.folder).requireWritable(path.name) }
      if found.status.linkCount > 1, change.new != nil {
        overwritten = String(validating: found.bytes, as: UTF8.self)
        guard overwritten != nil else { throw FileError(path: shown, reason: .unwritable("it is not UTF-8")) }
      }
    }
    return ChangeJournal.NewFile(
      entry: ChangeJournal.Entry(
        path: path, old: found.map { ContentDigest($0.bytes) }, new: change.new.map { ContentDigest($0) },
        overwritten: overwritten),
      bytes: change.new, replaced: found?.status)
  }
}

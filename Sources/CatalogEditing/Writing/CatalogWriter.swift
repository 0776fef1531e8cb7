package import CatalogFiles
internal import SystemPackage

/// The right to write to a catalogue, and changes to several of its files of which all happen or none.
///
/// ```swift
/// let writer = try CatalogWriter("Catalogs/Standard")
/// try writer.write([FileChange(path: "titles/de.json", old: before, new: after)])
/// ```
///
/// A journal in the user's state folder reaches the disk first, then the new files beside those that they replace. Then
/// they are renamed into place. A process that ends on the way leaves a journal from which the next writer completes the
/// change, or undoes it if not all new files were there (``Recovery``). Permissions and hard links of replaced files stay,
/// no link is followed, and only files of a catalogue are written (``CatalogPath``).
package struct CatalogWriter: Sendable {
  /// What an earlier command had left unfinished.
  package let recovery: Recovery.Outcome
  /// The disk, locked against other writers of the catalogue.
  package let files: LockedFiles

  private let lock: CatalogLock
  private let journal: Result<JournalFile, FileError>

  /// Locks a catalogue, and completes or undoes what an earlier command left unfinished.
  ///
  /// - Parameters:
  ///   - disk: says how another command is waited for.
  ///   - isDiscarding: whether to give up an unfinished change instead, and to remove any marker.
  ///   - environment: names the user's state folder.
  /// - Throws: ``FileError`` if there is no such folder, another command holds it for too long, or an unfinished change
  ///   cannot be completed; nothing has been touched then.
  package init(
    _ folder: String, on disk: DiskFiles = DiskFiles(), discarding isDiscarding: Bool = false,
    environment: (String) -> String? = systemEnvironment
  ) throws(FileError) {
    lock = try CatalogLock(.exclusive, of: folder, waiting: disk.waiting)
    files = LockedFiles(disk, holding: [lock])
    do throws(FileError) {
      journal = .success(try JournalFile(of: folder, environment: environment))
    } catch {
      journal = .failure(error)
    }
    recovery = try Recovery(lock: lock, file: journal).run(discarding: isDiscarding)
  }

  /// Makes all of the changes, or throws and has made none.
  ///
  /// - Throws: ``FileError`` for the first thing that could not be done. If the disk fails while files are renamed, the
  ///   next command completes the change.
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

  /// Looks at the file that a change is about, which must still be what the change was made from.
  private func plan(_ change: FileChange) throws(FileError) -> ChangeJournal.NewFile {
    let shown = Path.join(lock.name, change.path)
    guard let path = CatalogPath(change.path) else { throw FileError(path: shown, reason: .notOfCatalog) }
    let found = try lock.folder.read(path, shownAs: lock.name)
    guard found?.bytes == change.old else {
      throw FileError(path: shown, reason: change.old == nil ? .exists : .changedMeanwhile)
    }
    var overwritten: String?
    if let found {
      // Renaming would get round what somebody has forbidden.
      try naming(shown) { () throws(Errno) in try lock.folder.folder(path.folder).requireWritable(path.name) }
      if found.status.linkCount > 1 {
        overwritten = String(validating: found.bytes, as: UTF8.self)
        guard overwritten != nil else { throw FileError(path: shown, reason: .unwritable("it is not UTF-8")) }
      }
    }
    return ChangeJournal.NewFile(
      entry: ChangeJournal.Entry(
        path: path, old: found.map { ContentDigest($0.bytes) }, new: ContentDigest(change.new), overwritten: overwritten
      ),
      bytes: change.new, replaced: found?.status)
  }
}

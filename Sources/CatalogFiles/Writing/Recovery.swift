internal import MessageSyntax
internal import SystemPackage

/// Completes or undoes what a process left unfinished that was ended while it wrote to a catalogue.
package enum Recovery {
  /// What was done.
  package enum Outcome: Hashable, Sendable {
    /// Nothing was unfinished.
    case nothing
    /// A change that had been made was carried through, to these files.
    case completed([String])
    /// A change that had not been made was cleared away.
    case undone([String])
  }

  /// Whether a change to a catalogue has been made that is yet to be carried through, so that its files may be a mixture
  /// of old and new ones.
  ///
  /// One that was only prepared has touched no file that anybody reads.
  package static func isNeeded(in folder: String) -> Bool {
    (try? AtomicFile.status(Path.join(folder, TransactionJournal.committedName))) != nil
  }

  /// Completes or undoes an unfinished change to the catalogue in a folder.
  ///
  /// Commands that write do so before anything else; those that read do so where ``isNeeded(in:)`` says it.
  ///
  /// - Throws: ``FileError`` where another process is writing right now, or where the change cannot be completed without
  ///   losing what somebody has edited since; nothing has been touched then.
  @discardableResult
  package static func run(catalog folder: String) throws(FileError) -> Outcome {
    try run(holding: CatalogLock(folder: folder))
  }

  @discardableResult
  package static func run(holding lock: CatalogLock) throws(FileError) -> Outcome {
    let folder = lock.folder
    if let bytes = try read(TransactionJournal.committedName, in: folder) {
      guard let journal = TransactionJournal(bytes) else {
        throw FileError(path: folder.shown(TransactionJournal.committedName), reason: .notAJournal)
      }
      for entry in journal.entries { try check(entry, in: folder) }
      try TransactionSteps(folder: folder, journal: journal).complete()
      return .completed(journal.entries.map(\.path))
    }
    guard let bytes = try read(TransactionJournal.preparedName, in: folder) else { return .nothing }
    // A journal that did not reach the disk whole has had nothing prepared after it.
    let journal = TransactionJournal(bytes) ?? TransactionJournal(entries: [], madeFolders: [])
    for entry in journal.entries { try checkPlace(of: entry, in: folder) }
    TransactionSteps(folder: folder, journal: journal).undo()
    return .undone(journal.entries.map(\.path))
  }

  private static func read(_ name: String, in folder: WritableFolder) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try DiskFiles().read(folder.absolute(name))
    } catch {
      if error.reason == .notFound { return nil }
      throw FileError(path: folder.shown(name), reason: error.reason)
    }
  }

  /// Refuses to complete a change over what somebody has edited since, or without its new bytes.
  private static func check(_ entry: TransactionJournal.Entry, in folder: WritableFolder) throws(FileError) {
    try checkPlace(of: entry, in: folder)
    let now = try read(entry.path, in: folder).map { ContentDigest($0) }
    guard let new = entry.new else {
      if now == nil || now == entry.old { return }
      throw FileError(path: folder.shown(entry.path), reason: .editedAfterInterruption)
    }
    if let waiting = try read(entry.temporary, in: folder) {
      guard ContentDigest(waiting) == new else {
        throw FileError(path: folder.shown(entry.path), reason: .lostAfterInterruption)
      }
      guard now == entry.old || now == new else {
        throw FileError(path: folder.shown(entry.path), reason: .editedAfterInterruption)
      }
    } else if now == entry.old {
      throw FileError(path: folder.shown(entry.path), reason: .lostAfterInterruption)
    }
  }

  /// A journal names places without links in them; one that does is not ours, or somebody has moved the place.
  private static func checkPlace(of entry: TransactionJournal.Entry, in folder: WritableFolder) throws(FileError) {
    guard try folder.resolve(entry.path) == entry.path else {
      throw FileError(path: folder.shown(entry.path), reason: .outsideOfCatalog)
    }
  }
}

extension Recovery.Outcome {
  /// What was done, in words; nil where nothing was.
  package func words(catalog folder: String) -> String? {
    switch self {
    case .nothing: nil
    case .completed(let files): "completed an interrupted change of \(counted(files.count, "file")) in '\(folder)'"
    case .undone(let files): "undid an interrupted change of \(counted(files.count, "file")) in '\(folder)'"
    }
  }
}

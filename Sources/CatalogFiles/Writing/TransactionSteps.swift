internal import SystemPackage

/// A file that a transaction writes.
struct NewFile {
  let entry: TransactionJournal.Entry
  let bytes: [UInt8]
  /// What is there before.
  let replaced: Stat?
}

/// The steps of a transaction, in their order; each may be the last that the process lives to take.
struct TransactionSteps {
  let folder: WritableFolder
  let journal: TransactionJournal

  private var preparedJournal: String { folder.absolute(TransactionJournal.preparedName) }
  private var committedJournal: String { folder.absolute(TransactionJournal.committedName) }

  /// Puts the journal on the disk, then the new files beside those that they replace.
  func prepare(_ files: [NewFile]) throws(FileError) {
    try write(TransactionJournal.preparedName) { () throws(Errno) in
      try AtomicFile.write(journal.bytes, to: preparedJournal)
      try AtomicFile.synchronize(folder: folder.root)
    }
    for made in journal.madeFolders {
      try write(made) { () throws(Errno) in try AtomicFile.makeFolder(folder.absolute(made)) }
    }
    for file in files {
      try write(file.entry.path) { () throws(Errno) in
        try AtomicFile.write(file.bytes, to: folder.absolute(file.entry.temporary), replacing: file.replaced)
      }
    }
    try synchronizeFolders()
  }

  /// Makes the change.
  func commit() throws(FileError) {
    try write(TransactionJournal.committedName) { () throws(Errno) in
      try AtomicFile.rename(preparedJournal, to: committedJournal)
      try AtomicFile.synchronize(folder: folder.root)
    }
  }

  /// Puts the new files in their places, as often as it takes: a file that is in its place stays there.
  func complete() throws(FileError) {
    for entry in journal.entries {
      try write(entry.path) { () throws(Errno) in
        let (path, temporary) = (folder.absolute(entry.path), folder.absolute(entry.temporary))
        guard entry.new != nil else { return try AtomicFile.remove(path) }
        guard try AtomicFile.status(temporary) != nil else { return }
        try AtomicFile.rename(temporary, to: path)
      }
    }
    try synchronizeFolders()
    try write(TransactionJournal.committedName) { () throws(Errno) in
      try AtomicFile.remove(committedJournal)
      try AtomicFile.synchronize(folder: folder.root)
    }
  }

  /// Takes away what was prepared; what cannot be taken away is left to the next command.
  func undo() {
    // By its committed name the journal asks for files that are about to go.
    try? AtomicFile.rename(committedJournal, to: preparedJournal)
    for entry in journal.entries { try? AtomicFile.remove(folder.absolute(entry.temporary)) }
    for made in journal.madeFolders.reversed() { AtomicFile.removeFolderIfEmpty(folder.absolute(made)) }
    try? AtomicFile.remove(preparedJournal)
    try? AtomicFile.synchronize(folder: folder.root)
  }

  private func synchronizeFolders() throws(FileError) {
    for touched in journal.touchedFolders.sorted() {
      try write(touched) { () throws(Errno) in try AtomicFile.synchronize(folder: folder.absolute(touched)) }
    }
  }

  private func write(_ path: String, _ step: () throws(Errno) -> Void) throws(FileError) {
    do throws(Errno) {
      try step()
    } catch {
      throw FileError(path: path.isEmpty ? folder.name : folder.shown(path), reason: .unwritable(error.description))
    }
  }
}

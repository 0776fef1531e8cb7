internal import CatalogFiles
internal import SystemPackage

/// The steps of a change in order; the process may end after each.
struct ChangeSteps {
  let lock: CatalogLock
  let journal: ChangeJournal
  /// nil for a change of one file, which needs only one renaming.
  let file: JournalFile?

  /// Writes the journal, then the new files beside those that they replace, then the marker.
  func stage(_ files: [ChangeJournal.NewFile]) throws(FileError) {
    try file?.write(journal)
    for file in files {
      guard let bytes = file.bytes else { continue }
      try step(file.entry.path.path) { folder throws(Errno) in
        let place = file.entry.path
        if try folder.status(of: place.folder) == nil { try folder.makeFolder(place.folder) }
        try folder.folder(place.folder).create(place.staged(journal.token), bytes, like: file.replaced)
      }
    }
    try synchronizeFolders()
    guard file != nil else { return }
    try step(UnfinishedChange.marker) { folder throws(Errno) in
      try folder.create(UnfinishedChange.marker, Array(ChangeJournal.markerText.utf8))
      try folder.synchronize()
    }
  }

  /// Moves the new files into place; can be repeated, since a file in place is skipped.
  func place() throws(FileError) {
    for entry in journal.entries {
      try step(entry.path.path) { folder throws(Errno) in
        let (folder, staged) = (try folder.folder(entry.path.folder), entry.path.staged(journal.token))
        guard entry.new != nil else { return try folder.remove(entry.path.name) }
        guard try folder.status(of: staged) != nil else { return }
        guard entry.overwritten != nil, let new = try folder.read(staged) else {
          return try folder.rename(staged, to: entry.path.name)
        }
        try folder.overwrite(entry.path.name, new.bytes)
        try folder.remove(staged)
      }
    }
    try synchronizeFolders()
    try finish()
  }

  /// Removes the staged files as far as possible.
  func undo() {
    for entry in journal.entries {
      try? lock.folder.folder(entry.path.folder).remove(entry.path.staged(journal.token))
    }
    try? finish()
  }

  /// Removes the marker before the journal: a marker without a journal needs a decision by people.
  private func finish() throws(FileError) {
    guard let file else { return }
    try step(UnfinishedChange.marker) { folder throws(Errno) in
      try folder.remove(UnfinishedChange.marker)
      try folder.synchronize()
    }
    try file.remove()
  }

  private func synchronizeFolders() throws(FileError) {
    for touched in Set(journal.entries.map(\.path.folder) + [""]).sorted() {
      try step(touched) { folder throws(Errno) in try folder.folder(touched).synchronize() }
    }
  }

  private func step(_ path: String, _ body: (OpenFolder) throws(Errno) -> Void) throws(FileError) {
    try naming(Path.join(lock.name, path)) { () throws(Errno) in try body(lock.folder) }
  }
}

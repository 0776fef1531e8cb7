internal import CatalogFiles
internal import SystemPackage

/// The steps of a change, in their order; each may be the last that the process lives to take.
struct ChangeSteps {
  let lock: CatalogLock
  let journal: ChangeJournal
  /// nil for a change of one file that is made by one renaming.
  let file: JournalFile?

  /// Puts the journal on the disk, then the new files beside those that they replace, then the marker.
  func stage(_ files: [ChangeJournal.NewFile]) throws(FileError) {
    try file?.write(journal)
    for file in files {
      try step(file.entry.path.path) { folder throws(Errno) in
        let place = file.entry.path
        if try folder.status(of: place.folder) == nil { try folder.makeFolder(place.folder) }
        try folder.folder(place.folder).create(place.staged(journal.token), file.bytes, like: file.replaced)
      }
    }
    try synchronizeFolders()
    guard file != nil else { return }
    try step(UnfinishedChange.marker) { folder throws(Errno) in
      try folder.create(UnfinishedChange.marker, Array(ChangeJournal.markerText.utf8))
      try folder.synchronize()
    }
  }

  /// Puts the new files in their places, as often as it takes: a file that is in its place stays there.
  func place() throws(FileError) {
    for entry in journal.entries {
      try step(entry.path.path) { folder throws(Errno) in
        let (folder, staged) = (try folder.folder(entry.path.folder), entry.path.staged(journal.token))
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

  /// Removes what was staged, as far as the system lets it.
  func undo() {
    for entry in journal.entries {
      try? lock.folder.folder(entry.path.folder).remove(entry.path.staged(journal.token))
    }
    try? finish()
  }

  /// Removes the marker before the journal: what a marker without a journal means, people have to decide.
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

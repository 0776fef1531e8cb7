internal import SystemPackage

extension DiskFiles {
  /// Makes a folder and those that it stands in, as far as they are missing.
  ///
  /// - Throws: ``FileError`` where the system refuses, or where something else has the name.
  package func makeFolder(_ path: String) throws(FileError) {
    do throws(Errno) {
      if let existing = try AtomicFile.status(path) {
        guard existing.type == .directory else { throw Errno.notDirectory }
        return
      }
    } catch {
      throw FileError(path: path, reason: .unwritable(error.description))
    }
    let parent = FilePath(path).removingLastComponent().string
    if !parent.isEmpty, parent != path { try makeFolder(parent) }
    do throws(Errno) {
      try AtomicFile.makeFolder(path)
    } catch {
      throw FileError(path: path, reason: .unwritable(error.description))
    }
  }
}

package import CatalogFiles
internal import SystemPackage

extension DiskFiles {
  /// Writes a file that belongs to no catalogue, such as a report or a baseline.
  ///
  /// It is written beside its place and then renamed into it, so that no reader sees half of it. A file with other hard
  /// links is written in place, after a copy that stays if the process ends on the way; so is what is no regular file,
  /// such as a pipe or a link.
  ///
  /// - Parameters:
  ///   - isDurable: whether to wait until the disk has it; many files that can be made again need not.
  ///   - folder: the folder that no link may lead out of; nil for the one that the file is in.
  ///   - followsLinks: whether a link may lead anywhere.
  /// - Throws: ``FileError`` if the system refuses, or if a link leads out of the folder; what was there before is then
  ///   still there.
  package func write(
    _ bytes: [UInt8], to path: String, isDurable: Bool = true, within folder: String? = nil, followsLinks: Bool = false
  ) throws(FileError) {
    if !followsLinks { try refuseLinks(at: path, outOf: folder ?? Self.parent(of: path)) }
    try naming(path) { () throws(Errno) in
      let file = FilePath(path)
      guard let name = file.lastComponent?.string else { throw .isDirectory }
      let folder = try OpenFolder(file.removingLastComponent().string)
      let existing = try folder.status(of: name)
      guard existing.map({ $0.type == .regular }) ?? true else { return try Self.overwrite(bytes, at: file) }
      let staged = Self.staged(name, ChangeJournal.freshToken())
      do throws(Errno) {
        try folder.create(staged, bytes, like: existing, isDurable: isDurable)
        if existing?.linkCount ?? 1 > 1 {
          try folder.overwrite(name, bytes, isDurable: isDurable)
          try folder.remove(staged)
        } else {
          try folder.rename(staged, to: name)
        }
      } catch {
        try? folder.remove(staged)
        throw error
      }
    }
  }

  /// Makes a folder and those that it is in, as far as they are missing.
  ///
  /// - Parameter permissions: those of the folders that are made, before the process's mask.
  /// - Throws: ``FileError`` if the system refuses, or if something else has the name.
  package func makeFolder(_ path: String, permissions: UInt16 = 0o777) throws(FileError) {
    let folder = FilePath(path)
    guard let name = folder.lastComponent?.string, (try? OpenFolder(path)) == nil else { return }
    let parent = folder.removingLastComponent().string
    try makeFolder(parent, permissions: permissions)
    try naming(path) { () throws(Errno) in
      try OpenFolder(parent).makeFolder(name, permissions: CInterop.Mode(permissions))
    }
  }

  /// The name of the file beside another one that is to take its place.
  static func staged(_ name: String, _ token: String) -> String { ".\(name).\(token).catalog-new" }

  /// Writes to what is at a path, as far as it goes: a pipe, a terminal, the end of a link.
  private static func overwrite(_ bytes: [UInt8], at path: FilePath) throws(Errno) {
    do {
      let file = try FileDescriptor.open(
        path, .writeOnly, options: [.create, .truncate, .closeOnExec],
        permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite])
      try file.closeAfter { _ = try file.writeAll(bytes) }
    } catch {
      throw error as? Errno ?? .ioError
    }
  }

  /// Refuses a path that links lead to another place than below a folder. What is no regular file may be anywhere, and so
  /// may what the system's own links lead to, such as `/dev/stdout`.
  private func refuseLinks(at path: String, outOf folder: String) throws(FileError) {
    guard !["/dev/", "/proc/"].contains(where: path.hasPrefix) else { return }
    let target: String
    if (try? Stat(FilePath(path), followTargetSymlink: false))?.type == .symbolicLink {
      guard let resolved = resolved(path) else { throw FileError(path: path, reason: .danglingLink) }
      if (try? Stat(FilePath(path)))?.type != .regular { return }
      target = resolved
    } else {
      // A folder that does not exist is reported when the file is written.
      guard let resolved = resolved(Self.parent(of: path)) else { return }
      target = resolved
    }
    guard let root = resolved(folder), !Path.contains(target, in: root == "/" ? "" : root) else { return }
    throw FileError(path: path, reason: .linkOutOfFolder(target))
  }

  private static func parent(of path: String) -> String {
    let parent = FilePath(path).removingLastComponent().string
    return parent.isEmpty ? "." : parent
  }
}

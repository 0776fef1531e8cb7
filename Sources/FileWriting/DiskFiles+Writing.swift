package import CatalogFiles
internal import SystemPackage

extension DiskFiles {
  /// Writes a file that does not belong to a catalogue, such as a report or a baseline.
  ///
  /// It is written beside its place and then renamed, so that readers never see a partial file. Parts left in the
  /// folder by ended processes are removed. A file with other hard links is written in place, after a copy that remains
  /// if the process ends; so is anything other than a regular file, such as a pipe or a link.
  ///
  /// - Parameters:
  ///   - isDurable: true to wait until it is on disk, which is not needed for files that can be created again.
  ///   - folder: the folder that links may not lead out of; nil for the file's own.
  ///   - followsLinks: true if links may lead anywhere.
  /// - Throws: ``FileError`` if the system refuses, or if a link leads out of the folder; the old file then still
  ///   exists.
  package func write(
    _ bytes: [UInt8], to path: String, isDurable: Bool = true, within folder: String? = nil, followsLinks: Bool = false
  ) throws(FileError) {
    if !followsLinks { try refuseLinks(at: path, outOf: folder ?? Path.parent(of: path)) }
    try naming(path) { () throws(Errno) in
      let (parent, name) = Path.split(path)
      guard let name else { throw .isDirectory }
      let folder = try OpenFolder(parent)
      let existing = try folder.status(of: name)
      guard existing.map({ $0.type == .regular }) ?? true else { return try Self.overwrite(bytes, at: path) }
      if let existing, existing.linkCount > 1 {
        let copy = Self.staged(name, ChangeJournal.freshToken())
        try folder.create(copy, bytes, like: existing, isDurable: isDurable)
        try folder.overwrite(name, bytes, isDurable: isDurable)
        return try folder.remove(copy)
      }
      AbandonedFiles.remove(from: folder)
      let part = AbandonedFiles.name(for: name)
      do throws(Errno) {
        try folder.replace(name, with: bytes, like: existing, through: part, isDurable: isDurable)
      } catch {
        try? folder.remove(part)
        throw error
      }
    }
  }

  /// Removes a regular file, if it exists.
  ///
  /// - Parameter folder: the folder that links may not lead out of.
  /// - Throws: ``FileError`` if the system refuses, if a link leads out of the folder, or if it is not a regular file.
  package func remove(_ path: String, within folder: String) throws(FileError) {
    try refuseLinks(at: path, outOf: folder)
    try naming(path) { () throws(Errno) in
      let (parent, name) = Path.split(path)
      guard let name else { throw .isDirectory }
      let folder = try OpenFolder(parent)
      guard let status = try folder.status(of: name) else { return }
      guard status.type == .regular else { throw .invalidArgument }
      try folder.remove(name)
    }
  }

  /// Removes the parts that killed processes left in a folder (see ``write(_:to:isDurable:within:followsLinks:)``), for
  /// programs that do not write to it again.
  package func removeAbandoned(in folder: String) {
    if let folder = try? OpenFolder(folder) { AbandonedFiles.remove(from: folder) }
  }

  /// Removes a folder if it is empty.
  package func removeEmptyFolder(_ path: String) {
    let (parent, name) = Path.split(path)
    if let name { try? OpenFolder(parent).removeFolder(name) }
  }

  /// Refuses a folder that the process cannot write to.
  package func requireWritable(_ folder: String) throws(FileError) {
    try naming(folder) { () throws(Errno) in try OpenFolder(folder).requireWritable(".") }
  }

  /// Creates a folder and missing parents.
  ///
  /// - Parameters:
  ///   - permissions: of new folders, before the process's mask.
  ///   - root: the folder that links may not lead out of; nil if they may lead anywhere.
  /// - Throws: ``FileError`` if the system refuses, if the name is taken, or if a link leads out of the folder.
  package func makeFolder(
    _ path: String, permissions: UInt16 = 0o777, within root: String? = nil
  ) throws(FileError) {
    let (parent, name) = Path.split(path)
    guard let name, (try? OpenFolder(path)) == nil else { return }
    try makeFolder(parent, permissions: permissions, within: root)
    if let root, (try? OpenFolder(root)) != nil { try refuseLinks(at: path, outOf: root) }
    do throws(Errno) {
      try OpenFolder(parent).makeFolder(name, permissions: CInterop.Mode(permissions))
    } catch {
      // Another process may have created it in the meantime.
      if error == .fileExists, (try? OpenFolder(path)) != nil { return }
      throw FileError(path: path, reason: error == .fileExists ? .notFolder : .unwritable("\(error)"))
    }
  }

  /// The name of the staged file beside the one that it replaces.
  static func staged(_ name: String, _ token: String) -> String { ".\(name).\(token).catalog-new" }

  /// Writes to an existing pipe, terminal or link target.
  private static func overwrite(_ bytes: [UInt8], at path: String) throws(Errno) {
    do {
      let file = try FileDescriptor.open(
        FilePath(Path.onDisk(path)), .writeOnly, options: [.create, .truncate, .closeOnExec],
        permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite])
      try file.closeAfter { _ = try file.writeAll(bytes) }
    } catch {
      throw error as? Errno ?? .ioError
    }
  }

  /// Throws for a path that links lead out of a folder. Anything other than a regular file is allowed, and so are
  /// targets of the system's own links, such as `/dev/stdout`.
  func refuseLinks(at path: String, outOf folder: String) throws(FileError) {
    guard !["/dev/", "/proc/"].contains(where: path.hasPrefix) else { return }
    let target: String
    if status(of: path, followsLinks: false)?.type == .symbolicLink {
      guard let resolved = resolved(path) else { throw FileError(path: path, reason: .danglingLink) }
      if status(of: path)?.type != .regular { return }
      target = resolved
    } else {
      // A folder that does not exist is reported when the file is written.
      guard let resolved = resolved(Path.parent(of: path)) else { return }
      target = resolved
    }
    guard let root = resolved(folder), !Path.contains(target, in: root == "/" ? "" : root) else { return }
    throw FileError(path: path, reason: .linkOutOfFolder(target))
  }
}

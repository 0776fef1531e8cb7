internal import CatalogFiles
internal import LibC
internal import SystemPackage

/// Reading and changing the entries of an open folder.
extension OpenFolder {
  /// The status of an entry, which may be a link; nil if it does not exist. The empty name is the folder.
  func status(of name: String) throws(Errno) -> Stat? {
    do throws(Errno) {
      return try Stat(FilePath(name.isEmpty ? "." : name), relativeTo: descriptor, flags: .symlinkNoFollow)
    } catch {
      guard error == .noSuchFileOrDirectory else { throw error }
      return nil
    }
  }

  /// Opens a subfolder; the empty name is this folder.
  func folder(_ name: String) throws(Errno) -> OpenFolder {
    name.isEmpty ? self : try OpenFolder(FileDescriptor(rawValue: checked(open(name, O_RDONLY | O_DIRECTORY))))
  }

  /// Reads a regular file.
  ///
  /// - Returns: nil if the entry does not exist.
  func read(_ name: String) throws(Errno) -> (bytes: [UInt8], status: Stat)? {
    guard try status(of: name) != nil else { return nil }
    let file = FileDescriptor(rawValue: try checked(open(name, O_RDONLY | O_NONBLOCK)))
    defer { try? file.close() }
    let status = try Stat(file)
    guard status.type == .regular, status.size <= DiskFiles.usualLimit else { throw .invalidArgument }
    var bytes = [UInt8](repeating: 0, count: Int(status.size))
    var count = 0
    try rethrowingErrno {
      while count < bytes.count {
        let read = try bytes.withUnsafeMutableBytes { try file.read(into: .init(rebasing: $0[count...])) }
        if read == 0 { break }
        count += read
      }
    }
    return (Array(bytes.prefix(count)), status)
  }

  /// Throws if the process cannot write to a file.
  func requireWritable(_ name: String) throws(Errno) { try checked(faccessat(descriptor.rawValue, name, W_OK, 0)) }

  // MARK: Changes

  /// Creates a file, which must not exist.
  ///
  /// - Parameters:
  ///   - existing: the file to replace, whose owner and permissions are copied.
  ///   - permissions: for a file that does not replace another, before the process's mask.
  ///   - isDurable: true to wait until it is on disk.
  func create(
    _ name: String, _ bytes: [UInt8], like existing: Stat? = nil, permissions: CInterop.Mode = 0o666,
    isDurable: Bool = true
  ) throws(Errno) {
    try write(name, flags: O_CREAT | O_EXCL, permissions: existing == nil ? permissions : 0o600, isDurable: isDurable) {
      file throws(Errno) in
      try Self.fill(file, bytes, like: existing)
    }
  }

  private static func fill(_ file: FileDescriptor, _ bytes: [UInt8], like existing: Stat?) throws(Errno) {
    if let existing {
      // Only root can change owners; for other users the owner is already right, or cannot be set.
      _ = fchown(file.rawValue, existing.userID.rawValue, existing.groupID.rawValue)
      try checked(fchmod(file.rawValue, existing.permissions.rawValue))
    }
    try rethrowingErrno { _ = try file.writeAll(bytes) }
  }

  /// Creates a file under a temporary name, and renames it when it is complete.
  ///
  /// The file is locked until then, so that ``removeAbandoned()`` keeps it.
  func replace(
    _ name: String, with bytes: [UInt8], like existing: Stat?, through part: String, isDurable: Bool
  ) throws(Errno) {
    let permissions: CInterop.Mode = existing == nil ? 0o666 : 0o600
    try write(part, flags: O_CREAT | O_EXCL, permissions: permissions, isDurable: false) { file throws(Errno) in
      _ = flock(file.rawValue, LOCK_EX | LOCK_NB)
      try Self.fill(file, bytes, like: existing)
      if isDurable { try wait(for: file) }
      // Some file systems report write errors only on close, and the lock must last until the file is renamed.
      try rethrowingErrno { try file.duplicate().close() }
      try rename(part, to: name)
    }
  }

  /// Overwrites a file in place, which keeps its hard links.
  func overwrite(_ name: String, _ bytes: [UInt8], isDurable: Bool = true) throws(Errno) {
    try write(name, flags: 0, permissions: 0, isDurable: isDurable) { file throws(Errno) in
      try rethrowingErrno { _ = try file.writeAll(bytes) }
      try checked(ftruncate(file.rawValue, off_t(bytes.count)))
    }
  }

  /// Replaces a file by another one atomically.
  func rename(_ name: String, to target: String) throws(Errno) {
    try checked(renameat(descriptor.rawValue, name, descriptor.rawValue, target))
  }

  /// Removes a file, if it exists.
  func remove(_ name: String) throws(Errno) {
    if unlinkat(descriptor.rawValue, name, 0) != 0, errno != ENOENT { throw Errno(rawValue: errno) }
  }

  /// Removes a folder without entries.
  func removeFolder(_ name: String) throws(Errno) {
    try checked(unlinkat(descriptor.rawValue, name, AT_REMOVEDIR))
  }

  /// Creates a folder.
  ///
  /// - Parameter permissions: before the process's mask.
  func makeFolder(_ name: String, permissions: CInterop.Mode = 0o777) throws(Errno) {
    try checked(mkdirat(descriptor.rawValue, name, permissions))
  }

  /// Waits until the folder's entries are on disk.
  func synchronize() throws(Errno) { try wait(for: descriptor) }

  private func open(_ name: String, _ flags: Int32, permissions: CInterop.Mode = 0) -> Int32 {
    openat(descriptor.rawValue, name, flags | O_NOFOLLOW | O_CLOEXEC, permissions)
  }

  private func write(
    _ name: String, flags: Int32, permissions: CInterop.Mode, isDurable: Bool,
    _ body: (FileDescriptor) throws(Errno) -> Void
  ) throws(Errno) {
    // Opening a pipe without a reader would block.
    let file = FileDescriptor(
      rawValue: try checked(open(name, O_WRONLY | O_NONBLOCK | flags, permissions: permissions)))
    do throws(Errno) {
      try body(file)
      if isDurable { try wait(for: file) }
    } catch {
      try? file.close()
      throw error
    }
    // Some file systems report write errors only on close.
    try rethrowingErrno { try file.close() }
  }

  private func wait(for file: FileDescriptor) throws(Errno) {
    #if canImport(Darwin)
      // On Apple's platforms `fsync` leaves the bytes in the drive's cache (fsync(2)).
      if fcntl(file.rawValue, F_FULLFSYNC) == 0 { return }
    #endif
    try checked(fsync(file.rawValue))
  }
}

/// Throws the error of a failed system call.
@discardableResult
private func checked(_ result: Int32) throws(Errno) -> Int32 {
  if result < 0 { throw Errno(rawValue: errno) }
  return result
}

private func rethrowingErrno(_ body: () throws -> Void) throws(Errno) {
  do { try body() } catch { throw error as? Errno ?? .ioError }
}

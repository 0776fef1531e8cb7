internal import SystemPackage

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The steps that a file goes through on its way to the disk, each of which the system either takes or refuses.
enum AtomicFile {
  /// Writes a new file and waits until the disk has it.
  ///
  /// - Parameters:
  ///   - existing: the file that it is to replace, whose owner and permissions it takes over.
  ///   - isDurable: whether to wait.
  static func write(
    _ bytes: [UInt8], to path: String, replacing existing: Stat? = nil, isDurable: Bool = true
  ) throws(Errno) {
    try? remove(path)
    try asErrno {
      let permissions: FilePermissions = existing == nil ? Self.usual : [.ownerReadWrite]
      let file = try FileDescriptor.open(
        path, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec, .noFollow], permissions: permissions)
      try file.closeAfter {
        if let existing { try take(existing, file) }
        try file.writeAll(bytes)
        if isDurable { try synchronize(file) }
      }
    }
  }

  /// Waits until the disk has a folder's entries: that files were made, renamed or removed in it.
  static func synchronize(folder: String) throws(Errno) {
    try asErrno {
      let file = try FileDescriptor.open(folder, .readOnly, options: [.closeOnExec, .directory])
      try file.closeAfter { try synchronize(file) }
    }
  }

  /// Puts a file in the place of another, in one step.
  static func rename(_ path: String, to target: String) throws(Errno) {
    guard systemRename(path, target) == 0 else { throw Errno(rawValue: errno) }
  }

  /// Removes a file; one that is not there is no error.
  static func remove(_ path: String) throws(Errno) {
    guard unlink(path) != 0, errno != ENOENT else { return }
    throw Errno(rawValue: errno)
  }

  /// Why the process may not write to a file that is there; nil where it may.
  static func refusal(toWrite path: String) -> Errno? { access(path, W_OK) == 0 ? nil : Errno(rawValue: errno) }

  /// Makes a folder whose own folder exists.
  static func makeFolder(_ path: String) throws(Errno) {
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw Errno(rawValue: errno)
  }

  /// Removes a folder if nothing is in it.
  static func removeFolderIfEmpty(_ path: String) { _ = rmdir(path) }

  /// What is at a path, links followed; nil where there is nothing.
  static func status(_ path: String) throws(Errno) -> Stat? {
    do throws(Errno) {
      return try FilePath(path).stat()
    } catch {
      guard error == .noSuchFileOrDirectory else { throw error }
      return nil
    }
  }

  /// Whether a path is a symbolic link itself.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Writes to what is at a path, as far as it goes: a pipe, a terminal, the end of a link.
  static func overwrite(_ bytes: [UInt8], at path: String) throws(Errno) {
    try asErrno {
      let file = try FileDescriptor.open(
        path, .writeOnly, options: [.create, .truncate, .closeOnExec], permissions: usual)
      try file.closeAfter { _ = try file.writeAll(bytes) }
    }
  }

  /// What a new file may be, before the process's own mask.
  private static let usual: FilePermissions = [.ownerReadWrite, .groupReadWrite, .otherReadWrite]

  /// Only root may give files away; for others the owner is right already, or stays as near as the system allows.
  private static func take(_ existing: Stat, _ file: FileDescriptor) throws {
    _ = fchown(file.rawValue, existing.userID.rawValue, existing.groupID.rawValue)
    guard fchmod(file.rawValue, existing.permissions.rawValue) == 0 else { throw Errno(rawValue: errno) }
  }

  private static func synchronize(_ file: FileDescriptor) throws {
    #if canImport(Darwin)
      // There `fsync` leaves the bytes in the drive's cache (fsync(2)).
      if fcntl(file.rawValue, F_FULLFSYNC) == 0 { return }
    #endif
    guard fsync(file.rawValue) == 0 else { throw Errno(rawValue: errno) }
  }

  private static func asErrno(_ body: () throws -> Void) throws(Errno) {
    do { try body() } catch { throw error as? Errno ?? .ioError }
  }
}

/// `rename` of POSIX, by a name that the function above does not hide.
private func systemRename(_ path: String, _ target: String) -> Int32 { rename(path, target) }

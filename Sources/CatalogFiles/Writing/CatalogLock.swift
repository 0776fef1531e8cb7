internal import SystemPackage

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The right to write to a catalogue, which one process has at a time; given back when the last reference goes, or the
/// process ends in whatever way.
///
/// It is `flock` on the folder itself: there is no lock file to be left behind or to turn up in version control.
/// Programs that don't ask for it, such as text editors, are not kept out; a transaction notices what they change.
package final class CatalogLock: Sendable {
  /// What is locked.
  let folder: WritableFolder
  private let descriptor: FileDescriptor

  /// Takes the lock, without waiting.
  ///
  /// - Throws: ``FileError`` with the reason `locked` where another process has it, or where there is no such folder.
  package init(folder name: String) throws(FileError) {
    folder = try WritableFolder(name)
    do throws(Errno) {
      descriptor = try Self.open(folder.root)
    } catch {
      throw FileError(path: name, reason: .system(error.description))
    }
    guard flock(descriptor.rawValue, LOCK_EX | LOCK_NB) != 0 else { return }
    let error = Errno(rawValue: errno)
    try? descriptor.close()
    throw FileError(path: name, reason: error == .wouldBlock ? .locked : .unwritable("no lock: \(error)"))
  }

  deinit { try? descriptor.close() }

  private static func open(_ folder: String) throws(Errno) -> FileDescriptor {
    do {
      return try FileDescriptor.open(folder, .readOnly, options: [.closeOnExec, .directory])
    } catch {
      throw error as? Errno ?? .ioError
    }
  }
}

internal import LibC
package import SystemPackage

/// An open folder, from which its entries are reached: no link is followed, and a rename on the way leads nowhere else.
package final class OpenFolder: Sendable {
  package let descriptor: FileDescriptor

  /// Opens a folder that somebody named; links on the way are followed.
  package convenience init(_ path: String) throws(Errno) {
    let descriptor = openat(AT_FDCWD, path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Errno(rawValue: errno) }
    self.init(FileDescriptor(rawValue: descriptor))
  }

  /// Takes over a descriptor of a folder, which is closed in the end.
  package init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  deinit { try? descriptor.close() }
}

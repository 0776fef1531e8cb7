internal import LibC
package import SystemPackage

/// An open folder, through which its entries are accessed without following links, even if a parent is renamed.
package final class OpenFolder: Sendable {
  package let descriptor: FileDescriptor

  /// Opens a folder by a path, following links.
  package convenience init(_ path: String) throws(Errno) {
    let descriptor = openat(AT_FDCWD, Path.onDisk(path.isEmpty ? "." : path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Errno(rawValue: errno) }
    self.init(FileDescriptor(rawValue: descriptor))
  }

  /// Takes ownership of a folder's descriptor and closes it in the end.
  package init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  deinit { try? descriptor.close() }
}

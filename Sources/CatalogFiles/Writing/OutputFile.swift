internal import SystemPackage

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Files that a command makes for people outside of a catalogue.
package enum OutputFile {
  /// Writes a file whole or not at all; folders that are missing are made.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    // What a link leads to is replaced, not the link.
    let target = FilePath(path).isLink ? realPath(path) ?? path : path
    let folder = folder(of: target)
    let temporary = "\(target).\(getpid()).tmp"
    do throws(Errno) {
      try makeFolders(folder)
      try AtomicFile.write(bytes, to: temporary, replacing: try AtomicFile.status(target))
      try AtomicFile.rename(temporary, to: target)
      try AtomicFile.synchronize(folder: folder)
    } catch {
      try? AtomicFile.remove(temporary)
      throw FileError(path: path, reason: .unwritable(error.description))
    }
  }

  /// The way from a folder that need not be there to one that is, with `/` between its parts.
  package static func relativePath(from folder: String, to target: String) throws(FileError) -> String {
    guard let target = realPath(target), let current = realPath(".") else {
      throw FileError(path: target, reason: .notFound)
    }
    let place = folder.hasPrefix("/") ? folder : Path.join(current, folder)
    let from = Path.normalized(realPath(place) ?? place).split(separator: "/")
    let to = target.split(separator: "/")
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  private static func makeFolders(_ path: String) throws(Errno) {
    if try AtomicFile.status(path) != nil { return }
    let parent = folder(of: path)
    if parent != path { try makeFolders(parent) }
    try AtomicFile.makeFolder(path)
  }

  private static func folder(of path: String) -> String {
    let parent = FilePath(path).removingLastComponent().string
    return parent.isEmpty ? "." : parent
  }

  /// `realpath` of POSIX; nil where there is nothing.
  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

extension FilePath {
  fileprivate var isLink: Bool { (try? stat(followTargetSymlink: false))?.type == .symbolicLink }
}

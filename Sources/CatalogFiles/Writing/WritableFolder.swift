internal import SystemPackage

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A catalogue's folder as a place to write to; no path leads out of it.
struct WritableFolder: Sendable {
  /// The folder as it was named, for messages.
  let name: String
  /// The folder without any link in its path.
  let root: String

  init(_ name: String) throws(FileError) {
    self.name = name
    do throws(Errno) {
      root = try Self.withoutLinks(name)
    } catch {
      throw FileError(path: name, reason: error == .noSuchFileOrDirectory ? .notFound : .system(error.description))
    }
  }

  /// A path in the folder as messages name it.
  func shown(_ path: String) -> String { Path.join(name, path) }

  /// A path in the folder as the system takes it.
  func absolute(_ path: String) -> String { path.isEmpty ? root : Path.join(root, path) }

  /// Where a path in the folder really leads, relative to the folder; links are followed.
  ///
  /// - Throws: ``FileError`` where that is outside of the folder, or nowhere.
  func resolve(_ path: String) throws(FileError) -> String {
    let path = Path.normalized(path)
    guard !path.hasPrefix("/"), path != ".", path.split(separator: "/").first != "..", !path.utf8.contains(0) else {
      throw FileError(path: path, reason: .outsideOfCatalog)
    }
    return try resolve(path, shownAs: shown(path))
  }

  private func resolve(_ path: String, shownAs shown: String) throws(FileError) -> String {
    if let real = try existing(path, shownAs: shown) { return try relative(real, shownAs: shown) }
    if (try? FilePath(absolute(path)).stat(followTargetSymlink: false)) != nil {
      throw FileError(path: shown, reason: .danglingLink)
    }
    // What does not exist stands where its folder leads.
    guard let slash = path.lastIndex(of: "/") else { return path }
    return Path.join(
      try resolve(String(path[..<slash]), shownAs: shown), String(path[path.index(after: slash)...]))
  }

  /// Where a path leads that exists.
  private func existing(_ path: String, shownAs shown: String) throws(FileError) -> String? {
    do throws(Errno) {
      return try Self.withoutLinks(absolute(path))
    } catch {
      if error == .noSuchFileOrDirectory { return nil }
      throw FileError(path: shown, reason: .system(error.description))
    }
  }

  private func relative(_ real: String, shownAs shown: String) throws(FileError) -> String {
    let prefix = root.hasSuffix("/") ? root : root + "/"
    guard real.hasPrefix(prefix) else { throw FileError(path: shown, reason: .outsideOfCatalog) }
    return String(real.dropFirst(prefix.count))
  }

  /// `realpath` of POSIX.
  private static func withoutLinks(_ path: String) throws(Errno) -> String {
    guard let real = realpath(path, nil) else { throw Errno(rawValue: errno) }
    defer { free(real) }
    return String(cString: real)
  }
}

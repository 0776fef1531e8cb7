internal import LibC
internal import SystemPackage

extension Path {
  /// The path from a folder to a place: `../Standard` from `Catalogs/Cycling` to `Catalogs/Standard`.
  ///
  /// - Parameters:
  ///   - folder: absolute, or relative to the current folder.
  ///   - target: absolute, or relative to the current folder.
  ///   - currentFolder: absolute; the system's by default.
  package static func way(
    from folder: String, to target: String, currentFolder: @autoclosure () -> String = systemCurrentFolder
  ) -> String {
    let current = currentFolder()
    let target = absolute(target, in: current)
    // Between absolute paths there always is one, unless a path goes above the root.
    return relative(target, to: absolute(folder, in: current)) ?? target
  }

  /// The last component of a path, even if it is written as `.` or `..`.
  package static func name(of folder: String, currentFolder: @autoclosure () -> String = systemCurrentFolder) -> String
  {
    absolute(folder, in: currentFolder()).split(separator: "/").last.map(String.init) ?? "/"
  }

  /// An existing path with all links resolved (`realpath` of POSIX).
  package static func withoutLinks(_ path: String) throws(FileError) -> String {
    guard let real = realpath(onDisk(path.isEmpty ? "." : path), nil) else {
      throw FileError(path: path, reason: .system(Errno(rawValue: errno).description))
    }
    defer { free(real) }
    return String(cString: real)
  }

  private static func absolute(_ path: String, in current: String) -> String {
    normalized(path.hasPrefix("/") ? path : join(current, path))
  }

  /// The current folder without links; `/` if it has been removed.
  package static var systemCurrentFolder: String {
    if Surroundings.current.folder != nil { return DiskFiles().resolved(".") ?? "/" }
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}

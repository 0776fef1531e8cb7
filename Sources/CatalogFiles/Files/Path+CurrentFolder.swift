internal import LibC
internal import SystemPackage

extension Path {
  /// How a place is reached from a folder: `../Standard` from `Catalogs/Cycling` to `Catalogs/Standard`.
  ///
  /// - Parameters:
  ///   - folder: absolute, or relative to the current folder.
  ///   - target: the place; as the folder, either.
  ///   - currentFolder: absolute; asked of the system unless it is given.
  package static func way(
    from folder: String, to target: String, currentFolder: @autoclosure () -> String = systemCurrentFolder
  ) -> String {
    let current = currentFolder()
    let target = absolute(target, in: current)
    // Between absolute paths there is a way, unless one climbs above the root.
    return relative(target, to: absolute(folder, in: current)) ?? target
  }

  /// The last part of a path, even where it is written as `.` or `..`.
  package static func name(of folder: String, currentFolder: @autoclosure () -> String = systemCurrentFolder) -> String
  {
    absolute(folder, in: currentFolder()).split(separator: "/").last.map(String.init) ?? "/"
  }

  /// Where a path leads that exists, without links (`realpath` of POSIX).
  package static func withoutLinks(_ path: String) throws(FileError) -> String {
    guard let real = realpath(path.isEmpty ? "." : path, nil) else {
      throw FileError(path: path, reason: .system(Errno(rawValue: errno).description))
    }
    defer { free(real) }
    return String(cString: real)
  }

  private static func absolute(_ path: String, in current: String) -> String {
    normalized(path.hasPrefix("/") ? path : join(current, path))
  }

  /// The folder that relative paths begin at, as the system tells it; `/` where it has been removed.
  package static var systemCurrentFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}

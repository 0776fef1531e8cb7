#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension Path {
  /// How a place is reached from a folder: `../Standard` from `Catalogs/Cycling` to `Catalogs/Standard`.
  ///
  /// - Parameters:
  ///   - target: the place; like the folder absolute, or relative to the current folder.
  ///   - currentFolder: absolute; asked of the system unless it is given.
  package static func relative(
    to target: String, from folder: String, currentFolder: @autoclosure () -> String = systemCurrentFolder
  ) -> String {
    let current = currentFolder()
    let (target, folder) = (parts(of: target, in: current), parts(of: folder, in: current))
    let common = zip(target, folder).prefix { $0 == $1 }.count
    let path = Array(repeating: "..", count: folder.count - common) + target.dropFirst(common)
    return path.isEmpty ? "." : path.joined(separator: "/")
  }

  /// The last part of a path, even where it is written as `.` or `..`.
  package static func name(of folder: String, currentFolder: @autoclosure () -> String = systemCurrentFolder) -> String
  {
    parts(of: folder, in: currentFolder()).last ?? "/"
  }

  private static func parts(of path: String, in current: String) -> [String] {
    normalized(path.hasPrefix("/") ? path : join(current, path)).split(separator: "/").map(String.init)
  }

  /// The folder that relative paths begin at, as the system tells it; `/` where it has been removed.
  package static var systemCurrentFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}

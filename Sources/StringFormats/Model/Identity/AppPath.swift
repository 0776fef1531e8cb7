/// The parts of the path of a file.
struct AppPath {
  /// The folders and the name.
  let parts: [String]
  /// The name without its ending.
  let stem: String
  /// The part of the name after its last dot.
  let ending: String

  /// The folder of the file; empty at the top.
  var folder: String { parts.dropLast().last ?? "" }

  /// - Parameter path: with `/` as separator.
  /// - Returns: nil if the name has no ending.
  init?(_ path: String) {
    parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last, let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    (stem, ending) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  /// The path with another name for its folder.
  func inFolder(_ name: String) -> String { replacing(parts.count - 2, with: name) }

  /// The path with another name for the file.
  func named(_ name: String) -> String { replacing(parts.count - 1, with: name) }

  /// The path with another part.
  func replacing(_ index: Int, with replacement: String) -> String {
    var parts = parts
    parts[index] = replacement
    return parts.joined(separator: "/")
  }
}

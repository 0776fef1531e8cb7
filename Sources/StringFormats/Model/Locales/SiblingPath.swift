internal import SourceText

/// A path, for deriving the paths of other files.
package struct SiblingPath {
  private let parts: [Substring]

  package init(_ path: String) { parts = path.split(separator: "/", omittingEmptySubsequences: false) }

  /// The file's name.
  var name: String { parts.last.map(String.init) ?? "" }

  /// The name without its last dot and extension.
  var stem: String { SourceFile(path: name, bytes: []).stem }

  /// The name of the file's folder; empty if the path has none.
  var folderName: String { parts.dropLast().last.map(String.init) ?? "" }

  /// The folder that the file is in.
  package var folder: String { parts.count < 2 ? "." : Self.joined(Array(parts.dropLast()) + ["."]) }

  /// The folder that the file's folder is in.
  var grandparent: String { parts.count < 2 ? ".." : Self.joined(Array(parts.dropLast(2)) + ["."]) }

  /// Another file in the same folder.
  func named(_ other: String) -> String { Self.joined(Array(parts.dropLast()) + [Substring(other)]) }

  private static func joined(_ parts: [Substring]) -> String { parts.joined(separator: "/") }
}

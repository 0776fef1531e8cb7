internal import CatalogModel
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

  /// The file with the same name in a sibling folder.
  func inFolder(_ other: String) -> String {
    Self.joined((parts.count < 2 ? [".."] : Array(parts.dropLast(2))) + [Substring(other), Substring(name)])
  }

  /// Another file in the same folder.
  func named(_ other: String) -> String { Self.joined(Array(parts.dropLast()) + [Substring(other)]) }

  private static func joined(_ parts: [Substring]) -> String { parts.joined(separator: "/") }
}

extension SiblingPath {
  /// The readings of a name that may end in a locale, the longest one first: `pt_BR` after `Messages`, `BR` after
  /// `Messages_pt`.
  static func endings(of stem: String, after mark: Character) -> [(bundle: String, locale: String)] {
    let parts = stem.split(separator: mark, omittingEmptySubsequences: false)
    return parts.indices.dropFirst().map { start in
      (parts[..<start].joined(separator: String(mark)), parts[start...].joined(separator: "_"))
    }
  }
}

extension LanguageTag {
  /// Its spellings in names of files and folders.
  var spellings: [String] {
    let underscored = identifier.replacing("-", with: "_")
    return underscored == identifier ? [identifier] : [identifier, underscored]
  }
}

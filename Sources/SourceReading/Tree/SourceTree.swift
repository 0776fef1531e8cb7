package import SourceText

/// A source file of an app as a tree of its calls, declarations and elements, each with its range.
///
/// It is not a compiler's tree: it has only the nodes that a reader of buttons needs. Types of values, operators and
/// control flow are reduced to the expressions that they contain, in the order of the file. Reading never fails: parts
/// that cannot be understood are skipped, and the rest is read.
package struct SourceTree: Sendable {
  package let file: SourceFile
  package let language: SourceLanguage
  /// The outermost declarations, statements or elements, in the order of the file.
  package let nodes: [SourceNode]
  /// All comments in the order of the file.
  package let comments: [SourceComment]
  /// The reason why the file or a part of it has no nodes, such as an error in its XML; nil if all was read.
  package let gap: String?

  package init(
    file: SourceFile, language: SourceLanguage, nodes: [SourceNode], comments: [SourceComment] = [], gap: String? = nil
  ) {
    self.file = file
    self.language = language
    self.nodes = nodes
    self.comments = comments
    self.gap = gap
  }

  /// The reason for a part that is nested more than a number of levels deep.
  static func tooDeep(_ levels: Int) -> String { "nested more than \(levels) levels deep; the rest of it was read" }
}

/// A comment without its marks (`//`, `/* */`, `<!-- -->`), with the bytes that it takes.
package struct SourceComment: Sendable, Equatable {
  package let text: String
  package let range: Range<Int>
}

/// The languages that are read; each has a dialect.
package enum SourceLanguage: String, CaseIterable, Sendable {
  case swift, kotlin, typeScript, blueprint, html
  /// Layouts and menus of Android, storyboards, xibs and GTK's `.ui` files.
  case xml

  /// The language of a file by the end of its name, or nil.
  package init?(path: String) {
    guard let name = path.split(separator: "/").last, name.contains(".") else { return nil }
    switch name.split(separator: ".").last {
    case "swift": self = .swift
    case "kt", "kts": self = .kotlin
    case "tsx", "ts", "jsx", "js", "mjs": self = .typeScript
    case "blp": self = .blueprint
    case "html", "htm": self = .html
    case "xml", "ui", "storyboard", "xib": self = .xml
    default: return nil
    }
  }
}

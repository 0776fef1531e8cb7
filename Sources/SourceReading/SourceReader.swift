package import SourceText

/// Reads the sources of apps as trees of calls, declarations and elements.
package enum SourceReader {
  /// The maximum size of a file that is read, in bytes (8 MiB); hand-written sources are far smaller.
  package static let maximumByteCount = 8 << 20

  /// Reads a file. Reading never fails: parts that cannot be understood are skipped.
  ///
  /// - Returns: the tree; without nodes for a file that is larger than ``maximumByteCount``.
  package static func read(_ file: SourceFile, as language: SourceLanguage) -> SourceTree {
    guard file.bytes.count <= maximumByteCount else { return SourceTree(file: file, language: language, nodes: []) }
    return switch language {
    case .swift: code(file, .swift)
    case .kotlin: code(file, .kotlin)
    case .typeScript: code(file, .typeScript)
    case .blueprint: BlueprintReader.tree(file)
    case .html: HTMLReader.tree(file)
    case .xml: XMLReader.tree(file)
    }
  }

  private static func code(_ file: SourceFile, _ dialect: Dialect) -> SourceTree {
    var reader = CodeReader(file, dialect)
    let nodes = reader.tree()
    return SourceTree(
      file: file, language: dialect.language, nodes: nodes, comments: reader.comments,
      gap: reader.isCut ? SourceTree.tooDeep(CodeReader.maximumDepth) : nil)
  }
}

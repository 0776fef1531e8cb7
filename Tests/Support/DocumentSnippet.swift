internal import Foundation

/// A code block in README.md, CONTRIBUTING.md, a page of Documentation or an article of DocC.
package struct DocumentSnippet: Sendable, CustomStringConvertible {
  /// The language after the opening fence: `sh`, `swift`, `json`, `yaml`.
  package let language: String
  package let text: String
  /// The document's path from the repository's folder, and the block's first line.
  package let file: String
  package let line: Int

  package var description: String { "\(file):\(line)" }

  /// The documents, README.md first.
  package static let documents: [String] = {
    ["README.md", "CONTRIBUTING.md"] + pages(in: "Documentation")
      + pages(in: "Sources/PurposeCatalog/PurposeCatalog.docc")
  }()

  /// The pages of a folder and of the folders in it, sorted.
  package static func pages(in folder: String) -> [String] {
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: Repository.root.appending(path: folder).path)
    return (paths ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  /// All blocks in a language, in the order of the documents.
  package static func all(_ language: String) throws -> [DocumentSnippet] {
    try documents.flatMap { try snippets(in: $0) }.filter { $0.language == language }
  }

  private static func snippets(in file: String) throws -> [DocumentSnippet] {
    var snippets: [DocumentSnippet] = []
    var open: (language: String, line: Int, lines: [Substring])?
    let text = try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          let text = block.lines.joined(separator: "\n") + "\n"
          snippets.append(DocumentSnippet(language: block.language, text: text, file: file, line: block.line))
          open = nil
        } else {
          open = (String(line.dropFirst(3)), index + 2, [])
        }
      } else {
        open?.lines.append(line)
      }
    }
    return snippets
  }
}

internal import Foundation

/// A block of code in README.md, as printed there.
package struct ReadmeSnippet: Sendable, CustomStringConvertible {
  /// What stands behind the opening fence: `sh`, `swift`, `json`, `yaml`.
  package let language: String
  package let text: String
  /// The line of README.md that it begins at.
  package let line: Int

  package var description: String { "README.md:\(line)" }

  /// All blocks of a language, in their order.
  package static func all(_ language: String) throws -> [ReadmeSnippet] {
    var snippets: [ReadmeSnippet] = []
    var open: (language: String, line: Int, lines: [Substring])?
    let text = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          let text = block.lines.joined(separator: "\n") + "\n"
          snippets.append(ReadmeSnippet(language: block.language, text: text, line: block.line))
          open = nil
        } else {
          open = (String(line.dropFirst(3)), index + 2, [])
        }
      } else {
        open?.lines.append(line)
      }
    }
    return snippets.filter { $0.language == language }
  }
}

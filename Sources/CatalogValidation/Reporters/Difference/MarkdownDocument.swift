/// GitHub Flavored Markdown as it grows, up to a length that forges take.
struct MarkdownDocument {
  private(set) var text = ""
  /// How many Unicode scalars still fit.
  private var room: Int
  /// Rows that did not fit.
  private(set) var omitted = 0

  /// - Parameter limit: the most Unicode scalars, but for headings, a last line and the like.
  init(limit: Int) { room = limit }

  mutating func paragraph(_ markdown: String) { append(markdown + "\n\n") }

  mutating func heading(_ words: String) { append("#### \(words)\n\n") }

  /// Appends a table, behind a fold where it has a title; rows for which there is no room are counted.
  mutating func table(_ headings: [String], _ rows: [[String]], foldedBehind title: String? = nil) {
    let head = "| \(headings.joined(separator: " | ")) |\n|\(headings.map { _ in " --- |" }.joined())\n"
    let lines = rows.map { "| \($0.joined(separator: " | ")) |\n" }
    let frame = head.unicodeScalars.count + (title.map { $0.unicodeScalars.count + 60 } ?? 2)
    guard let first = lines.first, frame + first.unicodeScalars.count <= room else {
      omitted += rows.count
      return
    }
    if let title { append("<details><summary>\(title)</summary>\n\n") }
    append(head)
    for (index, line) in lines.enumerated() {
      guard line.unicodeScalars.count + 20 <= room else {
        omitted += lines.count - index
        break
      }
      append(line)
    }
    append(title == nil ? "\n" : "\n</details>\n\n")
  }

  private mutating func append(_ markdown: String) {
    text += markdown
    room -= markdown.unicodeScalars.count
  }
}

/// Words as Markdown takes them.
enum Markdown {
  /// A text in a table's cell: nothing of it is markup, it mentions nobody, and it keeps its own direction.
  ///
  /// GitHub's sanitizer knows no `bdi` element; one with `dir="auto"` isolates as well (HTML §15.3.5).
  static func text(_ text: String) -> String {
    let escaped = escaped(text)
    return ShownText.needsIsolation(text) ? "<span dir=\"auto\">\(escaped)</span>" : escaped
  }

  /// Text without markup of Markdown or HTML.
  static func escaped(_ text: String) -> String {
    var output = ""
    for (index, character) in zip(text.indices, text) {
      switch character {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": output += "\\\(character)"
      case "@", "#", ":":
        output.append(character)
        // Forges look for names, numbers, emoji and addresses in the words of the finished page; a comment parts those.
        let next = text[text.index(after: index)...].first
        if let next, next.isLetter || next.isNumber || "+-_/".contains(next) { output += "<!-- -->" }
      default: output.append(character.isNewline ? " " : character)
      }
    }
    return output
  }

  /// Text within HTML that stands in Markdown, where Markdown's own escapes do not count.
  static func html(_ text: String) -> String {
    text.reduce(into: "") { output, character in
      switch character {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "@": output += "@<!-- -->"
      default: output.append(character)
      }
    }
  }

  /// A name in the face of code, with a fence that is longer than what it holds (CommonMark §6.1).
  static func code(_ name: String) -> String {
    let longest = name.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let padding = longest > 0 ? " " : ""
    // A bar ends a cell even in code.
    return fence + padding + name.replacing("|", with: "\\|") + padding + fence
  }
}

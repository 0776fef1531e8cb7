package import CatalogValidation
internal import SourceText

/// GitHub Flavored Markdown, up to the maximum length on forges.
package struct MarkdownDocument {
  /// GitHub allows 65,536 characters in a comment, GitLab a million.
  package static let commentLimit = 60_000

  package private(set) var text = ""
  /// The number of Unicode scalars that still fit.
  private var remaining: Int
  /// The number of rows that did not fit.
  package private(set) var omitted = 0

  /// - Parameter limit: the maximum number of Unicode scalars, except headings, a last line and the like.
  package init(limit: Int) { remaining = limit }

  package mutating func paragraph(_ markdown: String) { append(markdown + "\n\n") }

  package mutating func heading(_ text: String) { append("#### \(text)\n\n") }

  /// Appends a table, folded if it has a title; rows that do not fit are counted.
  package mutating func table(_ headings: [String], _ rows: [[String]], foldedBehind title: String? = nil) {
    let head = "| \(headings.joined(separator: " | ")) |\n|\(headings.map { _ in " --- |" }.joined())\n"
    let lines = rows.map { "| \($0.joined(separator: " | ")) |\n" }
    let frame = head.unicodeScalars.count + (title.map { $0.unicodeScalars.count + 60 } ?? 2)
    guard let first = lines.first, frame + first.unicodeScalars.count <= remaining else {
      omitted += rows.count
      return
    }
    if let title { append("<details><summary>\(title)</summary>\n\n") }
    append(head)
    for (index, line) in lines.enumerated() {
      guard line.unicodeScalars.count + 20 <= remaining else {
        omitted += lines.count - index
        break
      }
      append(line)
    }
    append(title == nil ? "\n" : "\n</details>\n\n")
  }

  private static let columns = ["", "where", "what", "rule"]

  /// Appends findings, the most severe first.
  package mutating func findings(_ findings: [Finding], heading: String) {
    guard !findings.isEmpty else { return }
    self.heading(heading)
    table(Self.columns, Self.rows(findings.sorted { $0.severity > $1.severity }))
  }

  package mutating func foldedFindings(_ findings: [Finding], title: String) {
    guard !findings.isEmpty else { return }
    table(Self.columns, Self.rows(findings), foldedBehind: "\(title): \(findings.total)")
  }

  private static func rows(_ findings: [Finding]) -> [[String]] {
    findings.map { finding in
      [
        finding.severity.symbol, Markdown.code("\(finding.file):\(finding.position.line)"),
        Markdown.text(finding.message), Markdown.code(finding.rule),
      ]
    }
  }

  /// Appends the number of rows that did not fit, and the command that lists them.
  package mutating func end(listing command: String) {
    if omitted > 0 { paragraph("*\(omitted) more rows do not fit here; `\(command)` lists all.*") }
  }

  private mutating func append(_ markdown: String) {
    text += markdown
    remaining -= markdown.unicodeScalars.count
  }
}

/// Text in Markdown syntax.
package enum Markdown {
  /// A text in a table's cell, without markup or mentions, and isolated from the direction of its surroundings.
  ///
  /// GitHub's sanitizer removes `bdi` elements; one with `dir="auto"` isolates too (HTML §15.3.5).
  package static func text(_ text: String) -> String {
    let escaped = escaped(text)
    return ShownText.needsIsolation(text) ? "<span dir=\"auto\">\(escaped)</span>" : escaped
  }

  /// Text on one line, with markup of Markdown and HTML escaped.
  package static func escaped(_ text: String) -> String {
    // By scalars: a bar with a combining mark is another character, but still ends a cell.
    let scalars = Array(text.onOneLine.unicodeScalars)
    var output = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "&", "<", ">": output += entity(scalar).unicodeScalars
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": output += ["\\", scalar]
      default: output.append(scalar)
      }
      if isLinked(scalar, at: index, in: scalars) { output += parting }
    }
    return String(output)
  }

  /// Text within HTML in Markdown, where Markdown's escapes do not apply; on one line, since an empty line ends the
  /// HTML (CommonMark §4.6).
  package static func html(_ text: String) -> String {
    let scalars = Array(text.onOneLine.unicodeScalars)
    var output = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "&", "<", ">": output += entity(scalar).unicodeScalars
      // Markdown is still active inside a line of HTML.
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": output += "&#\(scalar.value);".unicodeScalars
      default: output.append(scalar)
      }
      if isLinked(scalar, at: index, in: scalars) { output += parting }
    }
    return String(output)
  }

  /// A name as code, on one line, with a fence longer than any in the name (CommonMark §6.1).
  package static func code(_ name: String) -> String {
    let scalars = LogText.line(name).unicodeScalars
    let longest = scalars.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let padding = longest > 0 ? " " : ""
    // A bar ends a cell even in code (GFM §4.10).
    let text = scalars.reduce(into: "") { text, scalar in
      if scalar == "|" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    // An empty fence would be text.
    return text.isEmpty ? "–" : fence + padding + text + padding + fence
  }

  private static func entity(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    default: "&gt;"
    }
  }

  /// Forges look for names, numbers, emoji and addresses in the text of the finished page; a comment separates their
  /// characters.
  private static let parting = "<!-- -->".unicodeScalars

  /// True if a forge may turn a character and its successors into a link: `@name`, `#1`, `:emoji:`, `https://`, `www.`,
  /// `GH-1`.
  private static func isLinked(_ scalar: Unicode.Scalar, at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard index + 1 < scalars.count else { return false }
    let next = scalars[index + 1]
    switch scalar {
    case "@", "#", ":":
      return next.properties.isAlphabetic || next.properties.numericType != nil
        || "+-_/".unicodeScalars.contains(next)
    case "w", "W": return next == "." && index >= 2 && "wW".unicodeScalars.contains(scalars[index - 1])
    case "H", "h": return next == "-" && index >= 1 && "gG".unicodeScalars.contains(scalars[index - 1])
    default: return false
    }
  }
}

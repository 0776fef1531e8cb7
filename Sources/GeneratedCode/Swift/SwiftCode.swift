/// Lines of code, indented by their blocks.
struct SwiftCode {
  private(set) var text = ""
  private var depth = 0

  /// Adds a line; without an argument an empty one.
  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// Adds lines that have their own indentation, which this code's depth adds to.
  mutating func lines(_ lines: some Sequence<some StringProtocol>) {
    for line in lines { self.line(String(line)) }
  }

  /// Adds a text of several lines.
  mutating func lines(of text: String) {
    lines(text.split(separator: "\n", omittingEmptySubsequences: false))
  }

  /// Adds a documentation comment.
  mutating func comment(_ text: String) {
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      self.line(line.isEmpty ? "///" : "/// \(SwiftText.visible(line))")
    }
  }

  /// Adds a block in braces, or in other delimiters, after its head.
  mutating func block(
    _ head: String, delimiters: (open: String, close: String) = (" {", "}"), _ body: (inout SwiftCode) -> Void
  ) {
    line(head + delimiters.open)
    depth += 1
    body(&self)
    depth -= 1
    line(delimiters.close)
  }
}

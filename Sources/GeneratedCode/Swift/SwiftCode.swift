internal import CodeWriting

/// Lines of code, indented by block.
struct SwiftCode {
  private(set) var text = ""
  private var depth = 0

  /// The text of a region of a runtime file: it has no line break at its end.
  var region: String { String(text.dropLast()) }

  /// Adds a line; an empty one without an argument.
  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// Adds lines with their own indentation, in addition to this code's depth.
  mutating func lines(_ lines: some Sequence<some StringProtocol>) {
    for line in lines { self.line(String(line)) }
  }

  /// Adds a text of several lines.
  mutating func lines(of text: String) {
    lines(text.split(separator: "\n", omittingEmptySubsequences: false))
  }

  /// Adds a file of the runtime, given by its name without the extension.
  mutating func file(_ name: String, _ replacements: [String: String] = [:], without omitted: Set<String> = []) {
    lines(of: RuntimeFile("Swift/\(name).swift").code(replacements, without: omitted))
  }

  /// Adds a file of the library, given by its path in Sources without the extension, and an empty line.
  mutating func library(_ path: String) {
    lines(of: RuntimeFile.ofLibrary("\(path).swift"))
    line()
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

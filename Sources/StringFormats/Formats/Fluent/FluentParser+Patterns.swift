extension FluentParser {
  /// A pattern after its `=` or `]`: on the same line, or indented below it, or nil.
  mutating func pattern() throws(FluentSyntaxError) -> FluentPlacedPattern? {
    let mark = position
    var next = position
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    if next < bytes.count, lineEnd(at: next) == 0 {
      position = next
      let elements = try elements(isBlock: false)
      return FluentPlacedPattern(elements: elements, mark: mark, range: next..<position)
    }
    let lines = blankLines(at: next)
    guard let indent = continuation(at: lines.end) else { return nil }
    position = lines.end + indent
    let start = position
    let elements = try elements(isBlock: true, firstIndent: indent)
    return FluentPlacedPattern(elements: elements, mark: mark, range: start..<position)
  }

  /// A part of a pattern before the common indent is removed.
  private enum Raw {
    case element(FluentElement)
    /// Line ends and the indentation of the next line.
    case indent(lines: Int, width: Int)
  }

  private mutating func elements(
    isBlock: Bool, firstIndent: Int = 0
  ) throws(FluentSyntaxError) -> [FluentElement] {
    var raw: [Raw] = isBlock ? [.indent(lines: 0, width: firstIndent)] : []
    var common = isBlock ? firstIndent : Int.max
    while position < bytes.count {
      if lineEnd(at: position) > 0 {
        let lines = blankLines(at: position)
        guard let indent = continuation(at: lines.end) else { break }
        common = min(common, indent)
        raw.append(.indent(lines: lines.count, width: indent))
        position = lines.end + indent
      } else if bytes[position] == 0x7B {
        raw.append(.element(try placeable()))
      } else if bytes[position] == 0x7D {
        throw error("a closing brace without an opening one; write { \"}\" }")
      } else {
        let start = position
        while position < bytes.count, bytes[position] != 0x7B, bytes[position] != 0x7D, lineEnd(at: position) == 0 {
          position += 1
        }
        raw.append(.element(.text(String(decoding: bytes[start..<position], as: UTF8.self))))
      }
    }
    return Self.dedented(raw, common)
  }

  /// The indentation of a line that continues a pattern; nil if the pattern ends.
  private func continuation(at place: Int) -> Int? {
    var next = place
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    guard next < bytes.count else { return nil }
    if bytes[next] == 0x7B { return next - place }
    let ends = [0x7D, 0x2E, 0x5B, 0x2A].contains(bytes[next])
    return next > place && !ends ? next - place : nil
  }

  private static func dedented(_ raw: [Raw], _ common: Int) -> [FluentElement] {
    var elements: [FluentElement] = []
    func append(_ text: String) {
      guard !text.isEmpty else { return }
      if case .text(let last)? = elements.last {
        elements[elements.count - 1] = .text(last + text)
      } else {
        elements.append(.text(text))
      }
    }
    for part in raw {
      switch part {
      case .element(.text(let text)): append(text)
      case .element(let element): elements.append(element)
      case .indent(let lines, let width):
        append(String(repeating: "\n", count: lines) + String(repeating: " ", count: width - common))
      }
    }
    guard case .text(let last)? = elements.last else { return elements }
    elements.removeLast()
    let trimmed = last.unicodeScalars.reversed().drop { $0 == " " || $0 == "\n" || $0 == "\r" }.reversed()
    if !trimmed.isEmpty { elements.append(.text(String(String.UnicodeScalarView(trimmed)))) }
    return elements
  }
}

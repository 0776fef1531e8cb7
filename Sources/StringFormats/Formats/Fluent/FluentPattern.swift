internal import MessageSyntax

/// Writes sentences as patterns in Fluent Syntax 1.0.
enum FluentPattern {
  /// The text after the `=` of a message or an attribute, without a line end.
  ///
  /// - Parameter indent: the indentation of the lines below the `=`.
  /// - Returns: nil if the message cannot be represented.
  static func text(of message: MessageForms, indent: Int) -> String? {
    switch message {
    case .plain(let pieces): return block(lines(of: pieces), indent: indent)
    case .plural(let plural):
      let margin = "\n" + String(repeating: " ", count: indent)
      // Fluent shows the first variant that matches, so explicit values come first.
      let variants = plural.branches.filter(\.isExplicit) + plural.branches.filter { !$0.isExplicit }
      let written = variants.map { branch in
        let isDefault = branch.selector == .category(.other)
        let key = branch.isExplicit ? String(branch.selector.text.dropFirst()) : branch.selector.text
        let pieces = branch.pieces.map { $0 == .numberSign ? .argument(plural.argument) : $0 }
        return "\(margin)\(isDefault ? "   *" : "    ")[\(key)]" + block(lines(of: pieces), indent: indent + 8)
      }
      return "\(margin){ $\(plural.argument) ->\(written.joined())\(margin)}"
    case .other: return nil
    }
  }

  /// One line after the text so far, or several lines below it.
  private static func block(_ lines: [String], indent: Int) -> String {
    guard lines.count > 1 else { return " " + lines.joined() }
    return lines.map { "\n" + String(repeating: " ", count: indent) + $0 }.joined()
  }

  /// The non-empty lines of a sentence.
  private static func lines(of pieces: [MessagePiece]) -> [String] {
    var lines: [[Part]] = [[]]
    for piece in pieces {
      guard case .text(let text) = piece else {
        lines[lines.count - 1].append(.placeable(placeable(piece)))
        continue
      }
      for (index, line) in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { lines.append([]) }
        if !line.isEmpty { lines[lines.count - 1].append(.text(line)) }
      }
    }
    return lines.map { line in
      guard !line.isEmpty else { return literal("") }
      return line.enumerated().map { index, part in
        switch part {
        case .placeable(let text): text
        case .text(let text): escaped(text, beginsLine: index == 0, endsLine: index == line.count - 1)
        }
      }.joined()
    }
  }

  private enum Part {
    case text(Substring.UnicodeScalarView)
    case placeable(String)
  }

  private static func placeable(_ piece: MessagePiece) -> String {
    switch piece {
    case .text(let text): text
    case .argument(let name): "{ $\(name) }"
    case .number(let name, .decimal): "{ NUMBER($\(name)) }"
    case .number(let name, .integer): "{ NUMBER($\(name), maximumFractionDigits: 0) }"
    case .number(let name, .percent): "{ NUMBER($\(name), style: \"percent\") }"
    case .numberSign: literal("#")
    }
  }

  private static func escaped(_ text: Substring.UnicodeScalarView, beginsLine: Bool, endsLine: Bool) -> String {
    var result = ""
    for index in text.indices {
      let scalar = text[index]
      let isFirst = beginsLine && index == text.startIndex
      let isLast = endsLine && text.index(after: index) == text.endIndex
      switch scalar {
      case "{", "}", "\0", "\r": result += literal(scalar)
      case " " where isFirst || isLast, "[" where isFirst, "*" where isFirst, "." where isFirst:
        result += literal(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func literal(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\0": literal("\\u0000")
    case "\r": literal("\\u000D")
    default: literal(String(scalar))
    }
  }

  private static func literal(_ text: String) -> String { "{ \"\(text)\" }" }
}

extension PluralMessage.Branch {
  fileprivate var isExplicit: Bool {
    if case .exactly = selector { true } else { false }
  }
}

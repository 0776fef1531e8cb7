internal import SourceText

extension MessageParser {
  /// Parses a placeholder from its `{` to after its `}`.
  mutating func parsePlaceholder(_ cursor: inout SourceCursor, depth: Int) {
    let brace = cursor.position
    let index = open(.invalid, at: brace)
    cursor.position += 1
    parseInside(&cursor, placeholder: index, depth: depth)
    if cursor.isAtEnd {
      reportEarlyEnd(.unclosedBrace, at: brace..<brace + 1)
    } else {
      cursor.position += 1
    }
    close(index, at: cursor.position)
  }

  /// Parses the content of the braces up to the closing one, or the end of the source.
  private mutating func parseInside(_ cursor: inout SourceCursor, placeholder index: Int, depth: Int) {
    cursor.skipWhiteSpace()
    let name = cursor.skipIdentifier()
    update(index) { $0.nameRange = name }
    checkName(name, of: index, cursor)
    cursor.skipWhiteSpace()
    switch cursor.byte {
    case nil:
      break
    case UInt8(ascii: "}"):
      update(index) { $0.kind = .argument }
    case UInt8(ascii: ","):
      cursor.position += 1
      parseType(&cursor, placeholder: index, depth: depth)
    default:
      if !name.isEmpty { reportUnexpectedCharacter(cursor, after: name) }
      skipToClosingBrace(&cursor)
    }
  }

  private mutating func checkName(_ name: Range<Int>, of index: Int, _ cursor: SourceCursor) {
    if name.isEmpty {
      // At the end of the source, the open brace is the error.
      guard !cursor.isAtEnd else { return }
      let brace = nodes[index].range.lowerBound
      report(.missingArgumentName, at: brace..<brace + 1)
    } else if name.allSatisfy({ cursor.byte(at: $0)?.isASCIIDigit == true }) {
      report(.numberedArgument(cursor.excerpt(name)), at: name)
    }
  }

  /// Parses the type after the name's comma, and the following parts.
  private mutating func parseType(_ cursor: inout SourceCursor, placeholder index: Int, depth: Int) {
    let comma = cursor.position - 1
    cursor.skipWhiteSpace()
    let type = cursor.skipASCIILetters()
    cursor.skipWhiteSpace()
    if cursor.isAtEnd { return }
    let isLast = cursor.byte == UInt8(ascii: "}")
    guard isLast || cursor.byte == UInt8(ascii: ","), !type.isEmpty else {
      if type.isEmpty {
        report(.missingArgumentType, at: comma..<comma + 1)
      } else {
        reportUnexpectedCharacter(cursor, after: type)
      }
      return skipToClosingBrace(&cursor)
    }
    guard let kind = Self.kind(ofType: type, in: cursor) else {
      report(.unknownArgumentType(cursor.excerpt(type)), at: type)
      return skipToClosingBrace(&cursor, inStyle: Self.hasStyle(type, in: cursor))
    }
    update(index) { $0.kind = kind }
    if !isLast { cursor.position += 1 }
    if kind == .number {
      if !isLast { parseNumberStyle(&cursor, placeholder: index) }
    } else {
      parseBranches(&cursor, placeholder: index, depth: depth)
    }
  }

  private static func kind(ofType type: Range<Int>, in cursor: SourceCursor) -> MessageNode.Kind? {
    if cursor.isEqualIgnoringCase(type, "plural") { return .plural }
    if cursor.isEqualIgnoringCase(type, "number") { return .number }
    if cursor.isEqualIgnoringCase(type, "select") { return .select }
    if cursor.isEqualIgnoringCase(type, "selectordinal") { return .selectOrdinal }
    return nil
  }

  /// True if ICU knows the type as one with a style, such as `HH 'h'`, instead of branches.
  private static func hasStyle(_ type: Range<Int>, in cursor: SourceCursor) -> Bool {
    cursor.isEqualIgnoringCase(type, "date") || cursor.isEqualIgnoringCase(type, "time")
      || cursor.isEqualIgnoringCase(type, "spellout") || cursor.isEqualIgnoringCase(type, "ordinal")
      || cursor.isEqualIgnoringCase(type, "duration")
  }

  private mutating func parseNumberStyle(_ cursor: inout SourceCursor, placeholder index: Int) {
    let comma = cursor.position - 1
    cursor.skipWhiteSpace()
    let word = cursor.skipASCIILetters()
    cursor.skipWhiteSpace()
    if cursor.byte == UInt8(ascii: "}") {
      for style in NumberStyle.allCases {
        guard let keyword = style.staticKeyword, cursor.isEqualIgnoringCase(word, keyword) else { continue }
        return update(index) { $0.style = style }
      }
    }
    cursor.position = word.lowerBound
    skipToClosingBrace(&cursor, inStyle: true)
    if cursor.isAtEnd { return }
    if cursor.position == word.lowerBound {
      report(.missingNumberStyle, at: comma..<comma + 1)
    } else {
      let style = word.lowerBound..<cursor.position
      report(.unknownNumberStyle(cursor.excerpt(style)), at: style)
    }
  }

  private mutating func reportUnexpectedCharacter(_ cursor: SourceCursor, after word: Range<Int>) {
    var next = cursor
    let character = next.skipCharacter()
    report(.unexpectedCharacter(cursor.text(character), after: cursor.excerpt(word)), at: character)
  }

  /// Skips from inside a malformed placeholder to the brace that closes it, past nested and quoted braces.
  ///
  /// - Parameter inStyle: whether this is a style such as `HH 'h'`, in which every apostrophe begins quoted text;
  ///   elsewhere only one before a brace does.
  mutating func skipToClosingBrace(_ cursor: inout SourceCursor, inStyle: Bool = false) {
    var openBraces = 0
    while let byte = cursor.byte {
      switch byte {
      case UInt8(ascii: "{"):
        openBraces += 1
      case UInt8(ascii: "}"):
        if openBraces == 0 { return }
        openBraces -= 1
      case UInt8(ascii: "'"):
        let next = cursor.byte(at: cursor.position + 1)
        if inStyle || next == UInt8(ascii: "{") || next == UInt8(ascii: "}") {
          cursor.position += 1
          guard cursor.skip(to: UInt8(ascii: "'")) else { return }
        }
      default:
        break
      }
      cursor.position += 1
    }
  }
}

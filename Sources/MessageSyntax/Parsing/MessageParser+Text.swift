/// The context of a text, which determines its syntax characters.
enum TextContext {
  /// The message itself.
  case message
  /// A branch of a plural, where `#` is the number.
  case pluralBranch
  /// A branch of a select, where `#` is literal even inside a plural.
  case selectBranch
}

extension MessageParser {
  /// Parses text and placeholders up to the end of the source, or to the `}` that ends a branch.
  mutating func parseText(_ cursor: inout SourceCursor, in context: TextContext, depth: Int) {
    var start = cursor.position
    while let byte = cursor.byte {
      switch byte {
      case UInt8(ascii: "{"):
        addText(start..<cursor.position)
        parsePlaceholder(&cursor, depth: depth)
        start = cursor.position
      case UInt8(ascii: "}"):
        if context != .message {
          addText(start..<cursor.position)
          return
        }
        report(.unmatchedClosingBrace, at: cursor.position..<cursor.position + 1)
        cursor.position += 1
      case UInt8(ascii: "'"):
        parseApostrophe(&cursor, textStart: &start, in: context)
      case UInt8(ascii: "#") where context == .pluralBranch:
        addText(start..<cursor.position)
        add(.numberSign, at: cursor.position..<cursor.position + 1)
        cursor.position += 1
        start = cursor.position
      default:
        cursor.position += 1
      }
    }
    addText(start..<cursor.position)
  }

  /// Parses an apostrophe: a literal one, two that print one, or quoted text.
  ///
  /// In ICU's mode DOUBLE_OPTIONAL, an apostrophe quotes only directly before a syntax character, so that translators
  /// can write "don't".
  private mutating func parseApostrophe(
    _ cursor: inout SourceCursor,
    textStart start: inout Int,
    in context: TextContext
  ) {
    switch cursor.byte(at: cursor.position + 1) {
    case UInt8(ascii: "'"):
      addQuoteMark(&cursor, textStart: &start)
      cursor.position += 1
    case UInt8(ascii: "{"), UInt8(ascii: "}"):
      parseQuotedText(&cursor, textStart: &start, in: context)
    case UInt8(ascii: "#") where context == .pluralBranch:
      parseQuotedText(&cursor, textStart: &start, in: context)
    default:
      cursor.position += 1
    }
  }

  /// Parses up to the closing apostrophe; inside, two apostrophes print one.
  private mutating func parseQuotedText(
    _ cursor: inout SourceCursor,
    textStart start: inout Int,
    in context: TextContext
  ) {
    let quote = cursor.position
    addQuoteMark(&cursor, textStart: &start)
    while cursor.skip(to: UInt8(ascii: "'")) {
      addQuoteMark(&cursor, textStart: &start)
      guard cursor.byte == UInt8(ascii: "'") else { return }
      cursor.position += 1
    }
    // At the end of the whole message ICU needs no closing apostrophe.
    if context != .message { reportEarlyEnd(.unclosedQuote, at: quote..<quote + 1) }
  }

  /// Ends the text before the apostrophe at the cursor, and begins the text after it.
  private mutating func addQuoteMark(_ cursor: inout SourceCursor, textStart start: inout Int) {
    addText(start..<cursor.position)
    add(.quoteMark, at: cursor.position..<cursor.position + 1)
    cursor.position += 1
    start = cursor.position
  }
}

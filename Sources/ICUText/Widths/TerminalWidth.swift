/// The width of a text in a terminal with a monospaced font.
package enum TerminalWidth {
  /// The number of columns: two for a wide character (UAX #11) and for an emoji in colour (UTS #51), none for combining marks and
  /// invisible characters, one for any other.
  ///
  /// A grapheme cluster is as wide as its widest character, as terminals draw it.
  package static func columns(of text: String) -> Int {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
      ? text.utf8.count : text.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of character: Character) -> Int {
    // U+FE0F asks for an emoji in colour.
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    // A halfwidth voiced sound mark takes one more column.
    let marks = character.unicodeScalars.dropFirst().count { $0 == "\u{FF9E}" || $0 == "\u{FF9F}" }
    return character.unicodeScalars.reduce(0) { max($0, columns(of: $1)) } + marks
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    let properties = CharacterProperties(of: scalar)
    if properties.isMark || properties.isDefaultIgnorable || properties.isControl { return 0 }
    return properties.isWide || properties.hasEmojiPresentation ? 2 : 1
  }
}

internal import SourceText

/// A button's title in the form that audits compare: without case, ellipsis, mnemonics, surrounding punctuation and
/// extra spaces.
///
/// `_Delete`, `DELETE…` and `Delete ` have the same key. Accents count, since they make different words.
package struct TitleKey: Hashable, Sendable {
  /// Words in lower case, separated by single spaces; empty for a text without letters and digits.
  package let text: String

  package init(_ title: String) {
    text = Self.key(of: title)
  }

  package var isEmpty: Bool { text.isEmpty }

  /// The words in order.
  package var words: [Substring] { text.split(separator: " ") }

  private static func key(of title: String) -> String {
    let lowercased = title.lowercased()
    // Most titles are: a check makes the keys of all titles, and this takes a quarter of the time.
    if isKey(lowercased) { return lowercased }
    var scalars = String.UnicodeScalarView()
    var needsSpace = false
    let source = Array(lowercased.unicodeScalars)
    var index = 0
    while index < source.count {
      defer { index += 1 }
      let scalar = source[index]
      if let end = endOfMnemonic(in: source, at: index) {
        index = end
        continue
      }
      switch scalar {
      case "_", "&":
        let isMark = index + 1 < source.count && isWord(source[index + 1])
        if !isMark { needsSpace = !scalars.isEmpty }
      case "ß":
        if needsSpace { scalars.append(" ") }
        needsSpace = false
        scalars.append(contentsOf: "ss".unicodeScalars)
      case "'", "’", "ʼ":
        if !scalars.isEmpty, !needsSpace { scalars.append("'") }
      case _ where isIgnored(scalar): continue
      case _ where isWord(scalar):
        if needsSpace { scalars.append(" ") }
        needsSpace = false
        scalars.append(scalar)
      default: needsSpace = !scalars.isEmpty
      }
    }
    while scalars.last == "'" { scalars.removeLast() }
    return String(scalars)
  }

  /// True for common letters and digits with single spaces between them.
  private static func isKey(_ text: String) -> Bool {
    var isAfterSpace = true
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20:
        if isAfterSpace { return false }
        isAfterSpace = true
      // Blocks in which everything is a letter: Latin after ß, Cyrillic, Chinese characters, Hangul.
      case 0x30...0x39, 0x61...0x7A, 0xE0...0xF6, 0xF8...0x24F, 0x430...0x45F, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
        isAfterSpace = false
      default: return false
      }
    }
    return !isAfterSpace
  }

  /// The end of a mnemonic after a word of a script without case, `(_D)` or `(&D)`; nil elsewhere.
  private static func endOfMnemonic(in source: [Unicode.Scalar], at index: Int) -> Int? {
    guard index + 3 < source.count, source[index] == "(" || source[index] == "（",
      source[index + 1] == "_" || source[index + 1] == "&", isWord(source[index + 2]),
      source[index + 3] == ")" || source[index + 3] == "）"
    else { return nil }
    return index + 3
  }

  /// Letters of all scripts with their marks, and digits.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      return byte.isASCIILetter || byte.isASCIIDigit
    }
    let properties = scalar.properties
    if properties.isAlphabetic { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber: return !isVariationSelector(scalar)
    default: return false
    }
  }

  private static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool { (0xFE00...0xFE0F).contains(scalar.value) }

  /// Invisible characters, and the kashida that only stretches a word.
  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x640 || !scalar.isASCII && scalar.properties.isDefaultIgnorableCodePoint
  }
}

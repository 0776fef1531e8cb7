/// The accessible name of a drawn item: the text that screen readers say and that people say to a device.
///
/// A name contains the word that is drawn (WCAG 2.2, success criterion 2.5.3, Label in Name).
package enum AccessibleName {
  /// The name of an item with a purpose's own texts.
  ///
  /// - Parameters:
  ///   - word: the drawn word; nil for an icon alone.
  ///   - label: the message `accessibilityLabel`; nil if the purpose has none.
  ///   - title: the purpose's full title.
  /// - Returns: for a word, the label if it contains the word, else the word; for an icon, the label, else the title.
  package static func name(drawn word: String?, label: String?, title: String) -> String {
    guard let word else { return label ?? title }
    guard let label, contains(word, in: label) else { return word }
    return label
  }

  /// True if a label has all words of a text, whole and in order; case and punctuation are ignored.
  ///
  /// A letter of a script without spaces counts as a word.
  package static func contains(_ text: String, in label: String) -> Bool {
    let (wanted, words) = (words(of: text), words(of: label))
    guard !wanted.isEmpty, words.count >= wanted.count else { return false }
    return (0...words.count - wanted.count).contains { words[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }

  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var continues = false
    for scalar in text.lowercased().unicodeScalars where scalar.properties.generalCategory != .format {
      let isAlone = isWithoutSpaces(scalar)
      if !isInWord(scalar) {
        continues = false
      } else if continues, !isAlone {
        words[words.count - 1].unicodeScalars.append(scalar)
      } else {
        words.append(String(scalar))
        continues = !isAlone
      }
    }
    return words
  }

  /// Letters, marks and numbers. Characters outside the Basic Multilingual Plane count too, since Kotlin does not know
  /// their categories.
  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return scalar.value > 0xFFFF
    }
  }

  /// Thai, Lao, Tibetan, Burmese and Khmer; Chinese characters and kana.
  private static func isWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x109F, 0x1780...0x17FF, 0x2E80...0x312F, 0x31A0...0x9FFF, 0xF900...0xFAFF: return true
    default: return false
    }
  }
}

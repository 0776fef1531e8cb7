/// Keeps an inserted text from reordering what stands around it (UAX #9 § 2.4, explicit directional isolates).
enum BidiIsolation {
  /// U+2068 FIRST STRONG ISOLATE.
  static let start: [UInt8] = [0xE2, 0x81, 0xA8]
  /// U+2069 POP DIRECTIONAL ISOLATE.
  static let end: [UInt8] = [0xE2, 0x81, 0xA9]

  /// Whether `text` needs isolating inside a text of the given base direction.
  ///
  /// In a right-to-left text everything does, since names and file names are often Latin. In a left-to-right
  /// text only what could turn it around does, so that all other texts stay free of invisible characters.
  static func isNeeded(for text: String, inRightToLeftText isRightToLeft: Bool) -> Bool {
    if text.isEmpty { return false }
    return isRightToLeft || containsRightToLeft(text)
  }

  /// Whether a character of a right-to-left block occurs: one whose default Bidi_Class is R or AL.
  static func containsRightToLeft(_ text: String) -> Bool {
    // Every right-to-left character takes a lead byte from U+0580's on; most texts have none.
    let firstLead: UInt8 = 0xD6
    guard text.utf8.contains(where: { $0 >= firstLead }) else { return false }
    return text.unicodeScalars.contains(where: isRightToLeft)
  }

  /// By block, after the `@missing` lines of DerivedBidiClass.txt, and the right-to-left mark.
  ///
  /// Digits and marks of these blocks count too: an isolate more does no harm.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFE: true
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

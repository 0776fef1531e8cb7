/// Keeps an inserted text from reordering its surroundings (UAX #9 § 2.4, explicit directional isolates).
enum BidiIsolation {
  /// U+2068 FIRST STRONG ISOLATE.
  static let start: [UInt8] = [0xE2, 0x81, 0xA8]
  /// U+2069 POP DIRECTIONAL ISOLATE.
  static let end: [UInt8] = [0xE2, 0x81, 0xA9]

  /// The number of isolates to open before `text` and to close after it, in a text of the given base direction.
  ///
  /// In a right-to-left text, every inserted text needs one, since names and file names are often Latin. In a
  /// left-to-right text only those that could affect the direction do, so that other texts stay free of invisible
  /// characters.
  ///
  /// Isolates that the text opens without closing are closed, and those that it closes without opening are opened:
  /// otherwise a file's name could end the isolate around it, or keep it open to the end of the paragraph.
  static func isolates(around text: String, inRightToLeftText isRightToLeft: Bool) -> (starts: Int, ends: Int) {
    guard !text.isEmpty, isRightToLeft || canTurnAround(text) else { return (0, 0) }
    var (starts, ends) = (1, 1)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: ends += 1
      case 0x2069: if ends > 1 { ends -= 1 } else { starts += 1 }
      default: break
      }
    }
    return (starts, ends)
  }

  /// True if a text has a character that affects the order of its surroundings: one of a right-to-left block, or an
  /// explicit control.
  private static func canTurnAround(_ text: String) -> Bool {
    // Every such character has a lead byte from U+0580's on; most texts have none.
    let firstLead: UInt8 = 0xD6
    guard text.utf8.contains(where: { $0 >= firstLead }) else { return false }
    return text.unicodeScalars.contains(where: turnsAround)
  }

  /// By block, according to the `@missing` lines of DerivedBidiClass.txt for R and AL; the right-to-left mark; and
  /// embeddings, overrides and isolates (UAX #9 §2.1–2.5), which extend to the end of the paragraph unless they are
  /// closed.
  ///
  /// Digits and marks of these blocks count too: an extra isolate does no harm.
  private static func turnsAround(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFE: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

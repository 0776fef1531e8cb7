/// Keeps an inserted text from reordering its surroundings (UAX #9 §2.4, explicit directional isolates).
enum CatalogIsolation {
  /// A text in isolates, if it needs them.
  ///
  /// In a right-to-left text all inserted texts do, and otherwise those that could affect the direction. Isolates
  /// that the inserted text leaves open are closed, and those that it closes only are opened.
  static func text(_ text: String, inRightToLeftText isRightToLeft: Bool) -> String {
    guard !text.isEmpty, isRightToLeft || text.unicodeScalars.contains(where: affectsDirection) else { return text }
    var (starts, ends) = (1, 1)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: ends += 1
      case 0x2069: if ends > 1 { ends -= 1 } else { starts += 1 }
      default: break
      }
    }
    return String(repeating: "\u{2068}", count: starts) + text + String(repeating: "\u{2069}", count: ends)
  }

  /// Returns whether a character is of a right-to-left block (`@missing` of DerivedBidiClass.txt), or an explicit control.
  private static func affectsDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFE: return true
    case 0x202A...0x202E, 0x2066...0x2069: return true
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
    default: return false
    }
  }
}

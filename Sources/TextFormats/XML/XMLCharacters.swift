internal import SourceText

/// The character classes of XML 1.0, fifth edition.
package enum XMLCharacters {
  /// True if XML can hold a scalar at all (§2.2, `Char`): no control characters except tab, line feed and carriage
  /// return, not U+FFFE and U+FFFF.
  package static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// The first scalar of a text that XML cannot hold, named as `U+0007`; nil if it can hold all of it.
  ///
  /// Writers ask before they write a unit.
  package static func refused(in text: String) -> String? {
    text.unicodeScalars.first { !isAllowed($0) }?.codePoint
  }

  /// True if a name may begin with a scalar (§2.3, `NameStartChar`, without the colon, which separates prefixes).
  static func startsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x5F: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D: true
    case 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD: true
    case 0x10000...0xEFFFF: true
    default: false
    }
  }

  /// True if a scalar may be in a name (§2.3, `NameChar`, without the colon).
  static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x2D, 0x2E, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: startsName(scalar)
    }
  }

  package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}

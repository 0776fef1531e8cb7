/// An escape in a string after its backslash (RFC 8259 §7).
enum JSONEscape: Hashable {
  /// The escape of one scalar, including surrogate pairs.
  case scalar(Unicode.Scalar)

  /// One half of a surrogate pair without the other.
  case loneSurrogate

  /// `\u` with fewer than four hexadecimal digits.
  case incomplete

  /// A backslash before any other character.
  case unknown

  /// Reads the escape at the position of its backslash.
  ///
  /// - Returns: the escape and its length in bytes, including the backslash.
  static func read(_ bytes: JSONBytes, at position: Int) -> (escape: JSONEscape, length: Int) {
    switch bytes[position + 1] {
    case Byte.quote: return (.scalar("\""), 2)
    case Byte.backslash: return (.scalar("\\"), 2)
    case Byte.slash: return (.scalar("/"), 2)
    case UInt8(ascii: "b"): return (.scalar("\u{8}"), 2)
    case UInt8(ascii: "f"): return (.scalar("\u{C}"), 2)
    case UInt8(ascii: "n"): return (.scalar("\n"), 2)
    case UInt8(ascii: "r"): return (.scalar("\r"), 2)
    case UInt8(ascii: "t"): return (.scalar("\t"), 2)
    case UInt8(ascii: "u"): return readUnicode(bytes, at: position)
    case 0..<0x20: return (.unknown, 1)
    default: return (.unknown, 1 + bytes.sequenceLength(at: position + 1))
    }
  }

  /// The escape of a control character: the short form if there is one, else `\u` and uppercase digits.
  static func text(for control: Unicode.Scalar) -> String {
    switch control {
    case "\u{8}": return "\\b"
    case "\u{C}": return "\\f"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      return "\\u" + control.value.hexadecimal(digits: 4)
    }
  }

  private static func readUnicode(
    _ bytes: JSONBytes, at position: Int
  ) -> (escape: JSONEscape, length: Int) {
    let first = readDigits(bytes, at: position + 2)
    guard first.count == 4 else { return (.incomplete, 2 + first.count) }
    if let scalar = Unicode.Scalar(first.value) { return (.scalar(scalar), 6) }

    let isHigh = first.value < 0xDC00
    guard isHigh, bytes[position + 6] == Byte.backslash, bytes[position + 7] == UInt8(ascii: "u") else {
      return (.loneSurrogate, 6)
    }
    let second = readDigits(bytes, at: position + 8)
    guard second.count == 4, 0xDC00...0xDFFF ~= second.value,
      let scalar = Unicode.Scalar(0x10000 + (first.value - 0xD800) << 10 + (second.value - 0xDC00))
    else { return (.loneSurrogate, 6) }
    return (.scalar(scalar), 12)
  }

  /// Up to four hexadecimal digits.
  private static func readDigits(_ bytes: JSONBytes, at position: Int) -> (value: UInt32, count: Int) {
    var value: UInt32 = 0
    for index in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[position + index])).hexDigitValue else {
        return (value, index)
      }
      value = value << 4 | UInt32(digit)
    }
    return (value, 4)
  }
}

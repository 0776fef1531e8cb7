internal import SourceText

/// Decodes the bytes of a well-formed file; the parser has checked them.
extension XMLTree {
  func string(_ range: Range<UInt32>) -> String {
    String(decoding: file.bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// Character data: references resolved, line ends normalized (XML 1.0 §2.11).
  func text(_ range: Range<UInt32>) -> String { XMLReference.decode(slice(range), .text) }

  /// The content of a comment or CDATA section: only line ends are normalized.
  func literalText(_ range: Range<UInt32>) -> String { XMLReference.decode(slice(range), .literal) }

  /// An attribute's value, normalized as CDATA (XML 1.0 §3.3.3).
  func attributeValue(_ attribute: XMLAttributeRecord) -> String {
    XMLReference.decode(slice(attribute.valueStart..<attribute.valueEnd), .attribute)
  }

  private func slice(_ range: Range<UInt32>) -> ArraySlice<UInt8> {
    file.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}

/// Character references and references to the five predefined entities (XML 1.0 §4.1, §4.6).
enum XMLReference {
  enum Context { case text, attribute, literal }

  /// Decodes content with valid references.
  static func decode(_ bytes: ArraySlice<UInt8>, _ context: Context) -> String {
    guard bytes.contains(where: { isSpecial($0, context) }) else { return String(decoding: bytes, as: UTF8.self) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "&") where context != .literal:
        let end = bytes[index...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.endIndex
        if let scalar = scalar(of: bytes[index..<end]) { decoded += Array(String(Character(scalar)).utf8) }
        index = min(end + 1, bytes.endIndex)
      case 0x0D:
        if index < bytes.endIndex, bytes[index] == 0x0A { index += 1 }
        decoded.append(context == .attribute ? 0x20 : 0x0A)
      case 0x09, 0x0A: decoded.append(context == .attribute ? 0x20 : byte)
      default: decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The scalar of a reference, given the bytes between `&` and `;`; nil if it is not valid.
  static func scalar(of body: ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch String(decoding: body, as: UTF8.self) {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    case let number where number.hasPrefix("#"):
      let isHexadecimal = number.hasPrefix("#x")
      let digits = number.dropFirst(isHexadecimal ? 2 : 1)
      guard let first = digits.first, first.isHexDigit, let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
        let scalar = Unicode.Scalar(value), XMLCharacters.isAllowed(scalar)
      else { return nil }
      return scalar
    default: return nil
    }
  }

  private static func isSpecial(_ byte: UInt8, _ context: Context) -> Bool {
    switch context {
    case .text: byte == UInt8(ascii: "&") || byte == 0x0D
    case .literal: byte == 0x0D
    case .attribute: byte == UInt8(ascii: "&") || byte < 0x20
    }
  }
}

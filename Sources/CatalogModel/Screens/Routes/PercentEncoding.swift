internal import SourceText

/// Percent-encoding (RFC 3986 §2.1) of parts of paths and of queries.
enum PercentEncoding {
  /// Decodes a part; nil if an escape is incomplete, or if the bytes are not UTF-8.
  ///
  /// - Parameter plusIsSpace: whether `+` means a space, as in queries that forms write (WHATWG URL §5.1).
  static func decode(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool = false) -> String? {
    guard bytes.contains(where: { $0 == percent || plusIsSpace && $0 == plus }) else {
      return String(validating: bytes, as: UTF8.self)
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == percent {
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
        decoded.append(high << 4 | low)
      } else {
        decoded.append(plusIsSpace && byte == plus ? UInt8(ascii: " ") : byte)
      }
    }
    return String(validating: decoded, as: UTF8.self)
  }

  /// Encodes a part of a path: all but the characters of `pchar` in RFC 3986 §3.3.
  static func encodePart(_ text: String) -> String { encode(text) { isUnreserved($0) || partSigns.contains($0) } }

  /// Encodes a value of a query: all but the characters that `encodeURIComponent` keeps (ECMA-262 §19.2.6.4).
  static func encodeQuery(_ text: String) -> String { encode(text) { isUnreserved($0) || querySigns.contains($0) } }

  /// Encodes one character.
  static func encode(_ scalar: Unicode.Scalar) -> String { encode(String(scalar)) { _ in false } }

  /// The value of a hexadecimal digit; nil for other bytes.
  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Returns whether a pattern may contain a character without an escape.
  static func isWritable(_ scalar: Unicode.Scalar) -> Bool {
    // Neither white space nor controls, and no characters that are invisible (RFC 3987 §4.1).
    guard scalar.isASCII else { return !invisible.contains(scalar.properties.generalCategory) }
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    return isUnreserved(byte) || partSigns.contains(byte)
  }

  private static func encode(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
    guard !text.utf8.allSatisfy(isKept) else { return text }
    return text.utf8.reduce(into: "") { encoded, byte in
      if isKept(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%" + byte.hexadecimal(digits: 2)
      }
    }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || unreservedSigns.contains(byte)
  }

  private static let invisible: Set<Unicode.GeneralCategory> = [
    .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .spaceSeparator, .surrogate, .unassigned,
  ]
  private static let percent = UInt8(ascii: "%")
  private static let plus = UInt8(ascii: "+")
  private static let unreservedSigns = Array("-._~".utf8)
  private static let partSigns = Array("!$&'()*+,;=:@".utf8)
  private static let querySigns = Array("!'()*".utf8)
}

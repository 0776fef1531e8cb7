/// Percent-encoding (RFC 3986 §2.1) of parts of paths and of queries.
package enum PercentEncoding {
  /// Decodes a part; nil if an escape is incomplete, or if the bytes are not UTF-8.
  ///
  /// - Parameter plusIsSpace: whether `+` means a space, as in queries that forms write (WHATWG URL §5.1).
  static func decode(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool = false) -> String? {
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
    let text = String(decoding: decoded, as: UTF8.self)
    // Bytes that are not UTF-8 were replaced.
    return text.utf8.elementsEqual(decoded) ? text : nil
  }

  /// Encodes a part of a path: all but the characters of `pchar` in RFC 3986 §3.3.
  static func encodePart(_ text: String) -> String { encode(text) { isUnreserved($0) || partSigns.contains($0) } }

  /// Encodes a value of a query: all but the characters that `encodeURIComponent` keeps (ECMA-262 §19.2.6.4).
  package static func encodeQuery(_ text: String) -> String {
    encode(text) { isUnreserved($0) || querySigns.contains($0) }
  }

  /// The value of a hexadecimal digit; nil for other bytes.
  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func encode(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
    guard !text.utf8.allSatisfy(isKept) else { return text }
    return text.utf8.reduce(into: "") { encoded, byte in
      if isKept(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// Returns whether a byte is a letter of ASCII (RFC 5234 appendix B.1, `ALPHA`).
  static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

  /// Returns whether a byte is a digit of ASCII (RFC 5234 appendix B.1, `DIGIT`).
  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// Returns whether a byte may stand in every part of a link (RFC 3986 §2.3).
  static func isUnreserved(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || "-._~".utf8.contains(byte) }

  private static let percent = UInt8(ascii: "%")
  private static let plus = UInt8(ascii: "+")
  /// The signs of a part of a path (RFC 3986 §3.3, `sub-delims`, `:` and `@`).
  static let partSigns = Array("!$&'()*+,;=:@".utf8)
  private static let querySigns = Array("!'()*".utf8)
}

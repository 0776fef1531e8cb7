internal import SourceText

/// A text in a PO file: a C string.
enum POText {
  static func unescaped(_ quoted: ArraySlice<UInt8>, in file: SourceFile) throws(StringTableError) -> String {
    func error(_ message: String, _ offset: Int) -> StringTableError {
      StringTableError(message, at: UnitPlace(file: file, offset: offset))
    }
    guard quoted.first == UInt8(ascii: "\"") else {
      throw error("a text must be in quotation marks", quoted.startIndex)
    }
    var text: [UInt8] = []
    var rest = quoted.dropFirst()
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        guard rest.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
          throw error("unexpected characters after the text; write '\\\"' for a quotation mark in it", rest.startIndex)
        }
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = Self.escape(&rest) else {
          throw error("PO files have no such escape; write '\\\\' for a backslash", rest.startIndex - 1)
        }
        text += Array(UTF8.encode(scalar) ?? .init())
      default: text.append(byte)
      }
    }
    throw error("the text is not closed; add a quotation mark", quoted.startIndex)
  }

  /// The scalar of an escape after its backslash.
  private static func escape(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let byte = rest.first else { return nil }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = rest.prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
      rest = rest.dropFirst(digits.count)
      return number(digits, radix: 8)
    case UInt8(ascii: "x"):
      let digits = rest.dropFirst().prefix(2)
      rest = rest.dropFirst(1 + digits.count)
      return number(digits, radix: 16)
    default:
      guard let scalar = simple[byte] else { return nil }
      rest.removeFirst()
      return scalar
    }
  }

  /// A number of one byte is an ASCII character; larger values are not characters, and U+0000 is not text.
  private static func number(_ digits: ArraySlice<UInt8>, radix: Int) -> Unicode.Scalar? {
    guard let value = UInt8(String(decoding: digits, as: UTF8.self), radix: radix), (1..<0x80).contains(value) else {
      return nil
    }
    return Unicode.Scalar(value)
  }

  private static let simple: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r", UInt8(ascii: "a"): "\u{7}",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "\\"): "\\",
    UInt8(ascii: "\""): "\"",
  ]
}

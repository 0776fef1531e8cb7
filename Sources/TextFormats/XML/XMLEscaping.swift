/// Escapes characters that XML would take for markup or change on reading.
package enum XMLEscaping {
  /// An attribute's value.
  package static func escaped(value: String) -> String {
    var output: [UInt8] = []
    append(value, to: &output, isAttribute: true)
    return String(decoding: output, as: UTF8.self)
  }

  /// A text between tags.
  package static func escaped(text: String) -> [UInt8] {
    var output: [UInt8] = []
    append(text, to: &output, isAttribute: false)
    return output
  }

  /// Appends a text or an attribute's value.
  ///
  /// A carriage return is always written as a number, since readers make a line feed of it (XML 1.0 §2.11); tabs and
  /// line feeds in values too, since readers make spaces of them (§3.3.3). So are line feeds in the white space at the
  /// ends of a text, which would else be taken for layout.
  static func append(_ text: String, to output: inout [UInt8], isAttribute: Bool) {
    var text = text
    text.withUTF8 { bytes in
      let first = bytes.firstIndex { !XMLCharacters.isSpace($0) } ?? bytes.count
      let last = bytes.lastIndex { !XMLCharacters.isSpace($0) } ?? first
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "&"): output += Array("&amp;".utf8)
        case UInt8(ascii: "<"): output += Array("&lt;".utf8)
        case UInt8(ascii: ">"): output += Array("&gt;".utf8)
        case UInt8(ascii: "\"") where isAttribute: output += Array("&quot;".utf8)
        case 0x0D: output += Array("&#13;".utf8)
        case 0x09 where isAttribute: output += Array("&#9;".utf8)
        case 0x0A where isAttribute || index < first || index > last: output += Array("&#10;".utf8)
        default: appendVerbatim(bytes, index, to: &output)
        }
      }
    }
  }

  /// Appends a byte of a text in a place without escapes; U+FFFD replaces characters that XML cannot contain.
  static func appendVerbatim(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, to output: inout [UInt8]) {
    let byte = bytes[index]
    switch byte {
    case 0x09, 0x0A, 0x0D: output.append(byte)
    case ..<0x20: output += replacement
    case 0xBE, 0xBF:
      // The last byte of U+FFFE or U+FFFF.
      let isRefused = index >= 2 && bytes[index - 1] == 0xBF && bytes[index - 2] == 0xEF
      output.append(isRefused ? 0xBD : byte)
    default: output.append(byte)
    }
  }

  private static let replacement = Array("\u{FFFD}".utf8)
}

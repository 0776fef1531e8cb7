internal import CatalogValidation
package import SourceText

/// JSON for programs that people may also see, in a terminal or a log.
package enum ReportJSON {
  /// A value as ``CanonicalJSON``, with control characters, line separators and bidi controls escaped: `\u202E`. No
  /// line of it is a command of a CI system.
  package static func text(of tree: JSONTree) -> String {
    let text = CanonicalJSON.text(of: tree)
    let mayCommand = text.utf8.contains(UInt8(ascii: "#")) && text.contains("##")
    // The first bytes of characters that are escaped; most texts have none.
    guard mayCommand || text.utf8.contains(where: { $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return text }
    var signs = 0
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isEscaped(scalar) || scalar == "[" && signs >= 2 {
        output += "\\u\(scalar.value.hexadecimal(digits: 4))".unicodeScalars
      } else {
        output.append(scalar)
      }
      // Number signs occur only in strings.
      signs = scalar == "#" ? signs + 1 : signs >= 2 && scalar.properties.isAlphabetic ? signs : 0
    }
    return String(output)
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

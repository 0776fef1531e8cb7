/// A digest of a source text, which shows whether a translation's source has changed.
///
/// FNV-1a with 64 bits over the text's UTF-8 (Fowler, Noll and Vo), as 16 lowercase hexadecimal digits. It detects
/// changes, but is not cryptographically secure.
package enum SourceDigest {
  /// The digest of a text.
  package static func of(_ text: String) -> String {
    var text = text
    return text.withUTF8 { of($0) }
  }

  /// The digest of a text in UTF-8.
  package static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: length - digits.utf8.count) + digits
  }

  /// Returns whether a text has the form of a digest.
  package static func isWellFormed(_ text: String) -> Bool {
    text.utf8.count == length
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// The number of hexadecimal digits.
  private static let length = 16
}

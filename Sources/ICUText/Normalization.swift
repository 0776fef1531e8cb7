internal import CICU

/// Normalization Form C (UAX #15).
package enum Normalization {
  /// True if UTF-8 bytes are in NFC; cheaper than normalizing, since nothing is copied.
  package static func isNFC(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.withMemoryRebound(to: CChar.self) { cicu_is_nfc($0.baseAddress, Int32(clamping: $0.count)) }
  }

  /// A text in NFC.
  ///
  /// - Throws: ``ICUError`` if ICU has no normalization data.
  package static func nfc(_ text: String) throws(ICUError) -> String {
    try readText("normalize a text", capacity: text.utf8.count + 16) {
      cicu_normalize_nfc(text, text.byteCount, $0)
    }
  }
}

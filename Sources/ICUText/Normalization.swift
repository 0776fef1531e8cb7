internal import CICU

/// Normalization Form C (UAX #15).
package enum Normalization {
  /// A text in NFC.
  ///
  /// - Throws: ``ICUError`` when ICU has no normalization data.
  package static func nfc(_ text: String) throws(ICUError) -> String {
    try readText("normalize a text", capacity: text.utf8.count + 16) {
      cicu_normalize_nfc(text, text.byteCount, $0)
    }
  }
}

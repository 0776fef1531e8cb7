internal import SourceText

/// The XLIFF variant of a file, detected from its beginning.
enum XLIFFKind {
  case version12
  /// Xcode's XLIFF 1.2.
  case xcode
  case version2

  /// nil if the beginning is not XLIFF.
  init?(of file: SourceFile) {
    // Dropping the zeros of UTF-16 leaves its ASCII characters.
    let beginning = String(decoding: file.bytes.prefix(4096).filter { $0 != 0 }, as: UTF8.self)
    if beginning.contains("urn:oasis:names:tc:xliff:document:2.") {
      self = .version2
    } else if beginning.contains("com.apple.dt.xcode") {
      self = .xcode
    } else if beginning.contains("urn:oasis:names:tc:xliff:document:1.") || beginning.contains("<xliff") {
      self = .version12
    } else {
      return nil
    }
  }
}

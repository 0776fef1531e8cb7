internal import SourceText

/// Which XLIFF a file is, by its beginning.
enum XLIFFKind {
  case version12
  /// XLIFF 1.2 as Xcode writes it.
  case xcode
  case version2

  /// nil if the beginning is that of no XLIFF.
  init?(of file: SourceFile) {
    // UTF-16 shows its ASCII when its zeros are left out.
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

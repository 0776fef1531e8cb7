extension JSONParser {
  /// Checks the start of a file: files that are too large or not UTF-8 are not read further.
  mutating func readStart() -> State {
    if bytes.count > JSONDocument.maximumByteCount {
      return stop(.tooLarge(byteCount: bytes.count), 0..<0)
    }
    if let name = nameOfOtherEncoding() {
      return stop(.otherEncoding(name: name), 0..<0)
    }
    if bytes.hasPrefix("\u{FEFF}", at: 0) {
      report(.byteOrderMark, 0..<3)
      position = 3
    }
    skipSpace()
    return isAtEnd ? stop(.emptyFile, position..<position) : .rootValue
  }

  /// Detects UTF-16 or UTF-32 by a byte-order mark or by the zeros of the first ASCII characters, with neither of which
  /// JSON in UTF-8 starts.
  private func nameOfOtherEncoding() -> String? {
    let count = bytes.count
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0xFF, 0xFE, 0, 0) where count >= 4, (0, 0, 0xFE, 0xFF): return "UTF-32"
    case (0xFF, 0xFE, _, _), (0xFE, 0xFF, _, _): return "UTF-16"
    case (0, 0, 0, 1...), (1..., 0, 0, 0): return count >= 4 && count % 4 == 0 ? "UTF-32" : utf16IfEven
    case (0, 1..., _, _), (1..., 0, _, _): return utf16IfEven
    default: return nil
    }
  }

  private var utf16IfEven: String? { bytes.count >= 2 && bytes.count % 2 == 0 ? "UTF-16" : nil }
}

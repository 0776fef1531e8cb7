extension JSONParser {
  /// Looks at what a file starts with: files that are too large, or not UTF-8 at all, are not read any further.
  mutating func readStart() -> State {
    if bytes.count > JSONDocument.maximumByteCount {
      problems.append(.tooLarge(byteCount: bytes.count), 0..<0)
      return .end
    }
    if let name = nameOfOtherEncoding() {
      problems.append(.otherEncoding(name: name), 0..<0)
      return .end
    }
    if bytes.hasPrefix("\u{FEFF}", at: 0) {
      problems.append(.byteOrderMark, 0..<3)
      position = 3
    }
    skipSpace()
    if isAtEnd {
      problems.append(.emptyFile, position..<position)
      return .end
    }
    return .rootValue
  }

  /// UTF-16 and UTF-32, by their byte-order marks or by where the zeros of an ASCII character are: no JSON in UTF-8
  /// starts with them.
  private func nameOfOtherEncoding() -> String? {
    let start = (bytes[0], bytes[1], bytes[2], bytes[3])
    switch start {
    case (0xFF, 0xFE, 0, 0) where bytes.count >= 4, (0, 0, 0xFE, 0xFF): return "UTF-32"
    case (0xFF, 0xFE, _, _), (0xFE, 0xFF, _, _): return "UTF-16"
    default: break
    }
    guard bytes.count % 2 == 0 else { return nil }
    switch start {
    case (0, 0, 0, 1...), (1..., 0, 0, 0) where bytes.count % 4 == 0 && bytes.count > 0: return "UTF-32"
    case (0, 1..., 0, _), (1..., 0, 1..., 0): return "UTF-16"
    case (1..., 0, _, 1...) where bytes.count > 2: return "UTF-16"
    case (1..., 0, _, _) where bytes.count == 2: return "UTF-16"
    default: return nil
    }
  }
}

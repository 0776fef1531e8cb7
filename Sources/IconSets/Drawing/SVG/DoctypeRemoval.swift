/// Removes the document type declaration, which the reader of XML refuses.
enum DoctypeRemoval {
  /// Replaces the declaration by spaces, so that places in the file stay the same.
  ///
  /// Entities that it declares are unknown afterwards, and a file that uses them is refused.
  static func removed(from bytes: [UInt8]) -> [UInt8] {
    guard let range = range(in: bytes) else { return bytes }
    var bytes = bytes
    for index in range where bytes[index] != 0x0A { bytes[index] = 0x20 }
    return bytes
  }

  /// The declaration, which only white space, comments and processing instructions precede.
  private static func range(in bytes: [UInt8]) -> Range<Int>? {
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: "<!--".utf8) {
        guard let end = end(of: "-->", in: rest) else { return nil }
        index = end
      } else if rest.starts(with: "<?".utf8) {
        guard let end = end(of: "?>", in: rest) else { return nil }
        index = end
      } else if rest.starts(with: "<!DOCTYPE".utf8) {
        return declaration(in: rest)
      } else if bytes[index] <= 0x20 {
        index += 1
      } else {
        return nil
      }
    }
    return nil
  }

  /// The place after the next `mark`.
  private static func end(of mark: String, in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { bytes[$0...].starts(with: mark.utf8) }.map { $0 + mark.utf8.count }
  }

  /// From `<!DOCTYPE` to its `>`, which is neither in quotes nor in the brackets of an internal subset.
  private static func declaration(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    var quote: UInt8?
    var depth = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth == 0: return bytes.startIndex..<index + 1
      default: break
      }
    }
    return nil
  }
}

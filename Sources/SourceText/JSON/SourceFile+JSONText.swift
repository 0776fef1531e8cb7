/// JSON texts by the range between their quotes, for callers without the file's tape.
extension SourceFile {
  /// The offset in the file of a place in a text with escapes.
  ///
  /// - Parameters:
  ///   - decodedOffset: in UTF-8 bytes from the start of the decoded text.
  ///   - range: the bytes between the text's quotes.
  /// - Returns: in bytes from the start of the file; inside an escape, the start of the escape; past the text, its end.
  package func fileOffset(ofDecodedOffset decodedOffset: Int, inText range: Range<Int>) -> Int {
    bytes.withUnsafeBytes { bytes in
      var units = JSONTextUnits(JSONBytes(bytes), in: range)
      var decodedCount = 0
      while let unit = units.next() {
        let nextCount = decodedCount + UTF8.width(unit.scalar)
        if decodedOffset < nextCount {
          return unit.range.lowerBound + (unit.isLiteral ? max(decodedOffset - decodedCount, 0) : 0)
        }
        decodedCount = nextCount
      }
      return range.upperBound
    }
  }

  /// The offset in the file of each byte of a decoded text with escapes, and of its end.
  ///
  /// - Parameter range: the bytes between the text's quotes.
  package func fileOffsets(ofDecodedText range: Range<Int>) -> [Int] {
    bytes.withUnsafeBytes { bytes in
      var units = JSONTextUnits(JSONBytes(bytes), in: range)
      var offsets: [Int] = []
      while let unit = units.next() {
        for byte in 0..<UTF8.width(unit.scalar) { offsets.append(unit.range.lowerBound + (unit.isLiteral ? byte : 0)) }
      }
      return offsets + [range.upperBound]
    }
  }
}

extension JSONText {
  /// A text with escapes decoded, as well-formed UTF-8.
  ///
  /// - Parameters:
  ///   - range: the bytes between the text's quotes.
  ///   - bytes: the file's bytes.
  package static func decoded(_ range: Range<Int>, in bytes: UnsafeRawBufferPointer) -> [UInt8] {
    JSONTextUnits(JSONBytes(bytes), in: range).decoded()
  }
}

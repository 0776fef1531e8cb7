extension JSONDocument {
  /// Calls a closure with the bytes of a key or string in the file, between the quotes; for other nodes with the
  /// literal.
  ///
  /// They are the text itself unless the node's flags contain `hasEscapes` or `isBroken`. Nothing is copied.
  @inlinable package func withRawBytes<Result, Failure: Error>(
    of index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let range = nodes[index].contentRange
    return try source.bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  /// Calls a closure with the text of a key or string as UTF-8 with escapes decoded; for other nodes with the literal.
  ///
  /// The bytes are always well-formed UTF-8: invalid parts, which have been reported, are replaced by U+FFFD. Only
  /// texts with escapes or problems are copied.
  @inlinable package func withDecodedBytes<Result, Failure: Error>(
    of index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if nodes[index].isVerbatim { return try withRawBytes(of: index, body) }
    let decoded = decodedBytes(of: nodes[index].contentRange)
    return try decoded.withUnsafeBufferPointer(body)
  }

  /// The text of a key or string with escapes decoded; for other nodes the literal.
  package func text(of index: Int) -> String {
    withDecodedBytes(of: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// True if a key or string equals a text, scalar by scalar (without Unicode equivalence).
  package func text(of index: Int, is expected: String) -> Bool {
    withDecodedBytes(of: index) { $0.isSame(as: expected) }
  }

  /// The offset in the file of a place in a text, for problems inside a message.
  ///
  /// - Parameters:
  ///   - decodedOffset: in UTF-8 bytes from the start of the decoded text.
  ///   - index: the node of the key or string.
  /// - Returns: in bytes from the start of the file; inside an escape, the start of the escape; past the text, its end.
  package func fileOffset(ofDecodedOffset decodedOffset: Int, inTextOf index: Int) -> Int {
    let range = nodes[index].contentRange
    if nodes[index].isVerbatim {
      return range.lowerBound + min(max(decodedOffset, 0), range.count)
    }
    return source.fileOffset(ofDecodedOffset: decodedOffset, inText: range)
  }

  @usableFromInline func decodedBytes(of range: Range<Int>) -> [UInt8] {
    source.bytes.withUnsafeBytes { JSONText.decoded(range, in: $0) }
  }
}

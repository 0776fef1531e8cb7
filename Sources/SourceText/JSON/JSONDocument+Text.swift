extension JSONDocument {
  /// Lends the bytes of a key or string as they are in the file, between the quotes; of other nodes the
  /// literal.
  ///
  /// They are the text itself unless the node's flags say `hasEscapes` or `isBroken`. Nothing is copied.
  @inlinable package func withRawBytes<Result, Failure: Error>(
    of index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let range = nodes[index].contentRange
    return try source.bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  /// Lends the text of a key or string as UTF-8, escapes resolved; of other nodes the literal.
  ///
  /// The bytes are always well-formed UTF-8: what a problem was reported for is replaced by U+FFFD. Only
  /// texts with escapes or problems are copied.
  @inlinable package func withDecodedBytes<Result, Failure: Error>(
    of index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if nodes[index].isVerbatim { return try withRawBytes(of: index, body) }
    let decoded = decodedBytes(of: nodes[index].contentRange)
    return try decoded.withUnsafeBufferPointer(body)
  }

  /// The text of a key or string, escapes resolved; of other nodes the literal.
  package func text(of index: Int) -> String {
    withDecodedBytes(of: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a key or string says exactly this, scalar by scalar (Unicode equivalence is not applied).
  package func text(of index: Int, is expected: String) -> Bool {
    withDecodedBytes(of: index) { $0.isSame(as: expected) }
  }

  /// The place in the file of a place in a text, for problems inside a message.
  ///
  /// - Parameters:
  ///   - decodedOffset: UTF-8 bytes from the start of the decoded text of the key or string.
  ///   - index: the node of the key or string.
  /// - Returns: bytes from the start of the file; inside an escape, where the escape starts; past the text,
  ///   its end.
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

internal import LibC

/// Comparing UTF-8 byte by byte with the C library: keys and names are compared for every text, and with `elementsEqual` and
/// `lexicographicallyPrecedes` the check of 110,000 texts takes a tenth longer.
extension UnsafeBufferPointer<UInt8> {
  /// True if the bytes are those of another piece.
  package func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    count == other.count && comparison(with: other) == 0
  }

  /// True if the bytes are those of a text.
  package func isSame(as text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { isSame(as: $0) } ?? elementsEqual(text.utf8)
  }

  /// True if the bytes come before others, in an order that is that of their Unicode scalars.
  package func precedes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let order = comparison(with: other)
    return order < 0 || order == 0 && count < other.count
  }

  /// Negative, 0 or positive, by the bytes that both have.
  private func comparison(with other: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard let left = baseAddress, let right = other.baseAddress else { return 0 }
    return memcmp(left, right, Swift.min(count, other.count))
  }
}

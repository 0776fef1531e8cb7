/// Finds words that differ by a single typo: a letter too many, one too few, another one, or two swapped letters (the
/// edits of Damerau, "A technique for computer detection and correction of spelling errors", 1964).
enum OneEdit {
  /// Words with fewer letters have too many neighbours: `bin` would find `pin` and `in`.
  static let shortestWord = 4

  /// True if a word is another one, or is separated from it by one typo if it is long enough.
  static func isAlmost(_ own: UnsafeBufferPointer<UInt8>, _ word: [UInt8]) -> Bool {
    // A letter has at most four bytes.
    guard abs(own.count - word.count) <= 4 else { return false }
    return word.withUnsafeBufferPointer { word in
      own.elementsEqual(word) || separates(own, word) && word.count(where: beginsScalar) >= shortestWord
    }
  }

  /// True if one typo separates two different words in UTF-8.
  static func separates(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    let shorter = min(left.count, right.count)
    var prefix = 0
    while prefix < shorter, left[prefix] == right[prefix] { prefix += 1 }
    // Two letters may begin with the same bytes.
    while prefix > 0, !isEdge(prefix, of: right) || !isEdge(prefix, of: left) { prefix -= 1 }
    var suffix = 0
    while suffix < shorter - prefix, left[left.count - 1 - suffix] == right[right.count - 1 - suffix] { suffix += 1 }
    while suffix > 0, !beginsScalar(right[right.count - suffix]) { suffix -= 1 }
    let (ours, theirs) = (left[prefix..<(left.count - suffix)], right[prefix..<(right.count - suffix)])
    // More than two bytes are at most two letters only if one of the first two bytes begins a longer letter.
    let longer = ours.count > theirs.count ? ours : theirs
    if longer.count > 2, longer.count > 8 || longer.prefix(2).allSatisfy({ $0 < 0x80 }) { return false }
    switch (ours.count(where: beginsScalar), theirs.count(where: beginsScalar)) {
    case (0...1, 0...1): return true
    case (2, 2): return areSwapped(ours, theirs)
    default: return false
    }
  }

  /// True if a byte of UTF-8 is the first of a scalar.
  static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  private static func isEdge(_ offset: Int, of word: UnsafeBufferPointer<UInt8>) -> Bool {
    offset >= word.count || beginsScalar(word[offset])
  }

  /// True if two pairs of letters are each other's reverse.
  private static func areSwapped(
    _ left: Slice<UnsafeBufferPointer<UInt8>>, _ right: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    guard left.count == right.count, let second = right.lastIndex(where: beginsScalar) else { return false }
    return left.elementsEqual(Array(right[second...]) + Array(right[..<second]))
  }
}

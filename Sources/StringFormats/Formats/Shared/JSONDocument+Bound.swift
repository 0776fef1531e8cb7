internal import SourceText

extension JSONDocument {
  /// Refuses a file with so many entries that reading would need too much memory, for formats with a few lines per
  /// entry.
  ///
  /// Metadata (`$meta`, or `@delete` in Flutter's files) is counted separately, so that it does not reduce the number
  /// of texts.
  ///
  /// - Throws: ``StringTableError`` if there are more than ``KeySourceText/SourceFile/maximumEntryCount``.
  func boundEntries() throws(StringTableError) {
    var (texts, notes) = (0, 0)
    for member in members(of: Self.rootIndex) {
      let mark = withRawBytes(of: member.key) { $0.first } ?? 0
      if mark == UInt8(ascii: "$") || mark == UInt8(ascii: "@") {
        notes += valueCount(below: member.value)
      } else {
        texts += valueCount(below: member.value)
      }
    }
    try source.bound(units: max(texts, notes))
  }

  /// The number of values within a value that are not objects, or are empty objects.
  private func valueCount(below index: Int) -> Int {
    var count = 0
    for member in members(of: index) { count += valueCount(below: member.value) }
    return max(count, 1)
  }
}

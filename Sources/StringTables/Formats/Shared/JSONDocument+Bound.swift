internal import SourceText

extension JSONDocument {
  /// Refuses a file whose entries would take more memory than anybody should be asked for, as the formats do that have
  /// an entry to a few lines.
  ///
  /// What is said of the texts (`$meta`, or `@delete` in Flutter's files) is counted by itself, so that a file may have
  /// as many texts with it as without.
  ///
  /// - Throws: ``StringTableError`` where there are more than ``SourceText/SourceFile/maximumEntryCount``.
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
    let maximum = SourceFile.maximumEntryCount
    guard max(texts, notes) <= maximum else {
      throw StringTableError("the file has more than \(maximum) entries; split it", path: source.path)
    }
  }

  /// How many values are in a value that are no objects, or empty ones.
  private func valueCount(below index: Int) -> Int {
    var count = 0
    for member in members(of: index) { count += valueCount(below: member.value) }
    return max(count, 1)
  }
}

internal import CatalogModel
internal import SourceText

/// A comment of a file that holds a base, line by line.
///
/// Only the lines that the catalogue wrote are replaced; the others stay, byte for byte.
struct StringsNote {
  private let bytes: [UInt8]
  /// The bytes of each line without the comment's marks and the line ends.
  private let lines: [Range<Int>]
  private let baseLine: Int
  private let ending: NoteEnding

  /// - Parameter range: the bytes of the comment with its marks.
  /// - Returns: nil if no line is a base.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    let marks = [("/*", "*/"), ("<!--", "-->"), ("//", "")]
    guard let (mark, end) = marks.first(where: { bytes[range].starts(with: $0.0.utf8) }) else { return nil }
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    let inner = bytes[range].dropFirst(mark.utf8.count).dropLast(end.utf8.count)
    let start = inner.firstIndex { !isSpace($0) } ?? inner.endIndex
    let stop = inner.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
    lines = bytes[start..<max(start, stop)].split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.startIndex..<(line.last == 0x0D ? line.endIndex - 1 : line.endIndex)
    }
    let texts = lines.map { String(decoding: bytes[$0], as: UTF8.self) }
    guard let baseLine = texts.firstIndex(where: { $0.utf8.starts(with: UnitBase.notePrefix.utf8) }),
      let ending = NoteEnding(texts.joined(separator: "\n"))
    else { return nil }
    self.bytes = bytes
    self.baseLine = baseLine
    self.ending = ending
  }

  /// Writes the base of a unit, and the catalogue's comment unless the file has another one.
  ///
  /// - Parameters:
  ///   - isHeld: whether the file can hold the unit's comment.
  ///   - source: the lines of the source text; nil if it has not changed.
  func update(to unit: StringUnit, isHeld: Bool, source: (prefix: String, text: String)?, in splices: inout FileSplices)
  {
    if let source, let range = sourceLines(prefix: source.prefix) {
      replace(lines[range.lowerBound].lowerBound..<lines[range.upperBound - 1].upperBound, with: source.text, &splices)
    }
    var new = UpdatedComment(of: unit, old: ending.base, theirs: ending.comment)
    if !isHeld, new.replacement != nil { new = new.keeping(ending.base) }
    let isReplaced = new.replacement != nil
    let end = isReplaced ? lines[lines.count - 1].upperBound : lines[baseLine].upperBound
    let text = [new.base.note, new.replacement].compactMap(\.self).joined(separator: "\n")
    replace(lines[baseLine].lowerBound..<end, with: text, &splices)
  }

  private func replace(_ range: Range<Int>, with text: String, _ splices: inout FileSplices) {
    guard !bytes[range].elementsEqual(text.utf8) else { return }
    splices.replace(range, with: text.utf8)
  }

  /// The lines of the exported source text, which the base shows; nil if there is none.
  private func sourceLines(prefix: String) -> Range<Int>? {
    let texts = lines[..<baseLine].map { String(decoding: bytes[$0], as: UTF8.self) }
    let starts = texts.indices.filter { texts[$0].hasPrefix(prefix) }
    for start in starts {
      for end in (start + 1)...baseLine {
        let text = String(texts[start..<end].joined(separator: "\n").dropFirst(prefix.count))
        if SourceDigest.of(text) == ending.base?.source { return start..<end }
      }
    }
    return starts.last.map { $0..<baseLine }
  }
}

internal import SourceText
internal import TextFormats

/// Edits of a file's bytes, applied together; everything between them is kept.
struct FileSplices {
  private var edits: [(range: Range<Int>, bytes: [UInt8])] = []

  var count: Int { edits.count }

  /// Replaces bytes.
  ///
  /// Of overlapping ranges the one that begins first applies, and of those that begin together the shorter one; the
  /// others are ignored.
  mutating func replace(_ range: Range<Int>, with bytes: some Sequence<UInt8>) {
    edits.append((range, Array(bytes)))
  }

  /// Inserts bytes at an offset, after earlier insertions there, and after a replaced range around it.
  mutating func insert(_ bytes: some Sequence<UInt8>, at offset: Int) { replace(offset..<offset, with: bytes) }

  /// Returns whether an inserted text contains a string.
  func uses(_ text: String) -> Bool { edits.contains { $0.bytes.firstRange(of: Array(text.utf8)) != nil } }

  /// The edited file.
  ///
  /// - Parameters:
  ///   - text: the file as UTF-8 without a byte-order mark, in which the ranges count.
  ///   - file: the original file, whose encoding, byte-order mark and line ends are kept.
  func bytes(of text: SourceFile, as file: SourceFile) -> [UInt8] {
    guard !edits.isEmpty else { return file.bytes }
    let hasCarriageReturns = text.bytes.firstIndex(of: 0x0A).map { $0 > 0 && text.bytes[$0 - 1] == 0x0D } ?? false
    var output: [UInt8] = []
    output.reserveCapacity(text.bytes.count)
    var position = 0
    // An insertion at an offset precedes a replacement there.
    let sorted = edits.enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      return (first.lowerBound, first.upperBound, left.offset) < (second.lowerBound, second.upperBound, right.offset)
    }
    for (_, edit) in sorted where edit.range.isEmpty || edit.range.lowerBound >= position {
      let start = max(position, edit.range.lowerBound)
      output += text.bytes[position..<start]
      output += hasCarriageReturns ? Self.withCarriageReturns(edit.bytes) : edit.bytes
      position = max(start, edit.range.upperBound)
    }
    output += text.bytes[position...]
    return TextDecoding.encode(output, as: file)
  }

  private static func withCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
    var ended: [UInt8] = []
    for byte in bytes {
      if byte == 0x0A, ended.last != 0x0D { ended.append(0x0D) }
      ended.append(byte)
    }
    return ended
  }
}

internal import SourceText
internal import TextFormats

/// Changes of a file's bytes, made all at once; whatever lies between them stays.
struct FileSplices {
  private var edits: [(range: Range<Int>, bytes: [UInt8])] = []

  var count: Int { edits.count }

  /// Puts bytes in place of others.
  ///
  /// Of ranges that overlap the one that begins first counts, of two that begin together the shorter; the others are
  /// left out.
  mutating func replace(_ range: Range<Int>, with bytes: some Sequence<UInt8>) {
    edits.append((range, Array(bytes)))
  }

  /// Puts bytes before an offset, after what was put there earlier; after a range that is replaced around it.
  mutating func insert(_ bytes: some Sequence<UInt8>, at offset: Int) { replace(offset..<offset, with: bytes) }

  /// Whether something that was put in has some words in it.
  func uses(_ words: String) -> Bool { edits.contains { $0.bytes.firstRange(of: Array(words.utf8)) != nil } }

  /// The file with its changes.
  ///
  /// - Parameters:
  ///   - text: the file as UTF-8 without a mark, which the ranges count in.
  ///   - file: the file as it was read: its encoding, its mark and its line ends are those of the result.
  func bytes(of text: SourceFile, as file: SourceFile) -> [UInt8] {
    guard !edits.isEmpty else { return file.bytes }
    let hasCarriageReturns = text.bytes.firstIndex(of: 0x0A).map { $0 > 0 && text.bytes[$0 - 1] == 0x0D } ?? false
    var output: [UInt8] = []
    output.reserveCapacity(text.bytes.count)
    var position = 0
    // What is put in at an offset is before what is replaced there.
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

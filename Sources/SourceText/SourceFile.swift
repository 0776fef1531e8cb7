import Synchronization

/// A file's bytes, with conversion of byte offsets to lines and columns.
///
/// Parsers and findings only contain byte offsets; a position is computed when a finding is printed. The first call
/// indexes the file (a checkpoint of 8 bytes for each 1,024 bytes), and every further call reads at most 1,024 bytes:
/// thousands of findings stay cheap even in a file with a single line of many megabytes, where an index of line starts
/// would not help. The index is built under a lock, so files can be shared between tasks.
package final class SourceFile: Sendable {
  /// The path, for display.
  package let path: String

  /// The content, exactly as on disk.
  package let bytes: [UInt8]

  private let checkpoints = Mutex<[SourcePosition.Checkpoint]?>(nil)

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - path: the path, for display.
  ///   - bytes: the content, exactly as on disk.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a file from a text, encoded as UTF-8.
  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The line and column of a byte offset.
  ///
  /// Lines end at U+000A, which includes CR LF; columns count Unicode scalars. Both start at 1. An offset inside a
  /// scalar gives the position of that scalar; in text that is not UTF-8, every byte that is not a continuation byte
  /// counts as a scalar.
  ///
  /// - Parameter utf8Offset: in bytes from the start of the file; values outside the file give its nearest end.
  package func position(at utf8Offset: Int) -> SourcePosition {
    var target = min(max(utf8Offset, 0), bytes.count)
    while target > 0, target < bytes.count, Self.continuesScalar(bytes[target]) { target -= 1 }

    let block = target / Self.blockSize
    let start = checkpoint(ofBlock: block)
    var (line, column) = (Int(start.line), Int(start.column))
    for byte in bytes[block * Self.blockSize..<target] {
      if byte == Byte.lineFeed {
        line += 1
        column = 1
      } else if !Self.continuesScalar(byte) {
        column += 1
      }
    }
    return SourcePosition(line: line, column: column)
  }

  /// The byte offset of a line and column; nil if the file is shorter.
  package func offset(of position: SourcePosition) -> Int? {
    // Finds the last block that begins at or before the position.
    var (low, high) = (0, bytes.count / Self.blockSize)
    while low < high {
      let middle = (low + high + 1) / 2
      let start = checkpoint(ofBlock: middle)
      if (Int(start.line), Int(start.column)) <= (position.line, position.column) {
        low = middle
      } else {
        high = middle - 1
      }
    }
    let start = checkpoint(ofBlock: low)
    var (line, column) = (Int(start.line), Int(start.column))
    var offset = low * Self.blockSize
    while (line, column) != (position.line, position.column)
      || offset < bytes.count && Self.continuesScalar(bytes[offset])
    {
      guard offset < bytes.count, line <= position.line else { return nil }
      if bytes[offset] == Byte.lineFeed {
        (line, column) = (line + 1, 1)
      } else if !Self.continuesScalar(bytes[offset]) {
        column += 1
      }
      offset += 1
    }
    return offset
  }

  private static let blockSize = 1024

  private func checkpoint(ofBlock block: Int) -> SourcePosition.Checkpoint {
    // Small files, and the start of large ones, need no index.
    if block == 0 { return SourcePosition.Checkpoint(line: 1, column: 1) }
    return checkpoints.withLock { index in
      let built = index ?? Self.makeCheckpoints(for: bytes)
      index = built
      return built[block]
    }
  }

  private static func makeCheckpoints(for bytes: [UInt8]) -> [SourcePosition.Checkpoint] {
    var index: [SourcePosition.Checkpoint] = []
    index.reserveCapacity(bytes.count / blockSize + 1)
    bytes.withUnsafeBufferPointer { bytes in
      var (line, column) = (UInt32(1), UInt32(1))
      var start = 0
      while true {
        index.append(SourcePosition.Checkpoint(line: line, column: column))
        guard start + blockSize <= bytes.count else { return }
        for byte in bytes[start..<start + blockSize] {
          let endsLine = byte == Byte.lineFeed
          line &+= endsLine ? 1 : 0
          column = endsLine ? 1 : column &+ (continuesScalar(byte) ? 0 : 1)
        }
        start += blockSize
      }
    }
    return index
  }

  private static func continuesScalar(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}

/// A position in a text file, as in editors.
package struct SourcePosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  package let line: Int

  /// The column in Unicode scalars, from 1.
  package let column: Int

  /// Makes a position from a line and a column, both counted from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// `line:column`, which terminals and editors link.
  package var description: String { "\(line):\(column)" }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The position of a block's first byte; half the size of a `SourcePosition`.
  fileprivate struct Checkpoint: Sendable {
    let line: UInt32
    let column: UInt32
  }
}

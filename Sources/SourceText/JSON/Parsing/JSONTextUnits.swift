/// The scalars of a key or string, each with its bytes in the file.
///
/// The slow path, for decoding escapes and for finding a decoded place in the file. Malformed input, which has been
/// reported, becomes U+FFFD, or the character after the backslash.
struct JSONTextUnits {
  /// One scalar of the decoded text.
  struct Unit {
    let scalar: Unicode.Scalar
    let range: Range<Int>

    /// True if the bytes in the file are the scalar's UTF-8.
    let isLiteral: Bool
  }

  private let bytes: JSONBytes
  private var position: Int
  private let end: Int

  init(_ bytes: JSONBytes, in range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> Unit? {
    guard position < end else { return nil }
    let start = position
    guard bytes[start] == Byte.backslash else {
      let (scalar, length) = bytes.scalar(at: start)
      position = min(start + length, end)
      return Unit(scalar: scalar, range: start..<position, isLiteral: bytes.sequenceLength(at: start) > 0)
    }
    let (escape, length) = JSONEscape.read(bytes, at: start)
    position = min(start + length, end)
    let scalar: Unicode.Scalar =
      switch escape {
      case .scalar(let scalar): scalar
      case .unknown where length > 1: bytes.scalar(at: start + 1).scalar
      case .unknown, .incomplete, .loneSurrogate: "\u{FFFD}"
      }
    return Unit(scalar: scalar, range: start..<position, isLiteral: false)
  }

  /// The remaining text, as well-formed UTF-8.
  consuming func decoded() -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(end - position)
    while let unit = next() {
      text.append(contentsOf: UTF8.encode(unit.scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return text
  }
}

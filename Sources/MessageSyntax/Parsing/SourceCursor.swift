internal import SourceText

/// A position in the bytes of a message, with the steps of ICU's pattern parser.
///
/// Bytes that are not UTF-8 count as identifier characters: the reader of the file reports them.
struct SourceCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var end: Int { bytes.count }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the cursor, or nil at the end.
  var byte: UInt8? { byte(at: position) }

  func byte(at index: Int) -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// The text of `range`, shortened for an error message.
  func excerpt(_ range: Range<Int>) -> String {
    let limit = 40
    guard range.count > limit else { return text(range) }
    var end = range.lowerBound + limit
    while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return text(range.lowerBound..<end) + "…"
  }

  func isEqual(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    return bytes[left].elementsEqual(bytes[right])
  }

  func isEqual(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    return bytes[range].elementsEqual(letters)
  }

  /// Compares like ICU compares argument types and styles: ignoring ASCII case.
  func isEqualIgnoringCase(_ range: Range<Int>, _ lowercaseWord: StaticString) -> Bool {
    guard range.count == lowercaseWord.utf8CodeUnitCount else { return false }
    let letters = UnsafeBufferPointer(start: lowercaseWord.utf8Start, count: lowercaseWord.utf8CodeUnitCount)
    return zip(bytes[range], letters).allSatisfy { byte, letter in
      byte == letter || (byte | 0x20 == letter && byte.isASCIILetter)
    }
  }

  mutating func skipWhiteSpace() {
    while let byte {
      if byte < 0x80 {
        guard PatternCharacters.isWhiteSpace(UInt32(byte)) else { return }
        position += 1
      } else {
        let (scalar, width) = scalar(at: position)
        guard let scalar, PatternCharacters.isWhiteSpace(scalar) else { return }
        position += width
      }
    }
  }

  /// Skips a name and returns its range, which may be empty.
  mutating func skipIdentifier() -> Range<Int> {
    let start = position
    while let byte {
      if byte < 0x80 {
        guard byte.isASCIILetter || PatternCharacters.isIdentifier(UInt32(byte)) else { break }
        position += 1
      } else {
        let (scalar, width) = scalar(at: position)
        if let scalar, !PatternCharacters.isIdentifier(scalar) { break }
        position += width
      }
    }
    return start..<position
  }

  mutating func skipASCIILetters() -> Range<Int> {
    let start = position
    while let byte, byte.isASCIILetter { position += 1 }
    return start..<position
  }

  /// Skips all characters that a number may contain; `number` validates it.
  mutating func skipNumber() -> Range<Int> {
    let start = position
    while let byte, byte.isASCIINumberCharacter { position += 1 }
    return start..<position
  }

  /// The number in `range`, or nil if it is malformed or not finite.
  func number(_ range: Range<Int>) -> Double? {
    if range.count == 1, let digit = byte(at: range.lowerBound), digit.isASCIIDigit {
      return Double(digit - UInt8(ascii: "0"))
    }
    // ICU reads at most 127 characters of a number.
    guard range.count < 128, let value = Double(text(range)), value.isFinite else { return nil }
    return value
  }

  /// Skips one character and returns its range.
  mutating func skipCharacter() -> Range<Int> {
    let start = position
    position = min(position + scalar(at: position).width, end)
    return start..<position
  }

  /// Skips to the next `byte`, or to the end.
  ///
  /// - Returns: true if it was found.
  mutating func skip(to byte: UInt8) -> Bool {
    while position < bytes.count {
      if bytes[position] == byte { return true }
      position += 1
    }
    return false
  }

  /// The scalar at `index` and its number of bytes; nil and 1 for invalid UTF-8.
  ///
  /// Four-byte scalars are nil too: none of them has a pattern property.
  private func scalar(at index: Int) -> (scalar: UInt32?, width: Int) {
    guard let lead = byte(at: index) else { return (nil, 1) }
    func continuation(_ offset: Int) -> UInt32? {
      guard let byte = byte(at: index + offset), byte & 0xC0 == 0x80 else { return nil }
      return UInt32(byte & 0x3F)
    }
    switch lead {
    case ..<0x80:
      return (UInt32(lead), 1)
    case 0xC2...0xDF:
      guard let second = continuation(1) else { return (nil, 1) }
      return (UInt32(lead & 0x1F) << 6 | second, 2)
    case 0xE0...0xEF:
      guard let second = continuation(1), let third = continuation(2) else { return (nil, 1) }
      return (UInt32(lead & 0x0F) << 12 | second << 6 | third, 3)
    case 0xF0...0xF4:
      guard continuation(1) != nil, continuation(2) != nil, continuation(3) != nil else { return (nil, 1) }
      return (nil, 4)
    default:
      return (nil, 1)
    }
  }
}

extension UInt8 {
  fileprivate var isASCIINumberCharacter: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    case UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }
}

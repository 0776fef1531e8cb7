/// A buffer for writing a text, which also counts the bytes that do not fit.
///
/// If the text does not fit, it is written again to a buffer of the right size. Small texts, such as titles, take one
/// pass on the stack and no allocation except that of their `String`.
struct TextBuffer: ~Copyable {
  private let base: UnsafeMutableRawPointer
  private let capacity: Int
  private(set) var count = 0

  private init(_ memory: UnsafeMutableRawBufferPointer, base: UnsafeMutableRawPointer) {
    self.base = base
    capacity = memory.count
  }

  /// The text that `write` produces. It is called twice if the text is longer than the stack's buffer.
  @inline(__always)
  static func string<Failure>(
    _ write: (inout TextBuffer) throws(Failure) -> Void
  ) throws(Failure) -> String {
    let first = try withUnsafeTemporaryAllocation(byteCount: stackCapacity, alignment: 8) {
      memory throws(Failure) in try attempt(memory, write)
    }
    switch first {
    case .fits(let text):
      return text
    case .needs(let byteCount):
      let second = try withUnsafeTemporaryAllocation(byteCount: byteCount, alignment: 8) {
        memory throws(Failure) in try attempt(memory, write)
      }
      // Unreachable: the same arguments give the same text both times.
      guard case .fits(let text) = second else { return "" }
      return text
    }
  }

  /// Appends a part of `bytes`.
  @inline(__always)
  mutating func append(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    let start = count
    count += range.count
    guard count <= capacity, range.upperBound <= bytes.count, let source = bytes.baseAddress else { return }
    (base + start).copyMemory(from: source + range.lowerBound, byteCount: range.count)
  }

  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0, 0..<$0.count) }
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0), 0..<$0.count) }
  }

  /// Appends the `width` lowest bytes of `packed`, the lowest first.
  @inline(__always)
  mutating func append(packed: UInt32, width: Int) {
    let start = count
    count += width
    // If there is room, all four bytes at once: the extra ones are overwritten by the next text.
    if start + 4 <= capacity {
      base.storeBytes(of: packed.littleEndian, toByteOffset: start, as: UInt32.self)
      return
    }
    guard count <= capacity else { return }
    var rest = packed
    for index in start..<count {
      base.storeBytes(of: UInt8(truncatingIfNeeded: rest), toByteOffset: index, as: UInt8.self)
      rest >>= 8
    }
  }

  private enum Attempt {
    case fits(String)
    case needs(byteCount: Int)
  }

  /// Enough for any title; small enough for the compiler to keep it on the stack.
  private static let stackCapacity = 512

  @inline(__always)
  private static func attempt<Failure>(
    _ memory: UnsafeMutableRawBufferPointer,
    _ write: (inout TextBuffer) throws(Failure) -> Void
  ) throws(Failure) -> Attempt {
    guard let base = memory.baseAddress else { return .fits("") }
    var output = TextBuffer(memory, base: base)
    try write(&output)
    guard output.count <= memory.count else { return .needs(byteCount: output.count) }
    return .fits(text(UnsafeBufferPointer(rebasing: memory.bindMemory(to: UInt8.self)[..<output.count])))
  }

  /// The string of `bytes`, which need no validation: they are from strings and from literals of valid messages.
  @inline(__always)
  private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      String(copying: UTF8Span(unchecked: bytes.span))
    } else {
      String(decoding: bytes, as: UTF8.self)
    }
  }
}

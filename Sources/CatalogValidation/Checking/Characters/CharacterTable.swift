/// A value for each character, so that ICU is called once per character.
///
/// There are two levels. A block of 128 characters is created for its first character. The blocks of characters with
/// one or two bytes in UTF-8, which are the letters of most scripts, always exist.
struct CharacterTable<Value: Equatable & BitwiseCopyable> {
  /// Marks a character without a value; no character has it as its value.
  private let unknown: Value
  /// The index of each block in ``values``, or 0; empty until a block is created.
  private var blocks: [UInt16] = []
  private var values: [Value]

  private static var blockSize: Int { 128 }
  /// The first character in a block, a multiple of their size.
  private static var blockStart: Int { 0x800 }

  init(unknown: Value) {
    self.unknown = unknown
    values = [Value](repeating: unknown, count: Self.blockStart)
  }

  /// The stored value of a character, or nil.
  @inline(__always)
  func value(of scalar: Unicode.Scalar) -> Value? {
    let index = scalar.value < UInt32(Self.blockStart) ? Int(scalar.value) : index(of: Int(scalar.value))
    guard let index, values[index] != unknown else { return nil }
    return values[index]
  }

  /// Stores the value of a character.
  mutating func keep(_ value: Value, of scalar: Unicode.Scalar) {
    let scalar = Int(scalar.value)
    if let index = scalar < Self.blockStart ? scalar : index(of: scalar) {
      values[index] = value
      return
    }
    if blocks.isEmpty { blocks = [UInt16](repeating: 0, count: 0x11_0000 / Self.blockSize) }
    blocks[scalar / Self.blockSize] = UInt16(values.count / Self.blockSize)
    values.append(contentsOf: repeatElement(unknown, count: Self.blockSize))
    values[values.count - Self.blockSize + scalar % Self.blockSize] = value
  }

  /// The index of a character in a block; nil if its block does not exist yet.
  private func index(of scalar: Int) -> Int? {
    guard !blocks.isEmpty else { return nil }
    let block = Int(blocks[scalar / Self.blockSize])
    return block == 0 ? nil : block * Self.blockSize + scalar % Self.blockSize
  }
}

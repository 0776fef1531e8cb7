/// A value for each character, so that ICU is asked once for each that occurs.
///
/// Two levels: a block of 128 characters is made when the first of them occurs; those that UTF-8 writes in one or two bytes,
/// the letters of most scripts, are there from the beginning.
struct CharacterTable<Value: Equatable & BitwiseCopyable> {
  /// What stands for a character that was not asked yet; no character has it.
  private let unknown: Value
  /// The number of each block in ``values``, or 0 if there is none; empty until one is made.
  private var blocks: [UInt16] = []
  private var values: [Value]

  private static var blockSize: Int { 128 }
  /// The first character that is in a block, a multiple of their size.
  private static var blockStart: Int { 0x800 }

  init(unknown: Value) {
    self.unknown = unknown
    values = [Value](repeating: unknown, count: Self.blockStart)
  }

  /// The value of a character; nil if it was not kept yet.
  @inline(__always)
  func value(of scalar: Unicode.Scalar) -> Value? {
    let index = scalar.value < UInt32(Self.blockStart) ? Int(scalar.value) : index(of: Int(scalar.value))
    guard let index, values[index] != unknown else { return nil }
    return values[index]
  }

  /// Keeps the value of a character.
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

  /// The place of a character that is in a block; nil if its block is not made yet.
  private func index(of scalar: Int) -> Int? {
    guard !blocks.isEmpty else { return nil }
    let block = Int(blocks[scalar / Self.blockSize])
    return block == 0 ? nil : block * Self.blockSize + scalar % Self.blockSize
  }
}

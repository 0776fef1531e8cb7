/// A value for each character, so that ICU is asked once for each that occurs.
///
/// Two levels: a block of 128 characters is made when the first of them occurs; ASCII is there from the beginning.
struct CharacterTable<Value: Equatable & BitwiseCopyable> {
  /// What stands for a character that was not asked yet; no character has it.
  private let unknown: Value
  /// The number of each block in ``values``, or 0; empty until the first character beyond ASCII.
  private var blocks: [UInt16] = []
  private var values: [Value]

  private static var blockSize: Int { 128 }

  init(unknown: Value) {
    self.unknown = unknown
    values = [Value](repeating: unknown, count: Self.blockSize)
  }

  /// The value of a character.
  ///
  /// - Parameter make: what it is; called the first time only.
  mutating func value(of scalar: Unicode.Scalar, _ make: (Unicode.Scalar) -> Value) -> Value {
    let index = scalar.value < UInt32(Self.blockSize) ? Int(scalar.value) : index(of: Int(scalar.value))
    if values[index] == unknown { values[index] = make(scalar) }
    return values[index]
  }

  private mutating func index(of value: Int) -> Int {
    if blocks.isEmpty { blocks = [UInt16](repeating: 0, count: 0x11_0000 / Self.blockSize) }
    var block = Int(blocks[value / Self.blockSize])
    if block == 0 {
      block = values.count / Self.blockSize
      blocks[value / Self.blockSize] = UInt16(block)
      values.append(contentsOf: repeatElement(unknown, count: Self.blockSize))
    }
    return block * Self.blockSize + value % Self.blockSize
  }
}

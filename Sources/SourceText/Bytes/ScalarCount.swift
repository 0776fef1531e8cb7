/// The number of Unicode scalars in a piece of UTF-8; eight bytes at a time, since every text's length is needed.
package func scalarCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  let words = UnsafeRawBufferPointer(bytes)
  let tops: UInt64 = 0x8080_8080_8080_8080
  var continuations = 0
  var index = 0
  while index + 8 <= bytes.count {
    let word = words.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    // A continuation byte has the highest bit set and the next one clear.
    continuations += (word & ~(word << 1) & tops).nonzeroBitCount
    index += 8
  }
  while index < bytes.count {
    if bytes[index] & 0xC0 == 0x80 { continuations += 1 }
    index += 1
  }
  return bytes.count - continuations
}

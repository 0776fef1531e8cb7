/// Whether two pieces of UTF-8 are the same bytes; eight at a time, since look-ups by name are what reading mostly
/// does.
package func sameBytes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  guard left.count == right.count else { return false }
  let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
  var index = 0
  while index + 8 <= left.count {
    let same =
      left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      == right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    if !same { return false }
    index += 8
  }
  while index < left.count {
    if left[index] != right[index] { return false }
    index += 1
  }
  return true
}

package func sameBytes(_ left: [UInt8], _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  left.count == right.count && left.withUnsafeBufferPointer { sameBytes($0, right) }
}

package func sameBytes(_ left: String, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  guard left.utf8.count == right.count else { return false }
  return left.utf8.withContiguousStorageIfAvailable { sameBytes($0, right) } ?? left.utf8.elementsEqual(right)
}

/// Whether one piece of UTF-8 is before another in the order of bytes, which is that of their Unicode scalars.
package func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  let common = min(left.count, right.count)
  let (leftBytes, rightBytes) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
  var index = 0
  while index + 8 <= common {
    let leftWord = UInt64(bigEndian: leftBytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    let rightWord = UInt64(bigEndian: rightBytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    if leftWord != rightWord { return leftWord < rightWord }
    index += 8
  }
  while index < common {
    if left[index] != right[index] { return left[index] < right[index] }
    index += 1
  }
  return left.count < right.count
}

import TestSupport

/// Breaks an input in a few places.
struct Mutator {
  let seeds: [[UInt8]]
  let tokens: [[UInt8]]
  let openings: [[UInt8]]

  /// The maximum size of an input in bytes.
  private static let limit = 1 << 16

  /// The next input: a seed with one to eight changes; the same generator gives the same input.
  func input(_ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = pick(seeds, &generator)
    // Further changes mostly break the same part again.
    for _ in 0..<(1 << Int.random(in: 0...3, using: &generator)) { mutate(&bytes, &generator) }
    return bytes
  }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let range = part(of: bytes, &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: flipBit(&bytes, at: range.lowerBound, &generator)
    case 1: bytes.replaceSubrange(range, with: [])
    case 2: bytes.insert(contentsOf: Array(bytes[range]), at: range.lowerBound)
    case 3: repeatPart(range, of: &bytes, &generator)
    case 4: splice(&bytes, at: range, &generator)
    case 5: nest(&bytes, at: range, &generator)
    case 6: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: range.lowerBound)
    case 7: bytes.removeSubrange(range.lowerBound...)
    case 8: bytes.replaceSubrange(range, with: pick(tokens, &generator))
    default: bytes.insert(contentsOf: pick(tokens, &generator), at: range.lowerBound)
    }
  }

  private func flipBit(_ bytes: inout [UInt8], at index: Int, _ generator: inout SeededGenerator) {
    guard index < bytes.count else { return }
    bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
  }

  private func repeatPart(_ range: Range<Int>, of bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let times = min(Int.random(in: 2...64, using: &generator), Self.limit / (bytes.count + 1))
    guard times > 0 else { return }
    bytes.insert(contentsOf: repeatElement(bytes[range], count: times).joined(), at: range.upperBound)
  }

  private func splice(_ bytes: inout [UInt8], at range: Range<Int>, _ generator: inout SeededGenerator) {
    let other = pick(seeds, &generator)
    let part = part(of: other, &generator)
    bytes.replaceSubrange(range, with: other[part])
  }

  private func nest(_ bytes: inout [UInt8], at range: Range<Int>, _ generator: inout SeededGenerator) {
    // Mostly up to 16 levels, sometimes up to 4,096.
    let depth = 1 << Int.random(in: 0...(Int.random(in: 0..<64, using: &generator) == 0 ? 12 : 4), using: &generator)
    bytes.insert(contentsOf: repeatElement(pick(openings, &generator), count: depth).joined(), at: range.lowerBound)
  }

  /// A part of the bytes, mostly short.
  private func part(of bytes: [UInt8], _ generator: inout SeededGenerator) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &generator)
    let length = Int.random(in: 0...(1 << Int.random(in: 0...7, using: &generator)), using: &generator)
    return start..<min(start + length, bytes.count)
  }

  private func pick(_ list: [[UInt8]], _ generator: inout SeededGenerator) -> [UInt8] {
    list.isEmpty ? [] : list[Int.random(in: list.indices, using: &generator)]
  }
}

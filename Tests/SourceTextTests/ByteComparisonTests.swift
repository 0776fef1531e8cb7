import Testing
import TestSupport

@testable import SourceText

/// Comparing eight bytes at a time, against the standard library's comparison of one after the other.
@Suite struct ByteComparisonTests {
  @Test func agreesWithTheStandardLibrary() {
    var random = SeededGenerator(seed: 8259)
    for _ in 0..<20_000 {
      // Few letters and a common beginning, so that most pairs differ late or not at all.
      let beginning = (0..<Int.random(in: 0...20, using: &random)).map { _ in UInt8.random(in: 97...98, using: &random)
      }
      let left = beginning + ending(&random)
      let right = beginning + ending(&random)
      left.withUnsafeBufferPointer { leftBytes in
        right.withUnsafeBufferPointer { rightBytes in
          #expect(sameBytes(leftBytes, rightBytes) == (left == right))
          #expect(precedes(leftBytes, rightBytes) == left.lexicographicallyPrecedes(right), "\(left) \(right)")
        }
      }
    }
  }

  private func ending(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...9, using: &random)).map { _ in UInt8.random(in: 126...129, using: &random) }
  }
}

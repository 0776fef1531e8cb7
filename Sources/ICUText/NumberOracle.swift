internal import CICU

/// ICU's own `icu::number::NumberFormatter`: the reference that tests compare printed numbers with.
package enum NumberOracle {
  /// The integers as a locale prints them, a line feed after each.
  ///
  /// - Throws: ``ICUError`` when the tag is malformed or has a numbering system that ICU does not know.
  package static func lines(integers: [Int64], locale tag: String) throws(ICUError) -> String {
    try readText("print numbers as '\(tag)'", capacity: integers.count * 32 + 64) {
      cicu_reference_integers(tag, tag.byteCount, integers, Int32(clamping: integers.count), $0)
    }
  }

  /// As ``lines(integers:locale:)``, for numbers with at most three fraction digits.
  package static func lines(numbers: [Double], locale tag: String) throws(ICUError) -> String {
    try readText("print numbers as '\(tag)'", capacity: numbers.count * 64 + 64) {
      cicu_reference_doubles(tag, tag.byteCount, numbers, Int32(clamping: numbers.count), $0)
    }
  }
}

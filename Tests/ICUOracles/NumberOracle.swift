internal import CICUOracles
package import ICUText

/// ICU's own `icu::number::NumberFormatter`: the reference for tests of printed numbers.
package enum NumberOracle {
  /// The formatted integers, each followed by a line feed.
  ///
  /// - Throws: ``ICUError`` if the tag is malformed or has a numbering system that ICU does not know.
  package static func lines(integers: [Int64], locale tag: String) throws(ICUError) -> String {
    try readText("print numbers as '\(tag)'", capacity: integers.count * 32 + 64) {
      cicu_reference_integers(tag, tag.byteCount, integers, Int32(clamping: integers.count), $0)
    }
  }

  /// Like ``lines(integers:locale:)``, for numbers with at most three fraction digits.
  package static func lines(numbers: [Double], locale tag: String) throws(ICUError) -> String {
    try readText("print numbers as '\(tag)'", capacity: numbers.count * 64 + 64) {
      cicu_reference_doubles(tag, tag.byteCount, numbers, Int32(clamping: numbers.count), $0)
    }
  }
}

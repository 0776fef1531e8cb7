/// The order of keys and locales in Xcode's string catalogs: the Finder's order of names.
///
/// Case matters only if all else is equal, and a run of digits is a number. The keys of public catalogs (more than
/// 3,000, from Ice Cubes, CubeTime, Xcodes and DuckDuckGo for Mac) are in the order of ICU's root collation with
/// `numeric=yes`, and so are locales (Pearcleaner has `zh-HK` after `zh-Hant`). Ours are ASCII, for which this is the
/// same order (UTS #10). Other characters follow: symbols before digits, and letters after letters.
enum XcodeKeyOrder {
  static func precedes(_ left: String, _ right: String) -> Bool {
    let (first, second) = (weights(of: left), weights(of: right))
    if first != second { return first.lexicographicallyPrecedes(second) { ($0.kind, $0.value) < ($1.kind, $1.value) } }
    // Only leading zeros or case differ: lowercase letters come first.
    let (count, other) = (left.utf8.count, right.utf8.count)
    return count != other ? count < other : right.utf8.lexicographicallyPrecedes(left.utf8)
  }

  private struct Weight: Equatable {
    /// Punctuation and symbols, then digits, then letters, then other letters.
    let kind: Int
    let value: Int
  }

  private static func weights(of text: String) -> [Weight] {
    var weights: [Weight] = []
    var isNumber = false
    for scalar in text.unicodeScalars {
      if ("0"..."9").contains(scalar) {
        let digit = Int(scalar.value) - 0x30
        let (tens, isTooLarge) = (isNumber ? weights.popLast()?.value ?? 0 : 0).multipliedReportingOverflow(by: 10)
        weights.append(Weight(kind: 1, value: isTooLarge || tens > .max - digit ? .max / 10 : tens + digit))
        isNumber = true
        continue
      }
      isNumber = false
      if let place = punctuation.firstIndex(of: scalar) {
        weights.append(Weight(kind: 0, value: place))
      } else if scalar.isASCII {
        weights.append(Weight(kind: 2, value: Int(scalar.properties.lowercaseMapping.unicodeScalars.first?.value ?? 0)))
      } else {
        weights.append(Weight(kind: scalar.properties.isAlphabetic ? 3 : 0, value: Int(scalar.value)))
      }
    }
    return weights
  }

  /// The root collation's order of characters that are neither letters nor digits.
  private static let punctuation = Array("\t\n\u{B}\u{C}\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".unicodeScalars)
}

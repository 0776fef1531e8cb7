// region formats
enum CatalogNumberFormat: Hashable, Sendable {
  case n0
}
// endregion

extension CatalogNumberFormat {
  // region symbols
  private var digits: StaticString { "0123456789" }
  private var groupSeparator: StaticString { "," }
  private var grouping: (primary: Int, secondary: Int, minimum: Int) { (3, 3, 1) }
  private var negative: (prefix: StaticString, suffix: StaticString) { ("-", "") }
  private var decimalSeparator: StaticString { "." }
  private var percent: (prefix: StaticString, suffix: StaticString) { ("", "%") }
  private var negativePercent: (prefix: StaticString, suffix: StaticString) { ("-", "%") }
  // endregion
}
// region integers

extension CatalogNumberFormat {
  /// An integer with the language's digits and groups.
  func text(_ value: Int) -> String { text("", value, "") }

  /// An integer between two texts.
  func text(_ prefix: StaticString, _ value: Int, _ suffix: StaticString) -> String {
    let digits = digits
    let width = digits.utf8CodeUnitCount / 10
    let grouping = grouping
    let negative: (prefix: StaticString, suffix: StaticString) = value < 0 ? negative : ("", "")
    let capacity = prefix.utf8CodeUnitCount + /*capacity*/64/**/ + suffix.utf8CodeUnitCount
    // The last digit comes first, so that the buffer is filled from its end.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { bytes in
      var start = bytes.count
      func prepend(_ text: UnsafePointer<UInt8>, _ count: Int) {
        for offset in (0..<count).reversed() {
          start -= 1
          bytes[start] = text[offset]
        }
      }
      func prepend(_ text: StaticString) { prepend(text.utf8Start, text.utf8CodeUnitCount) }
      prepend(suffix)
      prepend(negative.suffix)
      var rest = value.magnitude
      var untilSeparator = Self.isGrouped(rest, grouping) ? grouping.primary : -1
      repeat {
        if untilSeparator == 0 {
          prepend(groupSeparator)
          untilSeparator = grouping.secondary
        }
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        prepend(digits.utf8Start + Int(digit) * width, width)
        rest = quotient
        untilSeparator -= 1
      } while rest > 0
      prepend(negative.prefix)
      prepend(prefix)
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[start...]), as: UTF8.self)
    }
  }

  /// Returns whether a number has enough digits for a separator.
  private static func isGrouped(
    _ magnitude: UInt, _ grouping: (primary: Int, secondary: Int, minimum: Int)
  ) -> Bool {
    var least: UInt = 1
    for _ in 1..<grouping.primary + grouping.minimum {
      if least > magnitude / 10 { return false }
      least *= 10
    }
    return least <= magnitude
  }
}
// endregion
// region digits

extension CatalogNumberFormat {
  /// A number's digits between a prefix and a suffix.
  private func text(
    _ number: CatalogDecimal, _ affixes: (prefix: StaticString, suffix: StaticString), separator: StaticString
  ) -> String {
    var text = affixes.prefix.description
    if number.isFinite {
      let digits = Array(digits.description.unicodeScalars)
      let grouping = grouping
      let isGrouped = number.integer.count >= grouping.primary + grouping.minimum
      for (index, digit) in number.integer.enumerated() {
        let behind = number.integer.count - index
        if isGrouped, index > 0, behind >= grouping.primary,
          (behind - grouping.primary).isMultiple(of: grouping.secondary)
        {
          text += groupSeparator.description
        }
        text.unicodeScalars.append(digits[digit])
      }
      if number.integer.isEmpty { text.unicodeScalars.append(digits[0]) }
      if !number.fraction.isEmpty { text += separator.description }
      for digit in number.fraction { text.unicodeScalars.append(digits[digit]) }
    } else {
      text += number.isNaN ? "NaN" : "∞"
    }
    return text + affixes.suffix.description
  }
}
// endregion
// region decimals

extension CatalogNumberFormat {
  /// A number with at most three fraction digits.
  func text(_ value: Double) -> String { text(CatalogDecimal(value, .number)) }

  /// A number without fraction digits.
  func whole(_ value: Double) -> String { text(CatalogDecimal(value, .integer)) }

  private func text(_ number: CatalogDecimal) -> String {
    text(number, number.isNegative ? negative : ("", ""), separator: decimalSeparator)
  }
}
// endregion
// region percentages

extension CatalogNumberFormat {
  /// 100 times a number, without fraction digits and with a percent sign.
  func percent(_ value: Double) -> String { percent(CatalogDecimal(value, .percent)) }

  /// 100 times a number, with a percent sign.
  func percent(_ value: Int) -> String { percent(CatalogDecimal(value, .percent)) }

  private func percent(_ number: CatalogDecimal) -> String {
    text(number, number.isNegative ? negativePercent : percent, separator: "")
  }
}
// endregion

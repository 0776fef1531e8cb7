internal import CICU
internal import MessageSyntax

/// The symbols with which a locale prints numbers (UTS #35 part 3, § Number Symbols), for programs that have no ICU.
package struct NumberSymbols: Hashable, Sendable {
  /// The text before and after a number.
  package struct Affixes: Hashable, Sendable {
    package let prefix: String
    package let suffix: String
  }

  /// The digits from 0 to 9, one Unicode scalar each.
  package let digits: [String]
  package let decimalSeparator: String
  package let groupSeparator: String
  /// The size of the last group before the decimal separator; 0 for no grouping.
  package let primaryGroup: Int
  /// The size of the other groups.
  package let secondaryGroup: Int
  /// The minimum number of digits before the first separator.
  package let minimumGrouping: Int
  package let negative: Affixes
  package let percent: Affixes
  package let negativePercent: Affixes

  /// The symbols of a locale.
  ///
  /// - Parameter tag: a language tag; a numbering system (`-u-nu-`) must have digits.
  /// - Throws: ``ICUError`` if the tag is malformed or the numbering system has no digits.
  package init(locale tag: String) throws(ICUError) {
    let decimal = try NumberFormat(locale: tag, style: .decimal)
    let percent = try NumberFormat(locale: tag, style: .percent)
    let grouping = try decimal.grouping()
    var digits: [String] = []
    for digit in 0...9 as ClosedRange<UInt8> { digits.append(try decimal.symbol(digit)) }
    self.digits = digits
    decimalSeparator = try decimal.symbol(CICU_SYMBOL_DECIMAL_SEPARATOR)
    groupSeparator = try decimal.symbol(CICU_SYMBOL_GROUPING_SEPARATOR)
    primaryGroup = Int(grouping.primary)
    secondaryGroup = Int(grouping.secondary)
    minimumGrouping = Int(grouping.minimum)
    negative = Affixes(
      prefix: try decimal.symbol(CICU_SYMBOL_NEGATIVE_PREFIX), suffix: try decimal.symbol(CICU_SYMBOL_NEGATIVE_SUFFIX))
    self.percent = Affixes(
      prefix: try percent.symbol(CICU_SYMBOL_POSITIVE_PREFIX), suffix: try percent.symbol(CICU_SYMBOL_POSITIVE_SUFFIX))
    negativePercent = Affixes(
      prefix: try percent.symbol(CICU_SYMBOL_NEGATIVE_PREFIX), suffix: try percent.symbol(CICU_SYMBOL_NEGATIVE_SUFFIX))
  }
}

/// A locale's plural rules and number formats.
///
/// The tables cover integers, such as counts. For other numbers (decimals, percent, the few languages whose rules have
/// another form), two closures call ICU, so this module does not depend on ICU. All messages of a locale share one
/// reference to immutable data.
package struct NumberRules: Sendable {
  /// ICU's plural category of a number as printed in a style (rounded; multiplied by 100 for percent).
  package typealias Categorize = @Sendable (NumericValue, PluralKind, NumberStyle) -> PluralCategory
  /// ICU's formatted number.
  package typealias Format = @Sendable (NumericValue, NumberStyle) -> String

  private let storage: Storage

  /// Creates rules from a locale's tables, each nil if the locale does not have its form, and ICU's functions for the
  /// rest.
  package init(
    cardinals: PluralTable?,
    ordinals: PluralTable?,
    integers: IntegerFormat?,
    categorize: @escaping Categorize,
    format: @escaping Format
  ) {
    storage = Storage(
      cardinals: cardinals, ordinals: ordinals, integers: integers, categorize: categorize, format: format)
  }

  /// The plural category of `value` as printed in `style`; negative numbers have that of their absolute value.
  package func category(
    of value: NumericValue,
    kind: PluralKind,
    style: NumberStyle = .decimal
  ) -> PluralCategory {
    // Percent multiplies the number, and greater numbers are rounded, before the rules apply: only ICU knows the
    // result.
    if style != .percent, case .integer(let integer) = value, integer.magnitude <= Self.exactLimit {
      switch kind {
      case .cardinal:
        if let table = storage.cardinals { return table.category(of: integer.magnitude) }
      case .ordinal:
        if let table = storage.ordinals { return table.category(of: integer.magnitude) }
      }
    }
    return storage.categorize(value, kind, style)
  }

  /// 2^53: ICU's plural rules calculate with `Double`.
  private static let exactLimit: UInt64 = 1 << 53

  func write(_ value: NumericValue, style: NumberStyle, to output: inout TextBuffer) {
    if style != .percent, case .integer(let integer) = value, let integers = storage.integers {
      integers.write(integer, to: &output)
    } else {
      output.append(storage.format(value, style))
    }
  }

  private final class Storage: Sendable {
    let cardinals: PluralTable?
    let ordinals: PluralTable?
    let integers: IntegerFormat?
    let categorize: Categorize
    let format: Format

    init(
      cardinals: PluralTable?,
      ordinals: PluralTable?,
      integers: IntegerFormat?,
      categorize: @escaping Categorize,
      format: @escaping Format
    ) {
      self.cardinals = cardinals
      self.ordinals = ordinals
      self.integers = integers
      self.categorize = categorize
      self.format = format
    }
  }
}

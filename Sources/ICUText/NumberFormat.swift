internal import CICU
internal import MessageSyntax

/// ICU's number format for one locale and style: `icu::number::NumberFormatter` with the locale's grouping
/// (`UNUM_GROUPING_AUTO`). `icu::MessageFormat` always groups: 1.234 in Spanish, where 1234 is usual.
///
/// `@unchecked`: the pointer is only passed as a pointer to const, to an immutable
/// `icu::number::LocalizedNumberFormatter`, which ICU documents as thread-safe (a `DecimalFormat` is not).
final class NumberFormat: @unchecked Sendable {
  private let pointer: OpaquePointer

  init(locale tag: String, style: NumberStyle) throws(ICUError) {
    pointer = try openHandle("open the number format of '\(tag)'") {
      cicu_number_format_open(tag, tag.byteCount, style.inICU, $0)
    }
  }

  deinit { cicu_number_format_close(pointer) }

  /// The formatted number.
  func string(_ value: NumericValue) throws(ICUError) -> String {
    try readText("format \(value)") {
      switch value {
      case .integer(let integer): cicu_number_format_integer(pointer, integer, $0)
      case .decimal(let double): cicu_number_format_double(pointer, double, $0)
      }
    }
  }

  /// The plural category of the number as printed; `other`, which every message has, if ICU runs out of memory.
  func category(of value: NumericValue, by rules: PluralRulesHandle) -> PluralCategory {
    var selected = CICU_PLURAL_OTHER
    let status =
      switch value {
      case .integer(let integer):
        cicu_number_format_integer_category(pointer, rules.pointer, integer, &selected)
      case .decimal(let double): cicu_number_format_category(pointer, rules.pointer, double, &selected)
      }
    return status > 0 ? .other : PluralCategory(selected)
  }

  /// The data by which the format prints integers; nil if that is not enough, as in numbering systems without digits
  /// (Roman, Hebrew).
  func integerFormat() -> IntegerFormat? {
    do {
      let grouping = try grouping()
      let digits = try (0...9).map { digit throws(ICUError) in try symbol(digit) }
      guard try symbol(CICU_SYMBOL_POSITIVE_PREFIX).isEmpty, try symbol(CICU_SYMBOL_POSITIVE_SUFFIX).isEmpty
      else { return nil }
      let format = IntegerFormat(
        digits: digits,
        separator: try symbol(CICU_SYMBOL_GROUPING_SEPARATOR),
        primaryGroup: Int(grouping.primary),
        secondaryGroup: Int(grouping.secondary),
        minimumGrouping: Int(grouping.minimum),
        negativePrefix: try symbol(CICU_SYMBOL_NEGATIVE_PREFIX),
        negativeSuffix: try symbol(CICU_SYMBOL_NEGATIVE_SUFFIX))
      guard let format, try agrees(with: format) else { return nil }
      return format
    } catch {
      return nil
    }
  }

  /// The grouping of digits.
  func grouping() throws(ICUError) -> cicu_number_grouping {
    var grouping = cicu_number_grouping()
    try check(cicu_number_format_grouping(pointer, &grouping), "tell how digits are grouped")
    return grouping
  }

  /// True if ICU prints some significant integers in the same way.
  private func agrees(with format: IntegerFormat) throws(ICUError) -> Bool {
    for value: Int64 in [9_876, 98_765, -1_234_567_890] {
      guard try format.string(value) == string(.integer(value)) else { return false }
    }
    return true
  }

  func symbol(_ symbol: cicu_number_symbol) throws(ICUError) -> String {
    try self.symbol(symbol.rawValue)
  }

  func symbol(_ symbol: UInt8) throws(ICUError) -> String {
    try readText("tell a number symbol", capacity: 15) { cicu_number_format_symbol(pointer, symbol, $0) }
  }
}

extension NumberStyle {
  fileprivate var inICU: cicu_number_style {
    switch self {
    case .decimal: CICU_NUMBER_DEFAULT
    case .integer: CICU_NUMBER_INTEGER
    case .percent: CICU_NUMBER_PERCENT
    }
  }
}

import MessageSyntax

/// The number rules of English without ICU.
enum EnglishRules {
  static let rules = NumberRules(
    cardinals: PluralTable { $0 == 1 ? .one : .other },
    ordinals: PluralTable(sampling: ordinal),
    integers: integers,
    categorize: category,
    format: text
  )

  /// The same rules without tables: every number goes through the closures.
  static let rulesWithoutTables = NumberRules(
    cardinals: nil,
    ordinals: nil,
    integers: nil,
    categorize: category,
    format: text
  )

  static let integers = IntegerFormat(
    digits: (0...9).map(String.init),
    separator: ",",
    primaryGroup: 3,
    secondaryGroup: 0,
    minimumGrouping: 1,
    negativePrefix: "-",
    negativeSuffix: ""
  )

  /// CLDR's English ordinals: 1st, 2nd, 3rd, 4th, 11th, 12th, 13th.
  static func ordinal(_ number: UInt64) -> PluralCategory {
    switch (number % 10, number % 100) {
    case (1, 11), (2, 12), (3, 13): .other
    case (1, _): .one
    case (2, _): .two
    case (3, _): .few
    default: .other
    }
  }

  @Sendable
  private static func category(
    _ value: NumericValue,
    _ kind: PluralKind,
    _ style: NumberStyle
  ) -> PluralCategory {
    // The thousandths of large integers do not fit an Int.
    if style != .percent, case .integer(let integer) = value {
      return kind == .cardinal ? (integer.magnitude == 1 ? .one : .other) : ordinal(integer.magnitude)
    }
    let thousandths = thousandths(value, style).magnitude
    guard thousandths.isMultiple(of: 1000) else { return .other }
    switch kind {
    case .cardinal: return thousandths == 1000 ? .one : .other
    case .ordinal: return ordinal(UInt64(thousandths / 1000))
    }
  }

  @Sendable
  private static func text(_ value: NumericValue, _ style: NumberStyle) -> String {
    let thousandths = thousandths(value, style)
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var digits = String(String(1000 + fraction).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    let sign = value.double.sign == .minus ? "-" : ""
    let grouped = integers?.string(Int64(whole)) ?? ""
    return sign + grouped + (digits.isEmpty ? "" : "." + digits) + (style == .percent ? "%" : "")
  }

  /// The printed number in thousandths, rounded half to even as ICU does by default.
  private static func thousandths(_ value: NumericValue, _ style: NumberStyle) -> Int {
    switch style {
    case .decimal: Int((value.double * 1000).rounded(.toNearestOrEven))
    case .integer: Int(value.double.rounded(.toNearestOrEven)) * 1000
    case .percent: Int((value.double * 100).rounded(.toNearestOrEven)) * 1000
    }
  }
}

extension CompiledMessage {
  /// An English message.
  static func english(_ text: String, isRightToLeft: Bool = false) throws -> CompiledMessage {
    try CompiledMessage(MessageTree(parsing: text), rules: EnglishRules.rules, isRightToLeft: isRightToLeft)
  }
}

package import MessageSyntax

/// The plural rules of a language for counting or ranking: ICU's (UTS #35 part 3, § Language Plural Rules).
package struct PluralRules: Sendable {
  private let ruleSet: PluralRuleSet

  /// The rules of a language tag; for a language that ICU does not know, every number is `other`.
  ///
  /// - Throws: ``ICUError`` if the tag is malformed.
  package init(locale tag: String, kind: PluralKind) throws(ICUError) {
    ruleSet = try PluralRuleSet.shared(locale: tag, kind: kind)
  }

  /// The rules of a language tag in a version of CLDR.
  ///
  /// - Parameter version: one of ``PluralHistory/versions``; nil for ICU's own data.
  /// - Throws: ``ICUError`` if the tag is malformed.
  package init(locale tag: String, kind: PluralKind, cldr version: Int?) throws(ICUError) {
    let recorded = version.flatMap { PluralHistory.rules(of: tag, kind: kind, cldr: $0) }
    ruleSet = if let recorded { PluralRuleSet(text: recorded) } else { try .shared(locale: tag, kind: kind) }
  }

  /// The categories in the rules, including those that no whole number has; an argument of type `number` may need them.
  package var categories: PluralCategorySet { ruleSet.rules.categories }

  /// The rules, at most one for each category.
  package var rules: [PluralRule] { ruleSet.rules.rules }

  /// The category of an integer; the sign is ignored.
  ///
  /// - Throws: ``ICUError`` if ICU cannot open the rules, here and below.
  package func category(of value: Int64) throws(ICUError) -> PluralCategory {
    try ruleSet.handle().category(of: value)
  }

  /// The category of a number with as many fraction digits as needed.
  package func category(of value: Double) throws(ICUError) -> PluralCategory {
    try ruleSet.handle().category(of: value)
  }

  /// The category of a decimal number `[-]digits[.digits]`, including trailing zeros.
  package func category(ofDecimal decimal: String) throws(ICUError) -> PluralCategory {
    try ruleSet.handle().category(ofDecimal: decimal)
  }

  /// The categories of the integers 0…`maximum`.
  ///
  /// - Parameter maximum: the greatest possible integer; the sign is ignored.
  package func reachableCategories(upTo maximum: Int64) -> PluralCategorySet {
    ruleSet.rules.reachableCategories(upTo: maximum.magnitude) ?? categories
  }

  /// The categories of the numbers 0…`maximum`, whole or not.
  ///
  /// - Parameter maximum: the greatest possible number; the sign is ignored.
  package func reachableCategories(ofFractionsUpTo maximum: Int64) -> PluralCategorySet {
    let maximum = Int64(clamping: maximum.magnitude)
    var reachable = reachableCategories(upTo: maximum)
    // For fractions, rules only test whether the whole part is 0, 1 or 2, and the last two digits.
    for whole in 0..<min(maximum, 3) {
      for hundredths in [10, 20, 30, 40, 50, 60, 70, 80, 90, 11, 12, 21] {
        let number = Double(whole) + Double(hundredths) / 100
        // Rules that ICU cannot open only have `other`.
        reachable.insert((try? category(of: number)) ?? .other)
      }
    }
    return reachable
  }

  /// A table of the integers' categories; nil if the rules do not have its form (Cornish, and the ordinals of Italian
  /// and a few others).
  package func table() throws(ICUError) -> PluralTable? { try ruleSet.table() }

  /// ICU's handle, for the number formats.
  func handle() throws(ICUError) -> PluralRulesHandle { try ruleSet.handle() }
}

package import MessageSyntax

/// How a language counts or ranks: ICU's plural rules (UTS #35 part 3, § Language Plural Rules).
package struct PluralRules: Sendable {
  private let ruleSet: PluralRuleSet

  /// Finds the rules of a language tag; a language that ICU does not know counts everything as `other`.
  ///
  /// - Throws: ``ICUError`` when the tag is malformed.
  package init(locale tag: String, kind: PluralKind) throws(ICUError) {
    ruleSet = try PluralRuleSet.shared(locale: tag, kind: kind)
  }

  /// The rules that a version of CLDR has for a language tag.
  ///
  /// - Parameter version: one of ``PluralHistory/versions``; nil for the data that ICU carries.
  /// - Throws: ``ICUError`` when the tag is malformed.
  package init(locale tag: String, kind: PluralKind, cldr version: Int?) throws(ICUError) {
    let recorded = version.flatMap { PluralHistory.rules(of: tag, kind: kind, cldr: $0) }
    ruleSet = if let recorded { PluralRuleSet(text: recorded) } else { try .shared(locale: tag, kind: kind) }
  }

  /// The categories that the rules name, reached by whole numbers or not; what a `number` argument may need.
  package var categories: PluralCategorySet { ruleSet.rules.categories }

  /// ICU's rules, one for each category that they name.
  package var rules: [PluralRule] { ruleSet.rules.rules }

  /// The category of an integer. The sign does not count.
  ///
  /// - Throws: ``ICUError`` when ICU cannot open the rules, here and below.
  package func category(of value: Int64) throws(ICUError) -> PluralCategory {
    try ruleSet.handle().category(of: value)
  }

  /// The category of a number shown with as many fraction digits as it needs.
  package func category(of value: Double) throws(ICUError) -> PluralCategory {
    try ruleSet.handle().category(of: value)
  }

  /// The category of a decimal number `[-]digits[.digits]`, whose trailing zeros count.
  package func category(ofDecimal decimal: String) throws(ICUError) -> PluralCategory {
    try ruleSet.handle().category(ofDecimal: decimal)
  }

  /// The categories that the integers 0…`maximum` have.
  ///
  /// - Parameter maximum: the greatest integer that can occur; its sign does not count.
  package func reachableCategories(upTo maximum: Int64) -> PluralCategorySet {
    ruleSet.rules.reachableCategories(upTo: maximum.magnitude) ?? categories
  }

  /// The categories that the numbers 0…`maximum` have, whole or not.
  ///
  /// - Parameter maximum: the greatest number that can occur; its sign does not count.
  package func reachableCategories(ofFractionsUpTo maximum: Int64) -> PluralCategorySet {
    let maximum = Int64(clamping: maximum.magnitude)
    var reachable = reachableCategories(upTo: maximum)
    // Of fractions rules ask whether the whole part is 0, 1 or 2, and for the last two digits.
    for whole in 0..<min(maximum, 3) {
      for hundredths in [10, 20, 30, 40, 50, 60, 70, 80, 90, 11, 12, 21] {
        let number = Double(whole) + Double(hundredths) / 100
        // What ICU cannot open names nothing but `other`.
        reachable.insert((try? category(of: number)) ?? .other)
      }
    }
    return reachable
  }

  /// The categories of integers as one look-up; nil if the rules do not have the table's form (Cornish,
  /// and the ordinals of Italian and a few others).
  package func table() throws(ICUError) -> PluralTable? { try ruleSet.table() }

  /// ICU's handle, for the number formats to ask.
  func handle() throws(ICUError) -> PluralRulesHandle { try ruleSet.handle() }
}

/// The number format of a locale (UTS #35 part 3, § Number Elements).
package struct GeneratedNumberFormat: Hashable, Sendable {
  /// The text before and after a number.
  package struct Affixes: Hashable, Sendable {
    package var prefix: String
    package var suffix: String
  }

  /// The digits from 0 to 9, one Unicode scalar each.
  package var digits: [String]
  package var decimalSeparator: String
  package var groupSeparator: String
  /// The size of the last group before the decimal separator; 0 for no grouping.
  package var primaryGroup: Int
  /// The size of the other groups.
  package var secondaryGroup: Int
  /// The minimum number of digits before the first separator.
  package var minimumGrouping: Int
  package var negative: Affixes
  package var percent: Affixes
  package var negativePercent: Affixes
}

/// The plural rules of a language (UTS #35 part 3, § Language Plural Rules).
package struct GeneratedPluralRules: Hashable, Sendable {
  /// A rule: alternatives, each with the relations that must hold together. `other` has no rule.
  package struct Rule: Hashable, Sendable {
    /// The category's keyword: `few`.
    package var category: String
    package var alternatives: [[Relation]]
  }

  /// A relation such as `n % 10 = 3..4,9`.
  package struct Relation: Hashable, Sendable {
    /// One of CLDR's operands: n, i, v, w, f, t, c, e.
    package var operand: String
    package var modulus: UInt64?
    package var isNegated: Bool
    package var ranges: [ClosedRange<UInt64>]
  }

  /// The language tag of the texts that the rules are for.
  package var tag: String
  package var cardinal: [Rule]
  package var ordinal: [Rule]
}

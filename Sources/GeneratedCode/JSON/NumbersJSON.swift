internal import SourceText

extension GeneratedNumberFormat {
  var json: JSONTree {
    .fields([
      ("digits", .string(digits.joined())), ("decimal", .string(decimalSeparator)), ("group", .string(groupSeparator)),
      ("primaryGroup", .integer(primaryGroup)), ("secondaryGroup", .integer(secondaryGroup)),
      ("minimumGrouping", .integer(minimumGrouping)), ("negative", negative.json), ("percent", percent.json),
      ("negativePercent", negativePercent.json),
    ])
  }
}

extension GeneratedNumberFormat.Affixes {
  fileprivate var json: JSONTree { .array([.string(prefix), .string(suffix)]) }
}

extension GeneratedPluralRules {
  /// Each category with its condition in the syntax of UTS #35 part 3, § Plural rules syntax.
  var json: JSONTree {
    .fields([("cardinal", Self.json(cardinal)), ("ordinal", ordinal.isEmpty ? nil : Self.json(ordinal))])
  }

  private static func json(_ rules: [Rule]) -> JSONTree {
    .object(rules.map { .init($0.category, .string($0.condition)) })
  }
}

extension GeneratedPluralRules.Rule {
  /// The condition: `n % 10 = 3..4,9 and n % 100 != 10..19 or n = 0`.
  package var condition: String {
    alternatives.map { $0.map(\.condition).joined(separator: " and ") }.joined(separator: " or ")
  }
}

extension GeneratedPluralRules.Relation {
  fileprivate var condition: String {
    let list = ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)..\($0.upperBound)" }
    return "\(operand)\(modulus.map { " % \($0)" } ?? "") \(isNegated ? "!=" : "=") \(list.joined(separator: ","))"
  }
}

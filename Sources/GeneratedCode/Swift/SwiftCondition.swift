/// The relations of a rule as Swift conditions.
enum SwiftCondition {
  /// The alternatives of a rule, each a list of conditions that must hold together; an empty list always holds.
  ///
  /// Integers have no fraction and no exponent, which decides many relations in advance: these are left out, and so are
  /// alternatives that never hold.
  static func alternatives(_ rule: GeneratedPluralRules.Rule, isDecimal: Bool) -> [[String]] {
    rule.alternatives.compactMap { relations in
      var conditions: [String] = []
      for relation in relations {
        switch condition(relation, isDecimal: isDecimal) {
        case .always: continue
        case .never: return nil
        case .when(let more): conditions += more
        }
      }
      return conditions
    }
  }

  private enum Condition {
    case always, never
    case when([String])
  }

  private static func condition(_ relation: GeneratedPluralRules.Relation, isDecimal: Bool) -> Condition {
    let isZero =
      ["c", "e"].contains(relation.operand) || !isDecimal && ["v", "w", "f", "t"].contains(relation.operand)
    if isZero { return relation.ranges.contains { $0.contains(0) } != relation.isNegated ? .always : .never }
    // Printed numbers have no trailing zeros, so w equals v and t equals f.
    let operand = ["w": "v", "t": "f"][relation.operand, default: relation.operand]
    let place = isDecimal ? "number.\(operand)" : operand
    let value = relation.modulus.map { "\(place) % \($0)" } ?? place
    let matches = relation.ranges.map { range in
      range.count == 1 ? "\(value) == \(range.lowerBound)" : "\(range.lowerBound)...\(range.upperBound) ~= \(value)"
    }
    // A fraction never equals an integer.
    let needsInteger = isDecimal && relation.operand == "n"
    if relation.isNegated {
      let differs = relation.ranges.map { range in
        range.count == 1
          ? "\(value) != \(range.lowerBound)" : "!(\(range.lowerBound)...\(range.upperBound) ~= \(value))"
      }
      if needsInteger { return .when(["number.f != 0 || \(parenthesized(differs.joined(separator: " && ")))"]) }
      return .when(differs)
    }
    return .when([matches.joined(separator: " || ")] + (needsInteger ? ["number.f == 0"] : []))
  }

  private static func parenthesized(_ condition: String) -> String { "(\(condition))" }
}

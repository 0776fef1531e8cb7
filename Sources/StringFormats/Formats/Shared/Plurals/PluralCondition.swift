internal import ICUText

/// A condition of ICU's plural rules (``PluralRule``), for integers.
indirect enum PluralCondition {
  case always, never
  /// `n`, or its remainder, is in a range.
  case isIn(modulus: UInt64?, ClosedRange<UInt64>)
  case isNotIn(modulus: UInt64?, ClosedRange<UInt64>)
  case all([PluralCondition])
  case any([PluralCondition])

  /// The condition of a rule; nil if the rule has none or it cannot be parsed.
  init?(_ rule: PluralRule) {
    guard let alternatives = rule.alternatives, !alternatives.isEmpty else { return nil }
    self = .anyOf(alternatives.map { .allOf($0.map { PluralCondition($0) }) })
  }

  private init(_ relation: PluralRule.Relation) {
    guard relation.dependsOnInteger else {
      self = relation.ranges.contains { $0.contains(0) } == relation.isNegated ? .never : .always
      return
    }
    let ranges = Self.joined(relation.ranges)
    self =
      relation.isNegated
      ? .allOf(ranges.map { .isNotIn(modulus: relation.modulus, $0) })
      : .anyOf(ranges.map { .isIn(modulus: relation.modulus, $0) })
  }

  /// The ranges, with adjacent ones merged.
  private static func joined(_ ranges: [ClosedRange<UInt64>]) -> [ClosedRange<UInt64>] {
    ranges.reduce(into: []) { joined, range in
      if let before = joined.last, before.upperBound < range.lowerBound, range.lowerBound - before.upperBound == 1 {
        joined[joined.count - 1] = before.lowerBound...range.upperBound
      } else {
        joined.append(range)
      }
    }
  }

  private static func allOf(_ conditions: [PluralCondition]) -> PluralCondition {
    if conditions.contains(where: \.isNever) { return .never }
    let rest = conditions.filter { !$0.isAlways }
    return rest.count > 1 ? .all(rest) : rest.first ?? .always
  }

  private static func anyOf(_ conditions: [PluralCondition]) -> PluralCondition {
    if conditions.contains(where: \.isAlways) { return .always }
    let rest = conditions.filter { !$0.isNever }.reduce(into: [PluralCondition]()) { merged, next in
      // 'i = 0 or n = 1' is one range for integers.
      if case .isIn(let modulus, let range) = next, case .isIn(modulus, let before)? = merged.last,
        before.upperBound < range.lowerBound, range.lowerBound - before.upperBound == 1
      {
        merged[merged.count - 1] = .isIn(modulus: modulus, before.lowerBound...range.upperBound)
      } else {
        merged.append(next)
      }
    }
    return rest.count > 1 ? .any(rest) : rest.first ?? .never
  }

  private var isAlways: Bool { if case .always = self { true } else { false } }
  private var isNever: Bool { if case .never = self { true } else { false } }

  /// The negated condition.
  var negated: PluralCondition {
    switch self {
    case .always: .never
    case .never: .always
    case .isIn(let modulus, let range): .isNotIn(modulus: modulus, range)
    case .isNotIn(let modulus, let range): .isIn(modulus: modulus, range)
    case .all(let conditions): .any(conditions.map(\.negated))
    case .any(let conditions): .all(conditions.map(\.negated))
    }
  }

  /// The condition as a C expression.
  var expression: PluralExpression {
    switch self {
    case .always: return .number(1)
    case .never: return .number(0)
    case .all(let conditions): return Self.joined(conditions, .and)
    case .any(let conditions): return Self.joined(conditions, .or)
    case .isIn(let modulus, let range):
      let operand = Self.operand(modulus)
      if range.count == 1 { return .operation(.equal, operand, .number(range.lowerBound)) }
      let below = PluralExpression.operation(.lessOrEqual, operand, .number(range.upperBound))
      if range.lowerBound == 0 { return below }
      return .operation(.and, .operation(.greaterOrEqual, operand, .number(range.lowerBound)), below)
    case .isNotIn(let modulus, let range):
      let operand = Self.operand(modulus)
      if range.count == 1 { return .operation(.notEqual, operand, .number(range.lowerBound)) }
      let above = PluralExpression.operation(.greater, operand, .number(range.upperBound))
      if range.lowerBound == 0 { return above }
      return .operation(.or, .operation(.less, operand, .number(range.lowerBound)), above)
    }
  }

  private static func operand(_ modulus: UInt64?) -> PluralExpression {
    modulus.map { .operation(.remainder, .n, .number($0)) } ?? .n
  }

  private static func joined(_ conditions: [PluralCondition], _ op: PluralExpression.Operator) -> PluralExpression {
    let expressions = conditions.flatMap { $0.expression.operands(of: op) }
    return expressions.dropFirst().reduce(expressions.first ?? .number(0)) { .operation(op, $0, $1) }
  }
}

extension PluralExpression {
  /// The operands of an operator, from left to right.
  fileprivate func operands(of wanted: Operator) -> [PluralExpression] {
    guard case .operation(wanted, let left, let right) = self else { return [self] }
    return left.operands(of: wanted) + right.operands(of: wanted)
  }
}

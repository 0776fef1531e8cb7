/// A condition of ICU's plural rules as far as integers go (UTS #35 part 3, § Plural rules syntax).
///
/// An integer has no visible fraction digits and no compact exponent: of the operands only `n` and `i` are not 0.
indirect enum PluralCondition {
  case always, never
  /// Whether `n`, or its remainder, is in a range.
  case isIn(modulus: UInt64?, ClosedRange<UInt64>)
  case isNotIn(modulus: UInt64?, ClosedRange<UInt64>)
  case all([PluralCondition])
  case any([PluralCondition])

  /// Reads a rule up to its samples; nil if it is not of the syntax.
  init?(_ rule: some StringProtocol) {
    let words = String(rule).split(separator: " ").map { String($0) }
    var alternatives: [PluralCondition] = []
    for alternative in words.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "or" }) {
      var relations: [PluralCondition] = []
      for relation in alternative.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "and" }) {
        guard let condition = Self.relation(relation) else { return nil }
        relations.append(condition)
      }
      alternatives.append(.allOf(relations))
    }
    self = .anyOf(alternatives)
  }

  /// `n % 10 = 2..4,9`
  private static func relation(_ words: ArraySlice<String>) -> PluralCondition? {
    var words = words
    guard let operand = words.popFirst(), operand.count == 1 else { return nil }
    var modulus: UInt64?
    if words.first == "%" {
      guard let number = words.dropFirst().first.flatMap({ UInt64($0) }), number > 0 else { return nil }
      modulus = number
      words = words.dropFirst(2)
    }
    guard words.count == 2, let sign = words.first, sign == "=" || sign == "!=", let list = words.last,
      let ranges = ranges(list)
    else { return nil }
    guard operand == "n" || operand == "i" else {
      return ranges.contains { $0.contains(0) } == (sign == "=") ? .always : .never
    }
    return sign == "="
      ? .anyOf(ranges.map { .isIn(modulus: modulus, $0) }) : .allOf(ranges.map { .isNotIn(modulus: modulus, $0) })
  }

  /// `2..4,9`, with what stands side by side made one.
  private static func ranges(_ list: String) -> [ClosedRange<UInt64>]? {
    var ranges: [ClosedRange<UInt64>] = []
    for item in list.split(separator: ",", omittingEmptySubsequences: false) {
      let bounds = item.split(separator: ".").map { UInt64($0) }
      guard let first = bounds.first ?? nil, let last = bounds.last ?? nil, bounds.count <= 2, first <= last else {
        return nil
      }
      if let before = ranges.last, before.upperBound < first, first - before.upperBound == 1 {
        ranges[ranges.count - 1] = before.lowerBound...last
      } else {
        ranges.append(first...last)
      }
    }
    return ranges
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

  /// What holds where this does not.
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

  /// The condition in C.
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
  /// What an operator joins, from the left to the right.
  fileprivate func operands(of wanted: Operator) -> [PluralExpression] {
    guard case .operation(wanted, let left, let right) = self else { return [self] }
    return left.operands(of: wanted) + right.operands(of: wanted)
  }
}

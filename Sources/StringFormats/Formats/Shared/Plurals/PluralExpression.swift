/// A C expression over `n` for the index of a plural form (GNU gettext manual, § Plural forms).
package indirect enum PluralExpression: Hashable, Sendable {
  case n
  case number(UInt64)
  case not(PluralExpression)
  case operation(Operator, PluralExpression, PluralExpression)
  case choice(PluralExpression, PluralExpression, PluralExpression)

  package enum Operator: String, Sendable, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"

    /// The precedence of its operator.
    var precedence: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .notEqual: 3
      case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
      case .plus, .minus: 5
      case .times, .divided, .remainder: 6
      }
    }
  }

  /// The value for a number; nil after a division by zero or an overflow.
  package func value(for n: UInt64) -> UInt64? {
    switch self {
    case .n: return n
    case .number(let number): return number
    case .not(let operand): return operand.value(for: n).map { $0 == 0 ? 1 : 0 }
    case .choice(let condition, let yes, let no):
      guard let condition = condition.value(for: n) else { return nil }
      return (condition != 0 ? yes : no).value(for: n)
    case .operation(let op, let left, let right):
      guard let left = left.value(for: n) else { return nil }
      if op == .or, left != 0 { return 1 }
      if op == .and, left == 0 { return 0 }
      return right.value(for: n).flatMap { op.value(left, $0) }
    }
  }
}

extension PluralExpression.Operator {
  fileprivate func value(_ left: UInt64, _ right: UInt64) -> UInt64? {
    switch self {
    case .or, .and: right != 0 ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .notEqual: left != right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .lessOrEqual: left <= right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .greaterOrEqual: left >= right ? 1 : 0
    case .plus: Self.inRange(left.addingReportingOverflow(right))
    case .minus: Self.inRange(left.subtractingReportingOverflow(right))
    case .times: Self.inRange(left.multipliedReportingOverflow(by: right))
    case .divided: right == 0 ? nil : left / right
    case .remainder: right == 0 ? nil : left % right
    }
  }

  private static func inRange(_ result: (partialValue: UInt64, overflow: Bool)) -> UInt64? {
    result.overflow ? nil : result.partialValue
  }
}

extension PluralExpression: CustomStringConvertible {
  /// The expression in the syntax of PO files: `n%10==1 && n%100!=11 ? 0 : 1`.
  package var description: String {
    switch self {
    case .n: return "n"
    case .number(let number): return "\(number)"
    case .not(let operand): return "!(\(operand))"
    case .choice(let condition, let yes, let no): return "\(condition) ? \(yes) : \(no)"
    case .operation(let op, let left, let right):
      let space = op == .or || op == .and ? " " : ""
      return "\(left.text(in: op))\(space)\(op.rawValue)\(space)\(right.text(in: op))"
    }
  }

  private func text(in outer: Operator) -> String {
    switch self {
    case .n, .number, .not: description
    case .choice: "(\(self))"
    // gcc warns of `&&` without parentheses inside `||`.
    case .operation(let op, _, _): op.precedence <= outer.precedence && op != outer ? "(\(self))" : description
    }
  }
}

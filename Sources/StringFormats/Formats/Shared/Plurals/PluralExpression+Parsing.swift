internal import SourceText

extension PluralExpression {
  /// Parses an expression like GNU gettext; nil if it is invalid or unreasonably long.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count <= 2000, let tokens = Self.tokens(of: Array(text.utf8)) else { return nil }
    var parser = Parser(tokens: tokens[...])
    guard let expression = parser.choice(depth: 0), parser.tokens.isEmpty else { return nil }
    self = expression
  }

  private static let operators = Operator.allCases.map { ($0, Array($0.rawValue.utf8)) }

  private enum Token: Equatable {
    case n
    case number(UInt64)
    case op(Operator)
    case mark(UInt8)
  }

  private static func tokens(of bytes: [UInt8]) -> [Token]? {
    var rest = bytes[...]
    var tokens: [Token] = []
    while let byte = rest.first {
      if let (op, spelling) = operators.first(where: { rest.starts(with: $0.1) }) {
        tokens.append(.op(op))
        rest = rest.dropFirst(spelling.count)
        continue
      }
      switch byte {
      case _ where byte.isASCIIDigit:
        let digits = rest.prefix { $0.isASCIIDigit }
        guard let number = UInt64(String(decoding: digits, as: UTF8.self)) else { return nil }
        tokens.append(.number(number))
        rest = rest.dropFirst(digits.count)
        continue
      case UInt8(ascii: "n"): tokens.append(.n)
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "!"):
        tokens.append(.mark(byte))
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"): break
      default: return nil
      }
      rest.removeFirst()
    }
    return tokens
  }

  /// C's grammar, from the lowest precedence to the highest.
  private struct Parser {
    var tokens: ArraySlice<Token>
    private static let maximumDepth = 100

    mutating func choice(depth: Int) -> PluralExpression? {
      guard depth < Self.maximumDepth, let condition = operation(precedence: 1, depth: depth) else { return nil }
      guard take(.mark(UInt8(ascii: "?"))) else { return condition }
      guard let yes = choice(depth: depth + 1), take(.mark(UInt8(ascii: ":"))), let no = choice(depth: depth + 1)
      else { return nil }
      return .choice(condition, yes, no)
    }

    private mutating func operation(precedence: Int, depth: Int) -> PluralExpression? {
      guard precedence <= 6 else { return operand(depth: depth) }
      guard var left = operation(precedence: precedence + 1, depth: depth) else { return nil }
      while case .op(let op)? = tokens.first, op.precedence == precedence {
        tokens.removeFirst()
        guard let right = operation(precedence: precedence + 1, depth: depth) else { return nil }
        left = .operation(op, left, right)
      }
      return left
    }

    private mutating func operand(depth: Int) -> PluralExpression? {
      guard depth < Self.maximumDepth, let token = tokens.popFirst() else { return nil }
      switch token {
      case .n: return .n
      case .number(let number): return .number(number)
      case .mark(UInt8(ascii: "!")): return operand(depth: depth + 1).map { .not($0) }
      case .mark(UInt8(ascii: "(")):
        guard let inner = choice(depth: depth + 1), take(.mark(UInt8(ascii: ")"))) else { return nil }
        return inner
      case .mark, .op: return nil
      }
    }

    private mutating func take(_ token: Token) -> Bool {
      guard tokens.first == token else { return false }
      tokens.removeFirst()
      return true
    }
  }
}

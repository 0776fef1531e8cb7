internal import CatalogModel
internal import CodeWriting
internal import MessageSyntax

/// Plurals and selects as statements.
extension SwiftTextCode {
  typealias Body = (inout SwiftTextCode, [GeneratedText.Part], Number?) -> [String]

  /// - Parameter body: the statements for the parts of a branch.
  mutating func branches(_ piece: Piece, _ body: Body) -> [String] {
    switch piece.part {
    case .plural(let plural): self.plural(plural, body)
    case .select(let select): self.select(select, body)
    case .literal, .argument, .number, .numberSign: []
    }
  }

  private mutating func plural(_ plural: GeneratedText.Plural, _ body: Body) -> [String] {
    let argument = argument(plural.argument)
    let number = number(of: plural)
    var lines: [String] = []
    for branch in plural.explicit {
      let condition = Self.equality(argument, branch.value)
      lines = Self.joined(lines, "if \(condition) {", body: body(&self, branch.parts, number))
    }
    return Self.joined(lines, nil, body: categories(plural, number, body: body))
  }

  /// A `Double` represents integers of this size exactly, so they can be compared directly.
  private static func equality(_ argument: SwiftMessage.Argument, _ value: Double) -> String {
    let isExact = value == value.rounded() && value.magnitude < 9_007_199_254_740_992
    let operand = argument.kind == .integer && !isExact ? "Double(\(argument.variable))" : argument.variable
    return "\(operand) == \(SwiftText.number(value))"
  }

  private mutating func categories(_ plural: GeneratedText.Plural, _ number: Number, body: Body) -> [String] {
    let branches = branches(plural)
    guard !branches.isEmpty else { return body(&self, plural.other, number) }
    let rules = rules(of: plural)
    needs.rules.insert(rules)
    var operand = number.expression
    if rules.isDecimal {
      needs.countsDecimals = true
      operand = "CatalogDecimal(\(operand), .\(plural.style.word))"
    }
    var lines = ["switch CatalogPluralRules.\(plurals.name(rules))(\(operand)) {"]
    for branch in branches {
      lines += Self.branch("case .\(branch.category.keyword):", body(&self, branch.parts, number))
    }
    return lines + Self.branch("default:", body(&self, plural.other, number)) + ["}"]
  }

  private static func branch(_ head: String, _ body: [String]) -> [String] {
    switch body.count {
    case 0: ["\(head) break"]
    case 1: ["\(head) \(body[0])"]
    default: [head] + body.map { "  \($0)" }
    }
  }

  /// Compares code units; Swift's strings would compare canonical equivalence.
  private mutating func select(_ select: GeneratedText.Select, _ body: Body) -> [String] {
    let argument = argument(select.argument)
    var lines: [String] = []
    for branch in select.branches where branch.parts != select.other {
      let condition = "\(argument.variable).utf8.elementsEqual(\(SwiftText.literal(branch.word)).utf8)"
      lines = Self.joined(lines, "if \(condition) {", body: body(&self, branch.parts, nil))
    }
    return Self.joined(lines, nil, body: body(&self, select.other, nil))
  }

  /// A chain of conditions, each of which excludes the following ones.
  ///
  /// - Parameter head: the next condition; nil for the last branch.
  private static func joined(_ chain: [String], _ head: String?, body: [String]) -> [String] {
    let inner = body.map { "  \($0)" }
    guard let head else {
      let isFlat = chain.isEmpty || body.isEmpty || body.last?.hasPrefix("return") == true
      return isFlat ? chain + body : chain.dropLast() + ["} else {"] + inner + ["}"]
    }
    return (chain.isEmpty ? [head] : chain.dropLast() + ["} else \(head)"]) + inner + ["}"]
  }
}

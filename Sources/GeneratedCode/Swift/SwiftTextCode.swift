internal import CatalogModel
internal import MessageSyntax

/// The statements that return or append a text.
struct SwiftTextCode {
  private let text: GeneratedText
  private let message: SwiftMessage
  private let plurals: SwiftPluralNames
  private let numbers: SwiftNumbers
  private(set) var needs: SwiftNeeds

  init(
    _ text: GeneratedText, of message: SwiftMessage, in catalog: GeneratedCatalog, _ numbers: SwiftNumbers,
    _ needs: SwiftNeeds
  ) {
    self.text = text
    self.message = message
    self.numbers = numbers
    plurals = SwiftPluralNames(catalog)
    self.needs = needs
  }

  /// The number that `#` prints.
  fileprivate struct Number {
    let expression: String
    let kind: ArgumentDeclaration.Kind
  }

  /// The statements that return the text.
  mutating func returning() -> [String] { returning(text.parts, number: nil) }

  private mutating func returning(_ parts: [GeneratedText.Part], number: Number?) -> [String] {
    if parts.count == 1 {
      switch parts[0] {
      case .plural(let plural):
        return self.plural(plural) { $0.returning($1, number: $2) }
      case .select(let select):
        return self.select(select) { $0.returning($1, number: nil) }
      default: break
      }
    }
    let start = parts.prefix { !$0.isBranching }
    guard start.count < parts.count else { return ["return \(literal(parts, number))"] }
    return ["var text = \(literal(start, number))"] + appending(parts.dropFirst(start.count), number: number)
      + ["return text"]
  }

  /// The statements that append to the variable `text`.
  private mutating func appending(_ parts: some Collection<GeneratedText.Part>, number: Number?) -> [String] {
    var lines: [String] = []
    var plain: [GeneratedText.Part] = []
    for part in parts {
      if part.isBranching, !plain.isEmpty {
        lines.append("text += \(literal(plain, number))")
        plain = []
      }
      switch part {
      case .plural(let plural): lines += self.plural(plural) { $0.appending($1, number: $2) }
      case .select(let select): lines += self.select(select) { $0.appending($1, number: nil) }
      default: plain.append(part)
      }
    }
    return plain.isEmpty ? lines : lines + ["text += \(literal(plain, number))"]
  }
}

extension GeneratedText.Part {
  /// Whether it needs a statement of its own.
  fileprivate var isBranching: Bool {
    switch self {
    case .plural, .select: true
    case .literal, .argument, .number, .numberSign: false
    }
  }
}

// MARK: - Literals with interpolations

extension SwiftTextCode {
  private mutating func literal(_ parts: some Collection<GeneratedText.Part>, _ number: Number?) -> String {
    if let counted = counted(Array(parts), number) { return counted }
    var literal = ""
    for part in parts {
      switch part {
      case .literal(let text): literal += SwiftText.escaped(text)
      case .argument(let name): literal += "\\(\(inserted(argument(name))))"
      case .number(let name, let style): literal += "\\(\(printed(Number(argument(name)), style)))"
      case .numberSign: if let number { literal += "\\(\(printed(number, .decimal)))" }
      case .plural, .select: break
      }
    }
    return "\"\(literal)\""
  }

  /// An integer between two texts, the most common form: one call is faster and smaller than interpolations.
  private mutating func counted(_ parts: [GeneratedText.Part], _ number: Number?) -> String? {
    var around = ["", ""]
    var integer: Number?
    for part in parts {
      switch (part, number) {
      case (.literal(let text), _): around[integer == nil ? 0 : 1] += text
      case (.argument(let name), _) where integer == nil: integer = Number(argument(name))
      case (.number(let name, .decimal), _) where integer == nil: integer = Number(argument(name))
      case (.number(let name, .integer), _) where integer == nil: integer = Number(argument(name))
      case (.numberSign, let number?) where integer == nil: integer = number
      default: return nil
      }
    }
    guard let integer, integer.kind == .integer else { return nil }
    needs.printsIntegers = true
    let literals = around.map(SwiftText.literal)
    return around == ["", ""]
      ? "\(format).text(\(integer.expression))"
      : "\(format).text(\(literals[0]), \(integer.expression), \(literals[1]))"
  }

  private func argument(_ name: String) -> SwiftMessage.Argument {
    message.arguments.first { $0.name == name } ?? .init(name: name, kind: .text)
  }

  private mutating func inserted(_ argument: SwiftMessage.Argument) -> String {
    guard argument.kind == .text else { return printed(Number(argument), .decimal) }
    needs.isolates = true
    return "CatalogIsolation.text(\(argument.variable), inRightToLeftText: \(text.isRightToLeft))"
  }

  /// The format that prints numbers.
  private var format: String {
    text.ownNumberFormat.map { "CatalogNumberFormat.\(numbers.name($0))" } ?? "numbers"
  }

  private mutating func printed(_ number: Number, _ style: NumberStyle) -> String {
    switch (style, number.kind) {
    case (.percent, _):
      needs.printsPercent = true
      return "\(format).percent(\(number.expression))"
    case (.integer, .number):
      needs.printsDecimals = true
      return "\(format).whole(\(number.expression))"
    case (.decimal, .number):
      needs.printsDecimals = true
      return "\(format).text(\(number.expression))"
    case (.decimal, _), (.integer, _):
      needs.printsIntegers = true
      return "\(format).text(\(number.expression))"
    }
  }
}

extension SwiftTextCode.Number {
  fileprivate init(_ argument: SwiftMessage.Argument) {
    self.init(expression: argument.variable, kind: argument.kind)
  }
}

// MARK: - Branches

extension SwiftTextCode {
  private typealias Body = (inout SwiftTextCode, [GeneratedText.Part], Number?) -> [String]

  private mutating func plural(_ plural: GeneratedText.Plural, _ body: Body) -> [String] {
    let argument = argument(plural.argument)
    let isPlain = plural.offset == 0
    let whole = argument.kind == .integer ? "Double(\(argument.variable))" : argument.variable
    let number =
      isPlain
      ? Number(argument) : Number(expression: "\(whole) - \(SwiftText.number(plural.offset))", kind: .number)
    var lines: [String] = []
    for branch in plural.explicit {
      let condition = Self.equality(argument, branch.value)
      lines = Self.joined(lines, "if \(condition) {", body(&self, branch.parts, number))
    }
    let rest = categories(plural, number, body)
    return Self.joined(lines, nil, rest)
  }

  /// A chain of conditions, each of which excludes the next ones.
  private static func joined(_ chain: [String], _ head: String?, _ body: [String]) -> [String] {
    let inner = body.map { "  \($0)" }
    if head == nil, body.last?.hasPrefix("return") == true || body.isEmpty { return chain + body }
    guard chain.isEmpty else {
      return chain.dropLast() + ["} else \(head ?? "{")"] + inner + ["}"]
    }
    return head.map { [$0] + inner + ["}"] } ?? body
  }

  private mutating func categories(_ plural: GeneratedText.Plural, _ number: Number, _ body: Body) -> [String] {
    let isDecimal = number.kind == .number || plural.style == .percent
    let rules = SwiftNeeds.Rules(locale: text.pluralRules, isOrdinal: plural.isOrdinal, isDecimal: isDecimal)
    let possible = plurals.categories(rules)
    let branches = plural.branches.filter { possible.contains($0.category.keyword) && $0.parts != plural.other }
    guard !branches.isEmpty else { return body(&self, plural.other, number) }
    needs.rules.insert(rules)
    var operand = number.expression
    if isDecimal {
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

  /// Integers that a `Double` has exactly can be compared as they are.
  private static func equality(_ argument: SwiftMessage.Argument, _ value: Double) -> String {
    let isExact = value == value.rounded() && value.magnitude < 9_007_199_254_740_992
    let operand = argument.kind == .integer && !isExact ? "Double(\(argument.variable))" : argument.variable
    return "\(operand) == \(SwiftText.number(value))"
  }

  private mutating func select(
    _ select: GeneratedText.Select, _ body: (inout SwiftTextCode, [GeneratedText.Part]) -> [String]
  ) -> [String] {
    let argument = argument(select.argument)
    var lines: [String] = []
    for branch in select.branches where branch.parts != select.other {
      let condition = "\(argument.variable).utf8.elementsEqual(\(SwiftText.literal(branch.word)).utf8)"
      lines = Self.joined(lines, "if \(condition) {", body(&self, branch.parts))
    }
    return Self.joined(lines, nil, body(&self, select.other))
  }
}

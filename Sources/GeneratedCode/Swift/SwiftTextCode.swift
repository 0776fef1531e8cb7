internal import CatalogModel
internal import CodeWriting
internal import MessageSyntax

/// The statements that return a text.
struct SwiftTextCode {
  let text: GeneratedText
  let message: SwiftMessage
  let plurals: SwiftPluralNames
  let numbers: SwiftNumbers
  var needs: SwiftNeeds

  init(
    _ text: GeneratedText, of message: SwiftMessage, in catalog: GeneratedCatalog, _ numbers: SwiftNumbers,
    needs: SwiftNeeds
  ) {
    self.text = text
    self.message = message
    self.numbers = numbers
    plurals = SwiftPluralNames(catalog)
    self.needs = needs
  }

  /// The number that `#` prints.
  struct Number {
    let expression: String
    let kind: ArgumentDeclaration.Kind

    init(expression: String, kind: ArgumentDeclaration.Kind) {
      self.expression = expression
      self.kind = kind
    }

    init(_ argument: SwiftMessage.Argument) { self.init(expression: argument.variable, kind: argument.kind) }
  }

  /// The statements that return the text.
  mutating func returning() -> [String] { returning(text.parts, number: nil) }

  private mutating func returning(_ parts: [GeneratedText.Part], number: Number?) -> [String] {
    let pieces = pieces(parts, number)
    if pieces.count == 1, pieces[0].isBranching { return branches(pieces[0]) { $0.returning($1, number: $2) } }
    let start = pieces.prefix { !$0.isBranching }
    guard start.count < pieces.count else { return ["return \(literal(pieces))"] }
    var lines = ["var text = \(literal(Array(start)))"]
    var plain: [Piece] = []
    for piece in pieces.dropFirst(start.count) { append(piece, after: &plain, &lines) }
    return lines + rest(plain) + ["return text"]
  }

  /// The statements that append to the variable `text`.
  private mutating func appending(_ parts: [GeneratedText.Part], number: Number?) -> [String] {
    var lines: [String] = []
    var plain: [Piece] = []
    for piece in pieces(parts, number) { append(piece, after: &plain, &lines) }
    return lines + rest(plain)
  }

  /// - Parameter plain: the pieces that fit into one literal.
  private mutating func append(_ piece: Piece, after plain: inout [Piece], _ lines: inout [String]) {
    guard piece.isBranching else { return plain.append(piece) }
    lines += rest(plain)
    plain = []
    lines += branches(piece) { $0.appending($1, number: $2) }
  }

  private mutating func rest(_ plain: [Piece]) -> [String] { plain.isEmpty ? [] : ["text += \(literal(plain))"] }
}

// MARK: - Pieces

extension SwiftTextCode {
  /// A part, with the number that `#` prints in it.
  struct Piece {
    let part: GeneratedText.Part
    let number: Number?

    /// True if it needs a separate statement.
    var isBranching: Bool {
      switch part {
      case .plural, .select: true
      case .literal, .argument, .number, .numberSign: false
      }
    }
  }

  /// The parts of a text; a plural or select with only one text is replaced by that text.
  private func pieces(_ parts: [GeneratedText.Part], _ number: Number?) -> [Piece] {
    parts.flatMap { part -> [Piece] in
      switch part {
      case .plural(let plural)
      where branches(plural).isEmpty && plural.explicit.allSatisfy { $0.parts == plural.other }:
        pieces(plural.other, self.number(of: plural))
      case .select(let select) where select.branches.allSatisfy { $0.parts == select.other }:
        pieces(select.other, nil)
      default: [Piece(part: part, number: number)]
      }
    }
  }

  /// The branches of a plural that a number can select and that differ from `other`.
  func branches(_ plural: GeneratedText.Plural) -> [GeneratedText.Plural.Branch] {
    let possible = plurals.categories(rules(of: plural))
    return plural.branches.filter { possible.contains($0.category.keyword) && $0.parts != plural.other }
  }

  func rules(of plural: GeneratedText.Plural) -> SwiftNeeds.Rules {
    let isDecimal = number(of: plural).kind == .number || plural.style == .percent
    return SwiftNeeds.Rules(locale: text.pluralRules, isOrdinal: plural.isOrdinal, isDecimal: isDecimal)
  }

  /// The number that `#` prints in a plural: the argument minus the offset.
  func number(of plural: GeneratedText.Plural) -> Number {
    let argument = argument(plural.argument)
    guard plural.offset != 0 else { return Number(argument) }
    let whole = argument.kind == .integer ? "Double(\(argument.variable))" : argument.variable
    return Number(expression: "\(whole) - \(SwiftText.number(plural.offset))", kind: .number)
  }

  func argument(_ name: String) -> SwiftMessage.Argument {
    message.arguments.first { $0.name == name } ?? .init(name: name, kind: .text)
  }
}

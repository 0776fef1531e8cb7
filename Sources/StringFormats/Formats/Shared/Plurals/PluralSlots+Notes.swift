internal import MessageSyntax

extension PluralSlots {
  /// The source's sentence for a category, or for `other`; the number is the argument's placeholder.
  func source(of source: MessageForms, _ category: PluralCategory) -> [MessagePiece] {
    let pieces =
      switch source {
      case .plain(let pieces): pieces
      case .plural(let plural): plural[category] ?? plural[.other] ?? []
      case .other: [MessagePiece]()
      }
    return pieces.map { $0 == .numberSign ? .argument(argument) : $0 }
  }
}

extension PluralMessage.Selector {
  /// The purpose of a separate entry.
  func note(of argument: String, _ context: UnitContext) -> String {
    switch self {
    case .exactly: return "The text where {\(argument)} is \(text.dropFirst())."
    case .category(let category):
      let numbers = context.numbers(of: argument, in: category).map { ": \($0)" } ?? ", which no whole number has."
      return "Plural category '\(category.keyword)' of {\(argument)}\(numbers)"
    }
  }
}

internal import CatalogModel
internal import CodeWriting
internal import MessageSyntax

/// Literals with interpolations.
extension SwiftTextCode {
  /// - Parameter pieces: pieces without branches.
  mutating func literal(_ pieces: [Piece]) -> String {
    if let counted = counted(pieces) { return counted }
    var literal = ""
    for piece in pieces {
      switch piece.part {
      case .literal(let text): literal += SwiftText.escaped(text)
      case .argument(let name): literal += "\\(\(inserted(argument(name))))"
      case .number(let name, let style): literal += "\\(\(printed(Number(argument(name)), style)))"
      case .numberSign: if let number = piece.number { literal += "\\(\(printed(number, .decimal)))" }
      case .plural, .select: break
      }
    }
    return "\"\(literal)\""
  }

  /// An integer between two texts, the most common form: a single call is faster and smaller than interpolations.
  private mutating func counted(_ pieces: [Piece]) -> String? {
    var (prefix, suffix) = ("", "")
    var integer: Number?
    for piece in pieces {
      switch piece.part {
      case .literal(let text): if integer == nil { prefix += text } else { suffix += text }
      case .argument(let name) where integer == nil: integer = Number(argument(name))
      case .number(let name, let style) where integer == nil && style != .percent: integer = Number(argument(name))
      case .numberSign where integer == nil: integer = piece.number
      default: return nil
      }
    }
    guard let integer, integer.kind == .integer else { return nil }
    needs.printsIntegers = true
    if prefix.isEmpty, suffix.isEmpty { return "\(format).text(\(integer.expression))" }
    return "\(format).text(\(SwiftText.literal(prefix)), \(integer.expression), \(SwiftText.literal(suffix)))"
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

internal import MessageSyntax

/// Patterns of Python's `str.format`, `python-brace-format` in gettext (Python library reference, § Format string
/// syntax).
enum BraceText {
  /// - Parameter isPattern: whether code fills in placeholders; otherwise a text is literal.
  static func text(of pieces: [MessagePiece], isPattern: Bool) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): isPattern ? text.replacing("{", with: "{{").replacing("}", with: "}}") : text
      case .argument(let name): "{\(name)}"
      case .number(let name, let style): "{\(name):\(specification(of: style))}"
      case .numberSign: "#"
      }
    }.joined()
  }

  /// A number formatted for the locale, the same without fraction, and a percentage.
  private static func specification(of style: NumberStyle) -> String {
    switch style {
    case .decimal: "n"
    case .integer: ".0f"
    case .percent: ".0%"
    }
  }

  /// Finds the placeholders of a pattern.
  ///
  /// - Throws: ``Refusal`` for a brace that is neither doubled nor part of a placeholder.
  static func pieces(of text: String) throws(Refusal) -> [MessagePiece] {
    try pieces(of: text, placeholder: Self.placeholder)
  }

  /// The same for other patterns with braces, with a parser for their content.
  static func pieces(
    of text: String, placeholder: (String) -> MessagePiece?
  ) throws(Refusal) -> [MessagePiece] {
    var pieces: [MessagePiece] = []
    var literal = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "{" || scalar == "}" else {
        literal.append(scalar)
        continue
      }
      if scalars.first == scalar {
        scalars.removeFirst()
        literal.append(scalar)
        continue
      }
      guard scalar == "{", let end = scalars.firstIndex(of: "}"),
        let placeholder = placeholder(String(scalars[..<end]))
      else { throw Refusal("'\(scalar)' begins no placeholder of the text; double it, or correct the placeholder") }
      pieces += [.text(String(literal)), placeholder]
      literal = .init()
      scalars = scalars[scalars.index(after: end)...]
    }
    return (pieces + [.text(String(literal))]).joined
  }

  private static func placeholder(_ text: String) -> MessagePiece? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first.map(String.init), MessageForms("{\(name)}") == .plain([.argument(name)]) else {
      return nil
    }
    guard parts.count == 2 else { return .argument(name) }
    return [NumberStyle.decimal, .integer, .percent].first { specification(of: $0) == parts[1] }
      .map { .number(name, $0) }
  }
}

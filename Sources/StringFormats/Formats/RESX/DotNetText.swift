internal import CatalogModel
internal import MessageSyntax

/// Patterns of `string.Format` (Microsoft Learn, Composite formatting).
enum DotNetText {
  /// - Throws: ``Refusal`` for a placeholder without a declared argument.
  static func text(of pieces: [MessagePiece], _ arguments: [ArgumentDeclaration]) throws(Refusal) -> String {
    var text = ""
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .text(let literal):
        text += arguments.isEmpty ? literal : literal.replacing("{", with: "{{").replacing("}", with: "}}")
      case .argument(let name):
        let index = try number(name, arguments)
        // After a format specification, .NET reads the first of three braces as part of it.
        let isBeforeBrace =
          if case .text(let next)? = pieces.dropFirst(place + 1).first { next.hasPrefix("}") } else { false }
        let isPlain = arguments[index].kind == .text || isBeforeBrace
        text += isPlain ? "{\(index)}" : "{\(index):\(specification(of: .decimal))}"
      case .number(let name, let style): text += "{\(try number(name, arguments)):\(specification(of: style))}"
      case .numberSign: text += "#"
      }
    }
    return text
  }

  private static func number(_ name: String, _ arguments: [ArgumentDeclaration]) throws(Refusal) -> Int {
    if let index = arguments.firstIndex(where: { $0.name == name }) { return index }
    throw Refusal("resx cannot number '{\(name)}', which is not a declared argument")
  }

  /// The equivalents of ICU's styles: grouped with at most three decimals, grouped without decimals, and percent.
  private static func specification(of style: NumberStyle) -> String {
    switch style {
    case .decimal: "#,0.###"
    case .integer: "N0"
    case .percent: "P0"
    }
  }

  /// - Throws: ``Refusal`` for a brace that is neither doubled nor part of a placeholder, and for an item without an
  ///   argument.
  static func pieces(of text: String, _ arguments: [ArgumentDeclaration]) throws(Refusal) -> [MessagePiece] {
    guard !arguments.isEmpty else { return [MessagePiece.text(text)].joined }
    // The braces are the same as Python's, with numbers in them.
    return try BraceText.pieces(of: text) { item in
      let parts = item.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let index = parts.first.flatMap({ Int($0) }), arguments.indices.contains(index) else { return nil }
      let name = arguments[index].name
      guard parts.count == 2 else { return .argument(name) }
      return [NumberStyle.decimal, .integer, .percent].first { specification(of: $0) == parts[1] }
        .map { .number(name, $0) }
    }
  }
}

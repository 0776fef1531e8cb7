internal import CatalogModel
internal import MessageSyntax

/// Sentences with i18next's interpolation: `{{name}}`, and `{{count, number}}` for a localized number.
enum I18NextText {
  /// A sentence in i18next's syntax.
  static func text(of pieces: [MessagePiece], _ arguments: [ArgumentDeclaration]) throws(Refusal) -> String {
    var text = ""
    var literal = ""
    for piece in pieces {
      switch piece {
      case .text(let own):
        text += own
        literal += own
        continue
      case .argument(let name):
        text += arguments.first { $0.name == name }.map { placeholder(of: $0) } ?? "{{\(name)}}"
      case .number(let name, .decimal): text += "{{\(name), number}}"
      case .number(let name, .integer): text += "{{\(name), number(maximumFractionDigits: 0)}}"
      case .number(let name, .percent): text += "{{\(name), number(style: percent)}}"
      case .numberSign: text += "{{\(I18NextFormat.counted), number}}"
      }
      // A single brace before a placeholder would be read as part of it.
      guard !literal.hasSuffix("{") else { throw Refusal("a brace before a placeholder") }
      literal += "\u{0}"
    }
    for syntax in ["{{", "$t("] where literal.contains(syntax) { throw Refusal("the text '\(syntax)'") }
    if let found = brokenPlaceholder(in: literal[...], arguments) { throw Refusal("the text '\(found.text)'") }
    return text
  }

  /// The placeholder of an argument.
  private static func placeholder(of argument: ArgumentDeclaration) -> String {
    argument.kind == .text ? "{{\(argument.name)}}" : "{{\(argument.name), number}}"
  }

  /// A broken placeholder that i18next would show literally: `{count}`, or a `}}` without a beginning.
  private static func brokenPlaceholder(
    in literal: Substring, _ arguments: [ArgumentDeclaration]
  ) -> (text: String, argument: ArgumentDeclaration?)? {
    var rest = literal
    while let opening = rest.firstIndex(of: "{") {
      let content = rest[rest.index(after: opening)...].prefix { $0 != "{" && $0 != "}" }
      rest = rest[content.endIndex...]
      let name = String(content.prefix { $0 != "," }).trimmingWhitespace
      if rest.first == "}", let argument = arguments.first(where: { $0.name == name }) {
        return ("{\(content)}", argument)
      }
    }
    return literal.contains("}}") ? ("}}", nil) : nil
  }

  // MARK: Reading

  /// The pieces of a sentence.
  ///
  /// - Parameter arguments: the unit's arguments; empty if the catalogue does not have the unit.
  /// - Throws: ``Refusal``, also for text that an app would show with its braces.
  static func pieces(of text: String, _ arguments: [ArgumentDeclaration]) throws(Refusal) -> [MessagePiece] {
    guard !text.contains("$t(") else { throw Refusal("the text refers to another one with '$t('; write its words") }
    var pieces: [MessagePiece] = []
    var rest = text[...]
    while let opening = rest.firstRange(of: "{{") {
      pieces.append(try literal(rest[..<opening.lowerBound], arguments))
      let content = rest[opening.upperBound...].prefix { $0 != "{" && $0 != "}" }
      let ending = rest[content.endIndex...]
      guard ending.hasPrefix("}}") else {
        let name = String(content.prefix { $0 != "," }).trimmingWhitespace
        let meant = arguments.first { $0.name == name } ?? arguments.first
        throw Refusal("a '{{' has no '}}' after its name; \(advice(meant))")
      }
      pieces.append(try placeholder(String(content)))
      rest = ending.dropFirst(2)
    }
    pieces.append(try literal(rest, arguments))
    return pieces.joined
  }

  /// The literal text between placeholders.
  private static func literal(
    _ text: Substring, _ arguments: [ArgumentDeclaration]
  ) throws(Refusal) -> MessagePiece {
    guard let found = brokenPlaceholder(in: text, arguments) else { return .text(String(text)) }
    if let argument = found.argument {
      throw Refusal("'\(found.text)' has one brace on each side; \(advice(argument))")
    }
    throw Refusal("a '}}' has no '{{' before its name; \(advice(arguments.first))")
  }

  private static func advice(_ argument: ArgumentDeclaration?) -> String {
    argument.map { "write '\(placeholder(of: $0))'" } ?? "remove the braces"
  }

  /// `count`, `- name` (not escaped for HTML) or `count, number(style: percent)`.
  private static func placeholder(_ content: String) throws(Refusal) -> MessagePiece {
    let parts = content.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false).map {
      String($0).trimmingWhitespace
    }
    var name = parts[0]
    if name.hasPrefix("-") { name = String(name.dropFirst()).trimmingWhitespace }
    guard MessageForms("{\(name)}") == .plain([.argument(name)]) else {
      throw Refusal("'{{\(content)}}' names no argument; write '{{\(I18NextFormat.counted)}}'")
    }
    switch parts.dropFirst().first?.filter({ $0 != " " }) {
    case nil: return .argument(name)
    case "number": return .number(name, .decimal)
    case "number(maximumFractionDigits:0)": return .number(name, .integer)
    case "number(style:percent)": return .number(name, .percent)
    default: throw Refusal("the format of '{{\(content)}}' is not known; write '{{\(name), number}}'")
    }
  }
}

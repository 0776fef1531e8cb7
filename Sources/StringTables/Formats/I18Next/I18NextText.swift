internal import MessageSyntax

/// Sentences with i18next's interpolation: `{{name}}`, and `{{count, number}}` for a number in the locale's digits.
enum I18NextText {
  /// What i18next cannot write, as a noun phrase, or cannot be read, as a clause.
  struct Obstacle: Error {
    let words: String
    init(_ words: String) { self.words = words }
  }

  /// A sentence in i18next's spelling.
  ///
  /// - Parameter numbers: the arguments that are numbers.
  static func text(of pieces: [MessagePiece], numbers: Set<String>) throws(Obstacle) -> String {
    var text = ""
    var literal = ""
    for piece in pieces {
      switch piece {
      case .text(let own):
        text += own
        literal += own
        continue
      case .argument(let name): text += numbers.contains(name) ? "{{\(name), number}}" : "{{\(name)}}"
      case .number(let name, .decimal): text += "{{\(name), number}}"
      case .number(let name, .integer): text += "{{\(name), number(maximumFractionDigits: 0)}}"
      case .number(let name, .percent): text += "{{\(name), number(style: percent)}}"
      case .numberSign: text += "{{\(I18NextFormat.counted), number}}"
      }
      // One brace before a placeholder would be taken for a part of it.
      guard !literal.hasSuffix("{") else { throw Obstacle("a brace before a placeholder") }
      literal += "\u{0}"
    }
    for syntax in ["{{", "$t("] where literal.contains(syntax) { throw Obstacle("the text '\(syntax)'") }
    return text
  }

  /// The pieces of a sentence.
  static func pieces(of text: String) throws(Obstacle) -> [MessagePiece] {
    guard !text.contains("$t(") else { throw Obstacle("the text refers to another one with '$t('; write its words") }
    var pieces: [MessagePiece] = []
    var rest = text[...]
    while let opening = rest.firstRange(of: "{{") {
      guard let closing = rest[opening.upperBound...].firstRange(of: "}}") else { break }
      pieces.append(.text(String(rest[..<opening.lowerBound])))
      pieces.append(try placeholder(String(rest[opening.upperBound..<closing.lowerBound])))
      rest = rest[closing.upperBound...]
    }
    return (pieces + [.text(String(rest))]).joined
  }

  /// `count`, `- name` (not escaped for HTML) or `count, number(style: percent)`.
  private static func placeholder(_ words: String) throws(Obstacle) -> MessagePiece {
    let parts = words.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false).map {
      String($0).trimmingWhitespace
    }
    var name = parts[0]
    if name.hasPrefix("-") { name = String(name.dropFirst()).trimmingWhitespace }
    guard MessageForms("{\(name)}") == .plain([.argument(name)]) else {
      throw Obstacle("'{{\(words)}}' names no argument; write '{{\(I18NextFormat.counted)}}'")
    }
    switch parts.dropFirst().first?.filter({ $0 != " " }) {
    case nil: return .argument(name)
    case "number": return .number(name, .decimal)
    case "number(maximumFractionDigits:0)": return .number(name, .integer)
    case "number(style:percent)": return .number(name, .percent)
    default: throw Obstacle("the format of '{{\(words)}}' is not known; write '{{\(name), number}}'")
    }
  }
}

internal import MessageSyntax
internal import SourceText

/// The pattern of keys in a string table: `ds_{purpose}[_{message}]`.
///
/// Everything is literal except:
/// - `{purpose}`: the purpose's identifier, in the form that the format allows: `select-all`, `select_all`,
///   `selectAll`;
/// - `{message}`: the message's name, `counted`; for a title `title`;
/// - `{Purpose}` and `{Message}`: the same in upper camel case, `SelectAll` and `Counted`;
/// - `[…]`: left out of a title's key.
package struct KeyPattern: Hashable, Sendable, CustomStringConvertible {
  /// A part of a pattern.
  package enum Piece: Hashable, Sendable {
    case literal(String)
    case placeholder(Placeholder)
  }

  /// A variable part of a key.
  package enum Placeholder: String, CaseIterable, Sendable {
    case purpose
    case message
    case upperCamelPurpose = "Purpose"
    case upperCamelMessage = "Message"
  }

  /// A piece, which title keys may omit.
  package struct Part: Hashable, Sendable {
    package let piece: Piece
    /// True if the piece is in brackets.
    package let isOptional: Bool
  }

  /// The maximum length of a pattern.
  package static let longest = 100

  /// The text of the pattern.
  package let description: String
  package let parts: [Part]

  /// Parses a pattern.
  ///
  /// - Throws: ``KeyPatternError`` if it is malformed or does not contain the purpose.
  package init(_ text: String) throws(KeyPatternError) {
    guard text.unicodeScalars.count <= Self.longest else {
      throw KeyPatternError("the pattern is longer than \(Self.longest) characters; shorten it")
    }
    var parser = Parser(rest: text[...])
    parts = try parser.parts()
    description = text
    let purposes = parts.count { [.placeholder(.purpose), .placeholder(.upperCamelPurpose)].contains($0.piece) }
    let messages = parts.count { [.placeholder(.message), .placeholder(.upperCamelMessage)].contains($0.piece) }
    guard purposes < 2, messages < 2 else {
      throw KeyPatternError("pattern '\(text)' names the \(purposes > 1 ? "purpose" : "message") twice; name it once")
    }
    guard purposes > 0 else {
      throw KeyPatternError("pattern '\(text)' does not name the purpose; put '{purpose}' into it")
    }
  }
}

/// The reason why a text is not a ``KeyPattern``.
package struct KeyPatternError: Error, Hashable, CustomStringConvertible {
  /// The problem and its fix; lower case, without a full stop.
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// Splits a pattern at its braces and brackets.
private struct Parser {
  var rest: Substring
  private var isOptional = false

  init(rest: Substring) { self.rest = rest }

  mutating func parts() throws(KeyPatternError) -> [KeyPattern.Part] {
    let whole = rest
    var parts: [KeyPattern.Part] = []
    while let first = rest.unicodeScalars.first {
      switch first {
      case "[" where !isOptional: try enter(whole)
      case "]" where isOptional: leave()
      case "{": parts.append(part(.placeholder(try placeholder(whole))))
      case "[": throw KeyPatternError("'[' within '[…]' in pattern '\(whole)'; close the first one before it")
      case "]", "}": throw KeyPatternError("'\(first)' has no opening bracket in pattern '\(whole)'; remove it")
      default: parts.append(part(.literal(literal())))
      }
    }
    return parts
  }

  private func part(_ piece: KeyPattern.Piece) -> KeyPattern.Part {
    KeyPattern.Part(piece: piece, isOptional: isOptional)
  }

  private mutating func enter(_ whole: Substring) throws(KeyPatternError) {
    guard rest.contains("]") else { throw KeyPatternError("'[' is not closed in pattern '\(whole)'; add ']'") }
    isOptional = true
    rest.unicodeScalars.removeFirst()
  }

  private mutating func leave() {
    isOptional = false
    rest.unicodeScalars.removeFirst()
  }

  private mutating func placeholder(_ whole: Substring) throws(KeyPatternError) -> KeyPattern.Placeholder {
    guard let end = rest.unicodeScalars.firstIndex(of: "}") else {
      throw KeyPatternError("'{' is not closed in pattern '\(whole)'; add '}'")
    }
    let name = String(rest.unicodeScalars[..<end].dropFirst())
    rest = rest[rest.unicodeScalars.index(after: end)...]
    if let found = KeyPattern.Placeholder(rawValue: name) { return found }
    let names = KeyPattern.Placeholder.allCases.map(\.rawValue)
    let nearest = NearestName.of(name, in: names).map { "did you mean '{\($0)}'?" }
    let advice = nearest ?? "use \(names.map { "'{\($0)}'" }.joined(separator: ", "))"
    throw KeyPatternError("unknown placeholder '{\(name)}' in pattern '\(whole)'; \(advice)")
  }

  private mutating func literal() -> String {
    let end = rest.unicodeScalars.firstIndex { "{}[]".unicodeScalars.contains($0) } ?? rest.endIndex
    defer { rest = rest[end...] }
    return String(rest[..<end])
  }
}

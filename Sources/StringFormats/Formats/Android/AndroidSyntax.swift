internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// The texts of Android's resources, or of the tools for several platforms that have the same files with other rules.
///
/// | | Android | Compose Multiplatform | moko-resources |
/// |---|---|---|---|
/// | escapes | `\n \t \u0041 \\ \' \"` | `\n \t \u0041 \\` | `\n \' \" \? \@` |
/// | white space | collapsed | kept | line breaks are a space |
/// | placeholders | Java's | `%1$s`, `%1$d` | those of each platform |
/// | percent sign in a pattern | `%%` | `%` | `%%` |
///
/// (Android, String resources; Kotlin Multiplatform, String resources; moko-resources, README)
struct AndroidSyntax {
  /// nil for Android's own rules.
  let dialect: Dialect?

  /// The parts of a sentence; see ``AndroidText/parts(of:_:isPattern:)``.
  func parts(
    of pieces: [MessagePiece], _ arguments: [ArgumentDeclaration], isPattern: Bool
  ) throws(Refusal) -> [AndroidText.Part] {
    guard let dialect else { return try AndroidText.parts(of: pieces, arguments, isPattern: isPattern) }
    var parts: [AndroidText.Part] = []
    for piece in pieces {
      if case .text(let text) = piece {
        parts.append(.text(try escaped(text, in: dialect, isPattern: isPattern)))
      } else {
        parts.append(.text(try placeholder(piece, arguments, in: dialect)))
      }
    }
    return parts
  }

  private func escaped(_ text: String, in dialect: Dialect, isPattern: Bool) throws(Refusal) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch (scalar, dialect) {
      case ("\n", _): escaped += "\\n"
      case ("\t", .composeResources): escaped += "\\t"
      case ("\r", .composeResources): escaped += "\\u000D"
      case ("\\", .composeResources): escaped += "\\\\"
      case ("\t", _), ("\r", _), ("\\", _):
        throw Refusal("\(dialect.rawValue) has no escape for \(Self.name(of: scalar))")
      case ("%", .mokoResources) where isPattern: escaped += "%%"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    // The names of entities are replaced a second time.
    if dialect == .mokoResources, text.contains(/&(#[0-9]+|[a-z]+);/) {
      throw Refusal("moko-resources cannot hold '&' before a word and a semicolon, which it takes for an entity")
    }
    if dialect == .composeResources, isPattern, text.contains(/%[0-9]+\$[ds]/) {
      throw Refusal("compose-resources cannot hold a placeholder as a text")
    }
    return escaped
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "a backslash"
    case "\t": "a tab"
    default: "U+000D"
    }
  }

  private func placeholder(
    _ piece: MessagePiece, _ arguments: [ArgumentDeclaration], in dialect: Dialect
  ) throws(Refusal) -> String {
    let name =
      switch piece {
      case .argument(let name), .number(let name, .decimal): name
      case .number, .text, .numberSign: ""
      }
    guard let index = arguments.firstIndex(where: { $0.name == name }) else {
      throw Refusal("\(dialect.rawValue) cannot hold '\([piece].message)'")
    }
    try AndroidText.refuseFractions(of: arguments[index])
    return "%\(index + 1)$\(arguments[index].kind == .integer ? "d" : "s")"
  }

  // MARK: Reading

  /// The text after the processing of white space and escapes.
  func unescaped(_ text: String) -> String {
    switch dialect {
    case nil: AndroidText.unescaped(text)
    case .composeResources:
      text.replacing(/\\(u[0-9A-Fa-f]{4}|[nt\\])/) { match in
        switch match.1.first {
        case "n": "\n"
        case "t": "\t"
        case "\\": "\\"
        default:
          UInt32(match.1.dropFirst(), radix: 16).flatMap { Unicode.Scalar($0) }.map { String($0) } ?? String(match.0)
        }
      }
    case .mokoResources:
      text.replacing(/[ \t]*[\r\n]+[ \t\r\n]*/) { _ in " " }
        .replacing(/\\([n'"?@])/) { $0.1 == "n" ? "\n" : String($0.1) }
    }
  }

  /// The placeholders in an unescaped text; see ``AndroidText/pieces(of:_:)``.
  func pieces(of text: String, _ arguments: [ArgumentDeclaration]) throws(Refusal) -> [MessagePiece] {
    if let dialect, let grouped = text.firstMatch(of: /%([0-9]+\$)?,d/) {
      throw Refusal("'\(grouped.0)' is shown as it stands by \(dialect.rawValue); write '%1$d'")
    }
    guard dialect == .composeResources else { return try AndroidText.pieces(of: text, arguments) }
    if let bare = text.firstMatch(of: /%[ds]/) {
      throw Refusal("'\(bare.0)' is shown as it stands by compose-resources; write '%1$\(bare.0.dropFirst())'")
    }
    var pieces: [MessagePiece] = []
    var rest = text[...]
    while let found = rest.firstMatch(of: /%([0-9]+)\$[ds]/) {
      guard let index = Int(found.1), arguments.indices.contains(index - 1) else {
        let names = arguments.map { "{\($0.name)}" }.joined(separator: ", ")
        throw Refusal("'\(found.0)' refers to no argument; the text has \(names)")
      }
      pieces += [.text(String(rest[..<found.range.lowerBound])), .argument(arguments[index - 1].name)]
      rest = rest[found.range.upperBound...]
    }
    return (pieces + [.text(String(rest))]).joined
  }
}

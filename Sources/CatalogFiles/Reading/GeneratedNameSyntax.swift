internal import SourceText

/// The syntax of the fields of `generated` in audit.json, which an audit writes into sources unchanged.
enum GeneratedNameSyntax {
  /// The problem of a field's text, and the advice; nil for a correct text.
  static func problem(of text: String, in field: String) -> String? {
    switch field {
    case "swift":
      isIdentifier(text[...])
        ? nil : "'\(text)' is not the name of a Swift module; write one such as Purposes"
    case "kotlin":
      text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isIdentifier)
        ? nil : "'\(text)' is not the name of a package; write one such as com.example.purposes"
    case "locale":
      isExpression(text)
        ? nil
        : "'\(text)' is not an expression on one line without '<', whose brackets and quotes are closed; write one such as "
          + "locale"
    default:
      isModule(text)
        ? nil
        : "'\(text)' is not the name of a module; write one without quotes, '<', backslashes and white space, such as "
          + "./purposes/\(field == "elementLocale" ? "locales/de" : field == "element" ? "element" : "react").js"
    }
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, !first.isASCIIDigit else { return false }
    return text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
  }

  private static func isModule(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && scalar.value != 0x7F && !scalar.properties.isWhitespace
        && !"\"'`<\\".unicodeScalars.contains(scalar)
    }
  }

  /// Returns whether no part of a text would end or comment out the code around it.
  private static func isExpression(_ text: String) -> Bool {
    var open: [Character] = []
    var quote: Character?
    var (last, isEscaped): (Character, Bool) = (" ", false)
    for character in text {
      if character == "<" || character.isNewline { return false }
      if let mark = quote {
        if !isEscaped, character == mark { quote = nil }
        isEscaped = !isEscaped && character == "\\"
      } else if let closing = closings[character] {
        open.append(closing)
      } else if ")]}".contains(character) {
        guard open.popLast() == character else { return false }
      } else if "\"'`".contains(character) {
        quote = character
      } else if character == ";" || (last == "/" && "/*".contains(character)) {
        return false
      }
      last = character
    }
    return open.isEmpty && quote == nil
  }

  private static let closings: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
}

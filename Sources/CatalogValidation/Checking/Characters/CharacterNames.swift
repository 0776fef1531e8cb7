internal import SourceText

extension Unicode.Scalar {
  /// The code point and the name that Unicode gives it, as `U+200B ZERO WIDTH SPACE`: for what cannot be seen.
  var codePointAndName: String {
    guard let name = properties.name ?? controlName else { return codePoint }
    return "\(codePoint) \(name)"
  }

  /// Control characters have no name of their own, only aliases (NameAliases.txt).
  private var controlName: String? {
    switch self {
    case "\u{7}": "ALERT"
    case "\u{8}": "BACKSPACE"
    case "\t": "CHARACTER TABULATION"
    case "\n": "LINE FEED"
    case "\u{B}": "LINE TABULATION"
    case "\u{C}": "FORM FEED"
    case "\r": "CARRIAGE RETURN"
    case "\u{1B}": "ESCAPE"
    case "\u{7F}": "DELETE"
    case "\u{85}": "NEXT LINE"
    default: nil
    }
  }
}

internal import SourceText

extension Unicode.Scalar {
  /// The code point and its Unicode name, such as `U+200B ZERO WIDTH SPACE`, for invisible characters.
  var codePointAndName: String {
    guard let name = properties.name ?? controlName else { return codePoint }
    return "\(codePoint) \(name)"
  }

  /// Control characters have only aliases (NameAliases.txt), no names.
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

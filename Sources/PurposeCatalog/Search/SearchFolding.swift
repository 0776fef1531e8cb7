internal import ICUText

/// Folds texts for searching: words without case, accents and punctuation, as UTF-8.
///
/// Letters repeat, and ICU takes some hundred nanoseconds for each, so a folding caches ICU's results.
struct SearchFolding {
  static let space = UInt8(ascii: " ")

  private enum Letter {
    case dropped, edge
    case kept(Unicode.Scalar)
  }

  private var letters: [Unicode.Scalar: Letter] = [:]

  /// Appends the words of a text, with a space before each and one after the last; nothing if it has no words.
  mutating func append(_ text: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    var isAtEdge = true
    for scalar in text.unicodeScalars {
      switch letter(of: scalar) {
      case .dropped: continue
      case .edge: isAtEdge = true
      case .kept(let letter):
        if isAtEdge { bytes.append(Self.space) }
        isAtEdge = false
        bytes.append(contentsOf: UTF8.encode(letter) ?? UTF8.encodedReplacementCharacter)
      }
    }
    if bytes.count > start { bytes.append(Self.space) }
  }

  /// The folded form of a character: empty if it is dropped, a space between words.
  static func text(of scalar: Unicode.Scalar) -> String {
    switch newLetter(of: scalar) {
    case .dropped: ""
    case .edge: " "
    case .kept(let letter): String(Character(letter))
    }
  }

  private mutating func letter(of scalar: Unicode.Scalar) -> Letter {
    if let known = letters[scalar] { return known }
    let new = Self.newLetter(of: scalar)
    letters[scalar] = new
    return new
  }

  private static func newLetter(of scalar: Unicode.Scalar) -> Letter {
    let isInWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    // An accent belongs to its letter's word and is dropped.
    guard isInWord || scalar.properties.generalCategory == .nonspacingMark else { return .edge }
    return CharacterProperties.baseLetter(of: scalar).map { .kept($0) } ?? .dropped
  }
}

internal import ICUText

/// A text without case and accents, in which words are looked for.
struct BaseLetters {
  private(set) var letters: [Unicode.Scalar] = []
  /// For each letter its place in the text: UTF-8 bytes from the beginning.
  private(set) var offsets: [Int] = []

  /// Where a word first is in the text: UTF-8 bytes from the beginning; nil if it does not.
  func offset(of word: SearchedWord) -> Int? { firstPlace(of: word).map { offsets[$0] } }

  /// The places where a word stands, from its first letter to the one after it: UTF-8 bytes from the beginning.
  ///
  /// - Parameter length: of the whole text.
  func places(of word: SearchedWord, inBytes length: Int) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var next = 0
    while let start = firstPlace(of: word, from: next) {
      next = start + word.letters.count
      places.append(offsets[start]..<(next < offsets.count ? offsets[next] : length))
    }
    return places
  }

  /// The index of the letter that a word first begins with.
  ///
  /// A word stands by itself, save in scripts that put no spaces between words, where any place will do.
  private func firstPlace(of word: SearchedWord, from first: Int = 0) -> Int? {
    let length = word.letters.count
    guard length > 0, first + length <= letters.count else { return nil }
    return (first...letters.count - length).first { start in
      guard letters[start] == word.letters[0], letters[start..<start + length].elementsEqual(word.letters) else {
        return false
      }
      return !word.hasEdges || isEdge(start) && (word.isStem || isEdge(start + length))
    }
  }

  /// Whether no word runs on over a place.
  private func isEdge(_ index: Int) -> Bool {
    index == 0 || index == letters.count || !Self.isInWord(letters[index - 1]) || !Self.isInWord(letters[index])
  }

  private static func isInWord(_ letter: Unicode.Scalar) -> Bool {
    let properties = CharacterProperties(of: letter)
    return properties.isAlphabetic || properties.isMark || properties.isDecimalDigit
  }

  /// Adds what ``BaseLetterTable`` found.
  mutating func append(_ letter: Unicode.Scalar, at offset: Int) {
    letters.append(letter)
    offsets.append(offset)
  }
}

/// A word that is looked for in texts; `rout*` also finds `routes`.
struct SearchedWord {
  /// Without case and accents.
  let letters: [Unicode.Scalar]
  /// Whether it may go on.
  let isStem: Bool
  /// Whether it has to stand by itself.
  let hasEdges: Bool

  /// - Parameter table: of the locale whose texts are searched.
  init(_ word: some StringProtocol, _ table: inout BaseLetterTable) {
    isStem = word.hasSuffix("*")
    var word = String(isStem ? word.dropLast() : word[...])
    letters = word.withUTF8 { table.letters(of: $0).letters }
    hasEdges = !letters.contains { CharacterProperties(of: $0).script.isWrittenWithoutSpaces }
  }
}

extension Script {
  /// Whether no space separates words.
  fileprivate var isWrittenWithoutSpaces: Bool { Self.withoutSpaces.contains(self) }

  private static let withoutSpaces = Set(
    ["Hani", "Hira", "Kana", "Thai", "Laoo", "Khmr", "Mymr", "Tibt"].compactMap { Script($0) })
}

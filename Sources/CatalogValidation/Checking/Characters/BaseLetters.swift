internal import ICUText

/// A text without case and accents, for searching.
struct BaseLetters {
  private(set) var letters: [Unicode.Scalar] = []
  /// The offset of each letter in the text, in UTF-8 bytes.
  private(set) var offsets: [Int] = []

  /// The offset of a word's first occurrence, in UTF-8 bytes, or nil.
  func offset(of word: SearchedWord) -> Int? { firstPlace(of: word).map { offsets[$0] } }

  /// The occurrences of a word as ranges of UTF-8 bytes.
  ///
  /// - Parameter length: the length of the whole text.
  func places(of word: SearchedWord, inBytes length: Int) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var next = 0
    while let start = firstPlace(of: word, from: next) {
      next = start + word.letters.count
      places.append(offsets[start]..<(next < offsets.count ? offsets[next] : length))
    }
    return places
  }

  /// The index of a word's first occurrence.
  ///
  /// Only whole words match, except in scripts without spaces between words.
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

  /// True if an index is a word boundary.
  private func isEdge(_ index: Int) -> Bool {
    index == 0 || index == letters.count || !Self.isInWord(letters[index - 1]) || !Self.isInWord(letters[index])
  }

  private static func isInWord(_ letter: Unicode.Scalar) -> Bool {
    let properties = CharacterProperties(of: letter)
    return properties.isAlphabetic || properties.isMark || properties.isDecimalDigit
  }

  /// Adds a letter from ``BaseLetterTable``.
  mutating func append(_ letter: Unicode.Scalar, at offset: Int) {
    letters.append(letter)
    offsets.append(offset)
  }
}

/// A word to search for in texts; `rout*` also matches `routes`.
struct SearchedWord {
  /// Without case and accents.
  let letters: [Unicode.Scalar]
  /// True if any ending matches.
  let isStem: Bool
  /// True if only whole words match.
  let hasEdges: Bool

  /// - Parameter table: the table of the searched locale.
  init(_ word: some StringProtocol, _ table: inout BaseLetterTable) {
    isStem = word.hasSuffix("*")
    var word = String(isStem ? word.dropLast() : word[...])
    letters = word.withUTF8 { table.letters(of: $0).letters }
    hasEdges = !letters.contains { CharacterProperties(of: $0).script.isWrittenWithoutSpaces }
  }
}

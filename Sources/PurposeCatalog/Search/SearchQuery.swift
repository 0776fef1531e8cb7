internal import ICUText

/// The words to search for, with one limit for the command, the service, agents and pages.
package struct SearchQuery: Sendable {
  /// The maximum number of characters of a query, as Unicode scalars, which JSON Schema also counts.
  package static let limit = 100

  /// The reason that a text is not a query.
  package enum Refusal: Error, CustomStringConvertible, Hashable {
    case empty
    case tooLong(Int)

    package var description: String {
      switch self {
      case .empty: "nothing to look for; name a word"
      case .tooLong(let count): "the query has \(count) characters; write at most \(SearchQuery.limit)"
      }
    }
  }

  /// The words, folded like the rows of an index; empty if the query has only punctuation.
  let words: [[UInt8]]
  /// True if its script has no spaces, so that most words are part of a longer run of letters.
  let isWrittenWithoutSpaces: Bool

  /// - Throws: ``Refusal`` for a text without words, or one that is too long.
  package init(_ text: String) throws(Refusal) {
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { throw .empty }
    // Counted before anything is folded: the text may be a whole page.
    let count = text.unicodeScalars.count
    guard count <= Self.limit else { throw .tooLong(count) }
    var bytes: [UInt8] = []
    var folding = SearchFolding()
    folding.append(text, to: &bytes)
    words = bytes.split(separator: SearchFolding.space).map(Array.init)
    isWrittenWithoutSpaces = text.unicodeScalars.contains {
      CharacterProperties(of: $0).script.isWrittenWithoutSpaces
    }
  }

  /// The words with single spaces between them.
  var phrase: [UInt8] { Array(words.joined(separator: [SearchFolding.space])) }

  /// The number of letters, as Unicode scalars.
  var letterCount: Int { phrase.count(where: OneEdit.beginsScalar) }
}

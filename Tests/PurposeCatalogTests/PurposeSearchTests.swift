import CatalogFiles
import TestSupport
import Testing

@testable import PurposeCatalog

/// Whole words come before beginnings of words, and parts of words only where nothing else matches.
@Suite("Searching purposes") struct PurposeSearchTests {
  private static let vocabulary = #"""
    {
      "back": { "synonyms": { "en": ["Të trasha", "Combine", "ゴミを削除する"] } },
      "delete": { "synonyms": { "en": ["Trash It", "Papierkorb", "削除"] } }
    }
    """#

  @Test(arguments: [
    ("trash", ["delete same", "back beginning"]), ("trasha", ["back words"]), ("Papier", ["delete beginning"]),
    // Within a word.
    ("korb", ["delete part"]), ("ombi", ["back part"]), ("orb", []), ("omb", []),
    // 'It' is a word of one, and within no other word that would be meant.
    ("it", ["delete words"]),
    // A script without spaces.
    ("削除", ["delete same", "back part"]), ("除", ["back part", "delete part"]),
  ])
  func ranks(query: String, expected: [String]) throws {
    let matches = PurposeSearch(try SmallCatalogue.read(["vocabulary.json": Self.vocabulary])).matches(query)
    #expect(matches.map { "\($0.purpose.identifier) \($0.rank)" } == expected)
  }
}

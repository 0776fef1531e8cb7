import CatalogFiles
import TestSupport
import Testing

@testable import PurposeCatalog

/// Purposes are found by the names that the vocabulary has for them.
@Suite("Searching other names") struct VocabularySearchTests {
  private static let vocabulary = #"""
    {
      "back": { "synonyms": { "en": ["Delete Nothing", "Leave"] }, "icons": { "*": ["go-previous"] } },
      "delete": { "synonyms": { "ar": ["امسح"], "en": ["Erase", "Back Out", "Leave"] }, "icons": { "set": ["bin", "can"] } }
    }
    """#

  @Test(
    "The closest match",
    arguments: [
      ("erase", ["delete: synonym Erase en same"]), ("ERASE…", ["delete: synonym Erase en same"]),
      ("امسح", ["delete: synonym امسح ar same"]), ("can", ["delete: alias can set same"]),
      ("go previous", ["back: alias go-previous * same"]),
      ("leave", ["back: synonym Leave en same", "delete: synonym Leave en same"]),
      // A title comes before a synonym that has the same words, and so does an icon.
      ("delete", ["delete: identifier delete  same", "back: synonym Delete Nothing en words"]),
      ("bin", ["delete: icon bin set same"]), ("zzz", []),
    ])
  func finds(query: String, expected: [String]) throws {
    let matches = PurposeSearch(try SmallCatalogue.read(["vocabulary.json": Self.vocabulary])).matches(
      try SearchQuery(query))
    let found = matches.map { match in
      let place = match.places[0]
      return
        "\(match.purpose.identifier): \(place.kind) \(place.text) \(place.owners.joined(separator: ",")) \(place.rank)"
    }
    #expect(found == expected)
  }

  @Test("Nothing is found by other names without a vocabulary")
  func needsVocabulary() throws {
    #expect(PurposeSearch(try SmallCatalogue.read()).matches(try SearchQuery("erase")).isEmpty)
  }
}

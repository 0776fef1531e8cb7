import CatalogFiles
import Foundation
import ICUText
import TestSupport
import Testing

@testable import PurposeCatalog

/// Whole words come before beginnings of words, and everything else only where nothing matches so closely.
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
    // Words of several texts; in a description, too.
    ("papierkorb trash", ["delete scattered"]), ("goes combine", ["back scattered"]), ("papierkorb combine", []),
    // A single letter begins some word of all.
    ("d papierkorb", []),
    // A typo: a letter too many, too few, another, two that changed places, an accent that is none of them.
    ("delette", ["delete almost"]), ("delte", ["delete almost"]), ("dalete", ["delete almost"]),
    ("deleet", ["delete almost"]),
    ("délète", ["delete same"]), ("dalette", []), ("trash i", ["delete beginning"]), ("trqsh it", ["delete almost"]),
    ("trqsh qt", []), ("Papeirkorb", ["delete almost"]), ("bakc", ["back almost"]), ("bck", []),
  ])
  func ranks(query: String, expected: [String]) throws {
    let matches = PurposeSearch(try SmallCatalogue.read(["vocabulary.json": Self.vocabulary]))
      .matches(try SearchQuery(query))
    #expect(matches.map { "\($0.purpose.identifier) \($0.rank)" } == expected)
  }

  @Test("A purpose is found by the identifier that it had before")
  func findsFormerNames() throws {
    let purposes = try #require(SmallCatalogue.files["purposes.json"])
      .replacing("\"role\": \"destroy\",", with: "\"role\": \"destroy\", \"formerly\": [\"throw-away\"],")
    let search = PurposeSearch(try SmallCatalogue.read(["purposes.json": purposes]))
    let match = try #require(search.matches(try SearchQuery("Throw away")).first)
    #expect(match.purpose.identifier == "delete" && match.places[0].kind == .former && match.rank == .same)
  }

  @Test("The most matches are answered, and all are counted")
  func limits() throws {
    let found = PurposeSearch(try SmallCatalogue.read()).find(try SearchQuery("e"), limit: 0) {}
    #expect(found.matches.isEmpty)
    let all = PurposeSearch(try SmallCatalogue.read()).find(try SearchQuery("t"), limit: 1) {}
    #expect(all.total == 1 && all.matches.map(\.purpose.identifier) == ["delete"])
  }

  @Test(
    "A query has from 1 to 100 characters, as Unicode scalars",
    arguments: [
      ("", .empty), (" \n\u{3000}", .empty), (String(repeating: "a", count: 100), nil),
      (String(repeating: "a", count: 101), .tooLong(101)), (String(repeating: "👩‍👩‍👧", count: 21), .tooLong(105)),
      (String(repeating: "a", count: 1_000_000), .tooLong(1_000_000)), ("…", nil),
    ] as [(String, SearchQuery.Refusal?)])
  func limitsQueries(text: String, refusal: SearchQuery.Refusal?) throws {
    do throws(SearchQuery.Refusal) {
      _ = try SearchQuery(text)
      #expect(refusal == nil)
    } catch {
      #expect(error == refusal)
    }
  }

  @Test("Whoever asks may give up at any time")
  func givesUp() throws {
    struct GivenUp: Error {}
    let search = PurposeSearch(try SmallCatalogue.read())
    for query in ["delete", "zzzz", "back delete", "削除"] {
      var steps = 0
      #expect(throws: GivenUp.self) {
        _ = try search.find(try SearchQuery(query)) { () throws(GivenUp) in
          steps += 1
          if steps > 1 { throw GivenUp() }
        }
      }
    }
  }

  /// The search as it could be written without an index, over every word of every text.
  @Test("Every title, identifier and synonym of Standard finds its purpose, and so do its typos")
  func findsEverything() throws {
    let source = try CatalogReader(files: DiskFiles()).read(Repository.standard.path)
    let search = PurposeSearch(source)
    var random = SeededGenerator(seed: 7)
    // Fewer could miss a letter that folds into several, or a word that is another purpose's typo.
    for purpose in search.texts.shuffled(using: &random).prefix(Sweep.of(search.texts.count, representatives: 25)) {
      for text in Set([purpose.names.randomElement(using: &random), purpose.names.first]).compactMap(\.self) {
        guard let query = try? SearchQuery(text), !text.isEmpty else { continue }
        let found = search.matches(query)
        let own = found.first { $0.purpose.identifier == purpose.identifier }
        #expect(own?.rank == .same, "\(purpose.identifier): \(text)")
      }
      // Two letters of its identifier change places.
      var letters = Array(purpose.identifier)
      guard letters.count > 5, letters[2] != letters[3], !letters[2...3].contains("-") else { continue }
      letters.swapAt(2, 3)
      let found = search.matches(try SearchQuery(String(letters)))
      #expect(
        found.contains { $0.purpose.identifier == purpose.identifier } || found.contains { $0.rank < .almost },
        "\(String(letters))")
    }
  }

  @Test(
    "A text that is the query but for a typo comes before those that have such a word",
    arguments: [
      ("setings", "settings"), ("dleete", "delete"), ("Einstelungen", "settings"),
    ])
  func ranksTypos(query: String, purpose: String) throws {
    let search = PurposeSearch(try CatalogReader(files: DiskFiles()).read(Repository.standard.path))
    #expect(search.matches(try SearchQuery(query)).first?.purpose.identifier == purpose)
  }

  @Test(
    "One edit between two words, whatever their letters take in UTF-8",
    arguments: [
      ("papier", "papeir", true), ("über", "uber", true), ("é", "è", true), ("aé", "éa", true), ("日本語", "日本", true),
      ("日本語", "日木語", true), ("日本語", "本日語", true), ("ab", "ba", true), ("abc", "cab", false), ("abcd", "acbe", false),
      ("a", "", true), ("ab", "", false), ("😀a", "a😀", true), ("😀", "😁", true), ("aa", "a", true),
      ("abab", "baba", false),
    ])
  func comparesWords(left: String, right: String, isOne: Bool) {
    for (left, right) in [(left, right), (right, left)] {
      let isSeparate = Array(left.utf8).withUnsafeBufferPointer { left in
        Array(right.utf8).withUnsafeBufferPointer { OneEdit.separates(left, $0) }
      }
      #expect(isSeparate == isOne)
    }
  }
}

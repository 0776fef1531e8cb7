internal import CLanguageProfiles
internal import CatalogModel

/// Languages that share most letters and words, distinguished by the words that only one of them uses on buttons.
struct NearLanguages: Sendable {
  let tag: String
  let other: String
  /// The words of `tag` that `other` does not have.
  let own: Set<[UInt32]>
  /// The words of `other` that `tag` does not have.
  let others: Set<[UInt32]>

  /// The pairs in which a language is compared, each from its side.
  static func pairs(of tag: LanguageTag) -> [NearLanguages] { all.filter { $0.tag == tag.identifier } }

  /// The pairs whose words are recorded.
  static let compared = [("es", "gl"), ("id", "ms"), ("nb", "nn"), ("pt-BR", "pt-PT")]

  /// Read from `words.txt`, which the tests record from Standard's texts.
  private static let all: [NearLanguages] = {
    let rows = String(cString: clanguage_words()).split(separator: "\n").map {
      $0.split(separator: " ").map(String.init)
    }
    let words = rows.map { row in Set(row.dropFirst(2).map { $0.unicodeScalars.map(\.value) }) }
    return rows.indices.map { index in
      // The two sides of a pair follow each other.
      NearLanguages(tag: rows[index][0], other: rows[index][1], own: words[index], others: words[index ^ 1])
    }
  }()
}

internal import CatalogModel

/// Languages that share most letters and words, told apart by the words that only one of them uses on buttons.
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

  private static let all: [NearLanguages] = recorded.flatMap { row in
    let (first, second) = (words(row.firstWords), words(row.secondWords))
    return [
      NearLanguages(tag: row.first, other: row.second, own: first, others: second),
      NearLanguages(tag: row.second, other: row.first, own: second, others: first),
    ]
  }

  private static func words(_ text: String) -> Set<[UInt32]> {
    Set(text.split { $0 == " " || $0 == "\n" }.map { $0.unicodeScalars.map(\.value) })
  }
}

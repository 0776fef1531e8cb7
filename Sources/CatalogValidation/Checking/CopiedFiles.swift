internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// Titles files of two languages with the same bytes.
enum CopiedFiles {
  /// By locale, the original of the catalogue's own file.
  static func all(in source: CatalogSource) -> [Int: Int] {
    let locales = source.manifest.locales.indices.filter { index in
      (source.titleFiles(ofLocale: index).last?.bytes.count ?? 0) >= fewestBytes
    }
    func bytes(_ index: Int) -> [UInt8] { source.titleFiles(ofLocale: index).last?.bytes ?? [] }
    var copies: [Int: Int] = [:]
    for group in Dictionary(grouping: locales, by: { bytes($0).count }).values where group.count > 1 {
      for (left, right) in group.indices.flatMap({ index in group[(index + 1)...].map { (group[index], $0) } }) {
        let tags = (source.manifest.locales[left], source.manifest.locales[right])
        guard !areNear(tags.0, tags.1), bytes(left) == bytes(right), texts(of: left, in: source) >= fewest else {
          continue
        }
        let isLeft = isCopy(left, of: right, in: source)
        copies[isLeft ? left : right] = isLeft ? right : left
      }
    }
    return copies
  }

  /// The number of texts from which on two languages do not share all.
  private static let fewest = 6
  private static let fewestBytes = 60

  /// Languages that may share whole files. Galician and Spanish share many words, and not all.
  private static func areNear(_ left: LanguageTag, _ right: LanguageTag) -> Bool {
    left.language == right.language
      || LanguageProfiles.areNear(left, right) && Set([left.language, right.language]) != ["es", "gl"]
  }

  private static func texts(of index: Int, in source: CatalogSource) -> Int {
    source.locales[index].entries.count(where: source.isOwn)
  }

  /// True if the texts are rather in the other locale's language; the source locale's file is an original.
  private static func isCopy(_ index: Int, of other: Int, in source: CatalogSource) -> Bool {
    if index == source.sourceIndex || other == source.sourceIndex { return other == source.sourceIndex }
    let profiles = LanguageProfiles.standard
    guard let own = profiles.index(of: [source.manifest.locales[index]]),
      let foreign = profiles.index(of: [source.manifest.locales[other]])
    else { return false }
    var features = LanguageFeatures()
    source.forEachText(ofLocale: index) { _, _, bytes in features.add(LanguageFeatures.buckets(of: bytes)) }
    return profiles.score(of: features, own) < profiles.score(of: features, foreign)
  }
}

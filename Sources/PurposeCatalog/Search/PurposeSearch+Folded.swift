internal import CatalogFiles
internal import CatalogModel
internal import ICUText

extension PurposeSearch {
  /// The texts of a purpose, folded for comparing, for programs with their own search.
  package struct FoldedPurpose: Sendable {
    package let identifier: String
    /// The identifier, icons and titles without duplicates: words without case, accents and punctuation.
    package internal(set) var names: [String] = []
    /// Former identifiers, synonyms and other icons.
    package internal(set) var others: [String] = []
    package internal(set) var description = ""
  }

  /// The texts of all purposes.
  package var folded: [FoldedPurpose] {
    var all = source.purposes.map { FoldedPurpose(identifier: $0.identifier) }
    index.forEachText { folded in
      switch folded.kind {
      case .identifier, .icon, .title: all[folded.purpose].names.append(folded.text)
      case .former, .synonym, .alias: all[folded.purpose].others.append(folded.text)
      case .description: all[folded.purpose].description = folded.text
      }
    }
    for index in all.indices {
      all[index].names = Set(all[index].names).sorted()
      all[index].others = Set(all[index].others).sorted()
    }
    return all
  }

  /// The letters of all texts beyond ASCII, each with its folded form: empty if it is dropped, a space between words.
  package var foldedLetters: [(letter: Unicode.Scalar, folded: String)] {
    var letters: Set<Unicode.Scalar> = []
    for name in index.names { letters.formUnion(name.text.unicodeScalars) }
    for locale in source.manifest.locales.indices {
      source.forEachText(ofLocale: locale) { letters.formUnion(String(decoding: $2, as: UTF8.self).unicodeScalars) }
    }
    return letters.filter { !$0.isASCII }.sorted().map { ($0, SearchFolding.text(of: $0)) }
  }

  /// The scripts without spaces between words (ISO 15924).
  package static var scriptsWithoutSpaces: [String] { Script.namesOfThoseWithoutSpaces }

  package static var shortestPart: Int { shortestWithin }
  package static var shortestMisspelt: Int { OneEdit.shortestWord }
}

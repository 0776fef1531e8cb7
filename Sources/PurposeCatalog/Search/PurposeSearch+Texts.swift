internal import CatalogFiles
internal import CatalogModel
internal import ICUText

extension PurposeSearch {
  /// The texts of a purpose, for programs with their own search.
  package struct Texts: Sendable {
    package let identifier: String
    package internal(set) var icons: [String] = []
    /// By locale of the manifest, its title and the title's short form.
    package internal(set) var titles: [[String]]
    package internal(set) var formerly: [String] = []
    /// The other names by locale, in the order of the locales.
    package internal(set) var synonyms: [(locale: String, texts: [String])] = []
    /// Other names of icons.
    package internal(set) var aliases: [String] = []
    package internal(set) var description = ""

    /// The current names in any language.
    package var names: [String] { [identifier] + icons + titles.joined() }
  }

  /// The tags of the locales of ``Texts/titles``.
  package var locales: [String] { source.manifest.locales.map(\.identifier) }

  /// The texts of all purposes.
  package var texts: [Texts] {
    let locales = source.manifest.locales.indices
    var all = source.purposes.map { Texts(identifier: $0.identifier, titles: locales.map { _ in [] }) }
    for name in index.names {
      switch name.kind {
      case .icon: all[name.purpose].icons.append(name.text)
      case .former: all[name.purpose].formerly.append(name.text)
      case .alias: all[name.purpose].aliases.append(name.text)
      case .description: all[name.purpose].description = name.text
      case .identifier, .title, .synonym: break
      }
    }
    for (purpose, definition) in source.purposes.enumerated() {
      all[purpose].icons.sort()
      all[purpose].aliases.sort()
      let synonyms = source.vocabulary[definition.identifier].synonyms.sorted { $0.key < $1.key }
      all[purpose].synonyms = synonyms.map { ("\($0.key)", $0.value) }
    }
    for locale in locales {
      index.forEachTitle(ofLocale: locale, in: source) { purpose, text in all[purpose].titles[locale].append(text) }
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

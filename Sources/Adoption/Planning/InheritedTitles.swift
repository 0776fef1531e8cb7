internal import CatalogFiles
internal import CatalogModel
internal import ICUText

/// The titles that a catalogue shows in each of its locales, with those that a locale inherits.
struct InheritedTitles: Sendable {
  private let titles: [LanguageTag: [String: String]]
  private let shorts: [LanguageTag: [String: String]]
  private let declared: Set<LanguageTag>

  init(_ catalog: CatalogSource) {
    var titles: [LanguageTag: [String: String]] = [:]
    var shorts: [LanguageTag: [String: String]] = [:]
    for (index, locale) in catalog.manifest.locales.enumerated() where index < catalog.locales.count {
      var own: [String: String] = [:]
      catalog.forEachText(ofLocale: index) { slot, _, bytes in
        let purpose = catalog.purpose(ofSlot: slot).identifier
        switch catalog.declaration(ofSlot: slot).name {
        case MessageDeclaration.title: own[purpose] = String(decoding: bytes, as: UTF8.self)
        case MessageDeclaration.short: shorts[locale, default: [:]][purpose] = String(decoding: bytes, as: UTF8.self)
        default: break
        }
      }
      titles[locale] = own
    }
    (self.titles, self.shorts) = (titles, shorts)
    declared = Set(catalog.manifest.locales)
  }

  /// The locale and those that it inherits from within its language, nearest first.
  func chain(of locale: LanguageTag) -> [LanguageTag] {
    let parents = LocaleData.fallbackChain(of: locale.identifier).compactMap { LanguageTag($0) }
    var chain = [locale]
    for parent in parents
    where declared.contains(parent) && !chain.contains(parent) && parent.language == locale.language {
      chain.append(parent)
    }
    return chain
  }

  func title(of purpose: String, in locale: LanguageTag) -> String? {
    chain(of: locale).lazy.compactMap { titles[$0]?[purpose] }.first
  }

  /// The catalogue's text for narrow bars: the `short` of its title, or the title.
  func short(of purpose: String, in locale: LanguageTag) -> String? {
    let owner = chain(of: locale).first { titles[$0]?[purpose] != nil }
    return owner.flatMap { shorts[$0]?[purpose] ?? titles[$0]?[purpose] }
  }

  /// Returns whether a locale has its own title rather than its parent's.
  func hasOwn(_ purpose: String, in locale: LanguageTag) -> Bool { titles[locale]?[purpose] != nil }

  /// All titles of a locale by purpose.
  func all(in locale: LanguageTag) -> [String: String] {
    chain(of: locale).reversed().reduce(into: [:]) { all, tag in all.merge(titles[tag] ?? [:]) { $1 } }
  }
}

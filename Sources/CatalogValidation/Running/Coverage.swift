internal import CatalogFiles
package import CatalogModel
internal import PurposeCatalog

/// The coverage of each locale and message, and of each purpose and icon set.
package struct Coverage: Sendable {
  /// The origin of a locale's text.
  package enum Provenance: Sendable {
    /// The locale has its own.
    case translated
    /// In a wording: the locale's own shared text, which the wording does not change.
    case shared
    /// The locale inherits it.
    case inherited
    /// The text falls back to another language, or is missing; the locale's own title is too long and has no `short`; or the
    /// wording must state the title, and does not.
    case missing
    /// A `short` is not needed: the title fits, or another locale should have the `short`.
    case notNeeded
  }

  /// One locale's counts.
  package struct Locale: Sendable {
    package let tag: LanguageTag
    /// One for each message slot.
    package let texts: [Provenance]
    /// The locales that it inherits texts from, with the number of texts, nearest first.
    package let inheritedFrom: [(tag: LanguageTag, count: Int)]

    package func count(_ provenance: Provenance) -> Int { texts.count { $0 == provenance } }
  }

  package let locales: [Locale]

  /// True if a locale is missing a text.
  package var lacksTexts: Bool { locales.contains { $0.count(.missing) > 0 } }

  package init(of catalog: CheckedCatalog) {
    locales = concurrentMap(catalog.source.manifest.locales.count, inParallel: catalog.source.isLarge) { index in
      Self.coverage(ofLocale: index, catalog)
    }
  }

  private static func coverage(ofLocale index: Int, _ catalog: CheckedCatalog) -> Locale {
    let source = catalog.source
    let chain = catalog.facts[index].chain
    let parents = chain.locales.dropFirst()
    var inherited = [Int](repeating: 0, count: parents.count)
    let texts = source.locales[index].entries.enumerated().map { slot, own -> Provenance in
      if source.lacksDemandedTitle(ofLocale: index, slot: slot) { return .missing }
      if own.isPresent { return source.wording == nil || source.isOfWording(own) ? .translated : .shared }
      switch source.origin(ofSlot: slot, chain) {
      case .own: return .translated
      case .inherited(let parent):
        if let position = parents.firstIndex(of: parent) { inherited[position - parents.startIndex] += 1 }
        return .inherited
      case .missing: return .missing
      case .notNeeded: return .notNeeded
      }
    }
    let from = zip(parents, inherited).filter { $1 > 0 }.map { (source.locales[$0].locale, $1) }
    return Locale(tag: source.manifest.locales[index], texts: texts, inheritedFrom: from)
  }
}

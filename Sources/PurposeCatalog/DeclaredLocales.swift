package import CatalogModel
internal import ICUText

/// The locales of a catalogue, found by any of their names.
///
/// Names of the same locale differ by CLDR's aliases (`iw` and `he`) and by implied subtags (`zh-TW` and `zh-Hant`,
/// `pl-PL` and `pl`; UTS #35 part 1, § Likely Subtags). Unlike language matching, this never replaces a region: when a
/// text is written, `es-AR` is not `es`.
package struct DeclaredLocales: Sendable {
  private let tags: Set<LanguageTag>
  private let byMaximizedTag: [String: LanguageTag]

  /// - Parameter locales: of two with the same maximized tag, the first is found by other names.
  package init(_ locales: [LanguageTag]) {
    tags = Set(locales)
    byMaximizedTag = Dictionary(
      locales.compactMap { tag in LocaleData.maximizedTag(tag.identifier).map { ($0, tag) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// True if a tag is declared under exactly this name.
  package func contains(_ tag: LanguageTag) -> Bool { tags.contains(tag) }

  /// The declared locale with this tag, or with another name of the same locale; nil if there is none. A tag without a
  /// language, such as `und`, matches only itself.
  package func locale(named tag: LanguageTag) -> LanguageTag? {
    if tags.contains(tag) { return tag }
    return tag.namesLanguage ? LocaleData.maximizedTag(tag.identifier).flatMap { byMaximizedTag[$0] } : nil
  }

  /// True if a locale of a tag's language is declared.
  package func hasLanguage(of tag: LanguageTag) -> Bool { tags.contains { $0.language == tag.language } }
}

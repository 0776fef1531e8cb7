internal import SourceText
internal import CatalogFiles
package import CatalogModel
internal import ICUText

/// Reports `misnamed-locale`: every locale has the tag by which systems ask for it.
package enum MisnamedLocaleRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "misnamed-locale",
    severity: .warning,
    reach: .locale,
    summary: "Every locale has its current tag, and not one that means another language or country.",
    rationale: """
      Systems ask for Hebrew as "he" and know "iw" as an alias at most. "es-LA" is Spanish in Laos, and "ku-Arab" is not \
      Sorani, so its readers get Arabic. Aliases are those of CLDR (UTS #35 part 1, § Locale Aliases). "se" and "kr" \
      are Northern Sami and Kanuri; they are reported only if the catalogue has no language that suggests they are meant.
      """,
    breaking: [
      .locales(#""en", ↓"iw""#),
      .locales(#""en", ↓"es-LA""#),
      .locales(#"↓"ar-AR", "en""#),
    ],
    passing: [
      .locales(#""en", "he""#),
      .locales(#""en", "pt-PT""#),
      .locales(#""en", "nb", "se""#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    let languages = Set(source.manifest.locales.map(\.language))
    let faults = source.manifest.locales.compactMap { locale -> (LanguageTag, String)? in
      guard !locale.isPseudo, UnknownLocaleRule.fault(in: locale) == nil else { return nil }
      let fault =
        fault(in: locale, among: source.manifest.locales) ?? inherited(locale, in: source)
        ?? doubt(about: locale, among: languages)
      return fault.map { (locale, $0) }
    }
    collector.report(self, in: source, faults)
  }

  /// The problem with a known locale that has another tag; nil for the right one.
  ///
  /// - Parameter declared: the catalogue's locales.
  package static func fault(in locale: LanguageTag, among declared: [LanguageTag] = []) -> String? {
    let tag = locale.identifier
    func declare(_ meant: String) -> String {
      declared.contains { $0.identifier == meant }
        ? "remove it, since '\(meant)' is declared too" : "declare '\(meant)'"
    }
    if let current = LocaleData.canonicalTag(tag).flatMap({ LanguageTag($0) }), current.language != locale.language {
      return "'\(tag)' is an old name of '\(current)'; \(declare(current.identifier))"
    }
    if let (meaning, instead) = MisnamedLocales.others[tag] {
      return "'\(tag)' is \(meaning); \(declare(instead))"
    }
    guard let region = locale.region, region.lowercased() == locale.language, !LocaleData.available.contains(tag),
      LocaleData.maximizedTag("und-\(region)")?.hasPrefix("\(locale.language)-") != true
    else { return nil }
    return "'\(region)' of '\(tag)' is the code of a country with another language; \(declare(locale.language))"
  }

  /// The problem with a locale that the extended catalogue has under another tag; nil for its own one.
  private static func inherited(_ locale: LanguageTag, in source: CatalogSource) -> String? {
    let names = source.layers.dropFirst().compactMap { layer in
      layer.manifest.root["locales"]?.elements.map { Set($0.compactMap(\.string)) }
    }
    guard let known = names.first, !known.contains(locale.identifier),
      let equal = LocaleData.equalTags(of: locale.identifier).first(where: known.contains)
    else { return nil }
    let advice =
      source.manifest.locales.contains { $0.identifier == equal }
      ? "which is declared too; remove '\(locale)'" : "whose texts it inherits meanwhile; declare '\(equal)'"
    return "'\(locale)' is '\(equal)' in the extended catalogue, \(advice)"
  }

  /// The doubt about a language tag that is also the code of a country whose language the catalogue lacks.
  private static func doubt(about locale: LanguageTag, among languages: Set<String>) -> String? {
    guard let (name, others) = MisnamedLocales.countries[locale.language], let meant = others.first,
      languages.isDisjoint(with: others)
    else { return nil }
    return "'\(locale)' is \(name); declare '\(meant)' if you mean the language of the country"
  }
}

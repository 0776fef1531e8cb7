internal import CatalogFiles
package import CatalogModel
internal import ICUText
internal import SourceText

/// Reports `unknown-locale`: every locale is one that CLDR or the IANA registry knows.
package enum UnknownLocaleRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "unknown-locale",
    severity: .error,
    reach: .locale,
    summary: "The language, script, region and variants of each locale are in CLDR or the IANA registry.",
    rationale: """
      Systems do not offer a language such as "english" or a region such as DE-XX, so its texts are never shown, and \
      plural rules cannot check them. A tag has the form of BCP 47: "en", "pt-BR", "zh-Hant". Subtags after "x", such \
      as de-x-formal, are private and not looked at.
      """,
    breaking: [
      .locales(#""en", ↓"en-XX""#),
      .locales(#""en", ↓"zz""#),
    ],
    passing: [
      .locales(#""en", "sq-XK""#),
      // Kölsch and the Valencian variant: ICU has no texts in them, and the registry knows both.
      .locales(#""ca-valencia", "en", "ksh""#),
      .locales(#""en", "en-x-formal""#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let locales = catalog.source.manifest.locales.filter { !$0.isPseudo }
    collector.report(self, in: catalog.source, locales.compactMap { locale in fault(in: locale).map { (locale, $0) } })
  }

  /// The error of a locale that has an unknown subtag; nil if all are known.
  package static func fault(in locale: LanguageTag) -> String? {
    LocaleData.unknownSubtag(of: locale.identifier).map { unknown in
      let part = unknown == locale.identifier ? "" : "'\(unknown)' of "
      let advice = meant(by: locale).map { "did you mean '\($0)'?" } ?? "write a BCP 47 tag such as 'pt-BR'"
      return "neither CLDR nor the IANA registry knows \(part)'\(locale)'; \(advice)"
    }
  }

  /// The locale that was probably meant: `en-GB` by `en-UK`, an alias in CLDR, and `ja` by `jp`, the code of a country
  /// with a likely language (UTS #35 part 1, § Likely Subtags).
  private static func meant(by locale: LanguageTag) -> String? {
    let canonical = LocaleData.canonicalTag(locale.identifier)
    if let canonical, canonical != locale.identifier, LocaleData.unknownSubtag(of: canonical) == nil {
      return canonical
    }
    let country = "und-\(locale.language)"
    guard locale.language.utf8.count == 2, LocaleData.unknownSubtag(of: country) == nil,
      let language = LocaleData.maximizedTag(country)?.split(separator: "-").first, language != "und"
    else { return nil }
    return ([language] + locale.identifier.split(separator: "-").dropFirst()).joined(separator: "-")
  }
}

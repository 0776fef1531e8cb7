internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Reports `pseudo-locale`: no catalogue declares a locale that exists only for tests.
package enum PseudoLocaleRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "pseudo-locale",
    severity: .warning,
    summary: "No locale is a pseudo-locale: en-XA, ar-XB, qps-ploc and the like are for tests only.",
    rationale: """
      An app that ships a pseudo-locale offers it to users as a language and shows them texts such as "[Ɓàçķ one]". \
      `catalog export --pseudo` writes pseudo-locales to a separate catalogue, which is not shipped.
      """,
    breaking: [
      .locales(#""en", ↓"en-XA""#),
      .locales(#"↓"ar-XB", "en", ↓"qps-ploc""#),
    ],
    passing: [
      // Kosovo: a private-use region of real users.
      .locales(#""en", "sq-XK""#),
      .locales(#""ar", "en""#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    let pseudo = source.manifest.locales.filter(\.isPseudo)
    guard !pseudo.isEmpty else { return }
    let places = source.placesOfLocales
    for locale in pseudo {
      collector.report(
        self,
        "'\(locale)' is a pseudo-locale for tests; remove it; 'catalog export --pseudo' writes it to a separate folder",
        at: places[locale.identifier.lowercased()] ?? source.placeOfManifest(), about: Subject(locale: locale))
    }
  }
}

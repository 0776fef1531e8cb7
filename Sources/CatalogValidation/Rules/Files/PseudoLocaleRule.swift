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
      `catalog pseudo` writes pseudo-locales to a separate catalogue, which is not shipped.
      """,
    breaking: [
      locales(#""en", ↓"en-XA""#),
      locales(#"↓"ar-XB", "en", ↓"qps-ploc""#),
    ],
    passing: [
      // Kosovo: a private-use region of real users.
      locales(#""en", "sq-XK""#),
      locales(#""ar", "en""#),
    ]
  )

  private static func locales(_ list: String) -> RuleExample {
    [
      "catalog.json": """
      { "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": [\(list)], "iconSets": ["set"] }
      """
    ]
  }

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    let pseudo = source.manifest.locales.filter(isPseudo)
    guard !pseudo.isEmpty else { return }
    let places = places(in: source)
    for locale in pseudo {
      collector.report(
        self, "'\(locale)' is a pseudo-locale for tests; remove it; 'catalog pseudo' writes it to a separate folder",
        at: places[locale.identifier.lowercased()] ?? source.placeOfManifest(), about: Subject(locale: locale))
    }
  }

  /// Recognizes the regions that CLDR reserves for pseudo-locales (UTS #35 Part 1 §3.10: XA and XB; ICU's tests also
  /// have XC), private-use languages (BCP 47: qaa to qtz, among them Microsoft's qps), and CLDR's older variants.
  private static func isPseudo(_ locale: LanguageTag) -> Bool {
    if let region = locale.region, ["XA", "XB", "XC"].contains(region) { return true }
    if locale.language.count == 3, ("qaa"..."qtz").contains(locale.language) { return true }
    return locale.identifier.split(separator: "-").contains {
      ["psaccent", "psbidi", "pscrack", "pseudo"].contains($0)
    }
  }

  /// The place of each locale in the topmost catalog.json that declares it, by its tag in lower case: Microsoft writes
  /// `qps-ploc`, whose canonical form is `qps-Ploc`.
  private static func places(in source: CatalogSource) -> [String: SourcePlace] {
    var places: [String: SourcePlace] = [:]
    for layer in source.layers {
      for element in layer.manifest.root["locales"]?.elements ?? [] {
        guard let tag = element.string?.lowercased(), places[tag] == nil else { continue }
        places[tag] = SourcePlace(file: layer.manifest.source, offset: element.offset)
      }
    }
    return places
  }
}

internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Reports `pseudo-locale`: no catalogue declares a locale that is made up for tests.
package enum PseudoLocaleRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "pseudo-locale",
    severity: .warning,
    summary: "No locale is a pseudo-locale: en-XA, ar-XB, qps-ploc and the like are for tests only.",
    rationale: """
      A pseudo-locale that ships is offered to users as a language, and their "English" comes out as "[Ɓàçķ one]". \
      `catalog pseudo` writes pseudo-locales as a catalogue of their own, which stays out of the product.
      """,
    breaking: [
      locales(#""en", ↓"en-XA""#),
      locales(#"↓"ar-XB", "en", ↓"qps-ploc""#),
    ],
    passing: [
      // A real region of private use: Kosovo.
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
        self, "'\(locale)' is a pseudo-locale for tests; remove it, and let 'catalog pseudo' make it elsewhere",
        at: places[locale.identifier.lowercased()] ?? source.placeOfManifest(), Subject(locale: locale))
    }
  }

  /// By the regions that CLDR keeps for them (UTS #35 Part 1 §3.10: XA and XB; ICU's tests also have XC), by languages of
  /// private use (BCP 47: qaa to qtz), Microsoft's qps among them, and by CLDR's older variants.
  private static func isPseudo(_ locale: LanguageTag) -> Bool {
    if let region = locale.region, ["XA", "XB", "XC"].contains(region) { return true }
    if locale.language.count == 3, ("qaa"..."qtz").contains(locale.language) { return true }
    return locale.identifier.split(separator: "-").contains {
      ["psaccent", "psbidi", "pscrack", "pseudo"].contains($0)
    }
  }

  /// Where the topmost catalog.json that names a locale has it, by its tag in lower case: Microsoft writes `qps-ploc`, of
  /// which the canonical form is `qps-Ploc`.
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

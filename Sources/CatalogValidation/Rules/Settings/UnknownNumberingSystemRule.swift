internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import PurposeCatalog
internal import SourceText

/// Reports `unknown-numbering-system`: the digits that catalog.json pins are those of a numbering system of CLDR.
package enum UnknownNumberingSystemRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "unknown-numbering-system",
    severity: .error,
    summary: "Each name in 'numberingSystems' of catalog.json is a numbering system of CLDR that has digits.",
    rationale: """
      ICU ignores a numbering system that it does not know (UTS #35 part 1, § Numbering System Identifier): numbers would have \
      the digits that the setting was to replace. Systems without digits, such as 'roman', cannot be written by code that has \
      no ICU.
      """,
    breaking: [
      .numberingSystem(#"↓"arabic""#),
      .numberingSystem(#"↓"roman""#),
    ],
    passing: [
      .numberingSystem(#""latn""#)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let manifest = catalog.source.layers[0].manifest
    for member in manifest.root["numberingSystems"]?.members ?? [] {
      // A name that cannot be one has been reported.
      guard let tag = LanguageTag(member.key), let system = member.value.string,
        catalog.source.manifest.numberingSystems[tag] == system, !LocaleData.numberingSystems.contains(system)
      else { continue }
      let advice = NearestName.advice(
        on: system, among: LocaleData.numberingSystems, otherwise: "write one such as 'arab', 'deva' or 'latn'")
      collector.report(
        self, "CLDR has no numbering system '\(system)' with digits; \(advice)",
        at: SourcePlace(file: manifest.source, offset: member.value.offset), about: Subject(locale: tag))
    }
  }
}

extension RuleExample {
  /// A catalogue that pins the digits of Polish.
  fileprivate static func numberingSystem(_ name: String) -> RuleExample {
    [
      "catalog.json": """
      {
        "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set"],
        "numberingSystems": { "pl": \(name) }
      }
      """
    ]
  }
}

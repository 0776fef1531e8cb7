internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Reports `incomplete-wording`: a wording states every title of the locales in which it must be complete.
package enum IncompleteWordingRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "incomplete-wording",
    severity: .error,
    summary: "A wording has every title of the locales in its 'complete'.",
    rationale: """
      Most wordings state only the titles that differ from the shared ones. A guideline may demand more: an app that \
      addresses people formally does so on every button. Otherwise a title falls back to the locale's own, and people see \
      that only when the app runs.
      """,
    breaking: [
      formal(complete: ["↓pl"], #"{ "back": "Proszę wrócić" }"#),
      formal(complete: ["↓pl"], nil),
      formal(
        complete: ["en", "↓pl"], #"{ "delete": "Proszę usunąć" }"#,
        english: #"{ "back": "Go back", "delete": "Remove" }"#),
    ],
    passing: [
      formal(complete: ["pl"], #"{ "back": "Proszę wrócić", "delete": "Proszę usunąć" }"#),
      formal(complete: [], #"{ "back": "Proszę wrócić" }"#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    for definition in source.manifest.wordings where !definition.complete.isEmpty {
      guard let worded = source.worded(definition.wording) else { continue }
      for index in source.manifest.locales.indices where worded.demandsTitles(ofLocale: index) {
        check(worded, in: definition.wording, locale: index, &collector)
      }
    }
  }

  private static func check(
    _ worded: CatalogSource, in wording: Wording, locale index: Int, _ collector: inout FindingCollector
  ) {
    let locale = worded.manifest.locales[index]
    let lacking = worded.purposes.indices.filter {
      worded.lacksDemandedTitle(ofLocale: index, slot: worded.slots.starts[$0])
    }
    guard !lacking.isEmpty else { return }
    let names = lacking.prefix(3).map { "'\(worded.purposes[$0].identifier)'" }.joined(separator: ", ")
    let others = lacking.count > 3 ? " and \(lacking.count - 3) others" : ""
    let list = lacking.count > 3 ? "; 'catalog coverage --wording \(wording)' shows all" : ""
    collector.report(
      self,
      "the wording '\(wording)' has no title of \(names)\(others) in '\(locale)'; add "
        + "\(lacking.count == 1 ? "it" : "them") to \(CatalogPath.titles(of: locale, wording))\(list)",
      at: worded.place(ofComplete: locale, in: wording),
      about: Subject(locale: locale))
  }

  private static func formal(complete: [String], _ polish: String?, english: String? = nil) -> RuleExample {
    let locales = complete.map { $0.hasPrefix("↓") ? "↓\"\($0.dropFirst())\"" : "\"\($0)\"" }.joined(separator: ", ")
    var files = [
      "catalog.json": """
      {
        "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set"],
        "wordings": { "formal": { "description": "Titles that address people formally.", "complete": [\(locales)] } }
      }
      """,
      "titles/en.json": #"{ "back": "Back", "delete": "Delete" }"#,
      "titles/pl.json": #"{ "back": "Wstecz", "delete": "Usuń" }"#,
    ]
    files["titles/pl.formal.json"] = polish
    files["titles/en.formal.json"] = english
    return RuleExample(files)
  }
}

package import CatalogFiles

/// Reports `undeclared-locale`: every locale that has texts, and the source locale, is declared in catalog.json.
package enum UndeclaredLocaleRule: ReadingRule {
  package static let kind = CatalogProblem.Kind.undeclaredLocale

  package static let description = RuleDescription(
    identifier: "undeclared-locale",
    severity: .error,
    summary: "Every locale that has texts, and the source locale, is declared in catalog.json.",
    rationale: "A file of an undeclared locale is never read, so its translator's work would be lost silently.",
    breaking: [
      [
        "catalog.json":
          #"{ "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ↓["en", "pl"], "iconSets": ["set"] }"#,
        "titles/de.json": #"{ "back": "Zurück" }"#,
      ]
    ],
    passing: []
  )
}

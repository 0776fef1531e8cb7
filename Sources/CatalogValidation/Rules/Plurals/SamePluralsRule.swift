internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `same-plurals`: the branches of a plural differ if the language's words depend on the number.
package enum SamePluralsRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "same-plurals",
    severity: .note,
    summary: "The branches of a plural differ where the language changes words with the number.",
    rationale: """
      Branches that are all the same were usually filled in by copying. In a language with three or more categories \
      for whole numbers, few words stay the same in all of them. With two categories many words do, so the locale's \
      other plurals decide. Languages whose nouns do not change after numbers, such as Turkish and Hungarian, are not \
      checked. A 'state' or a 'comment' beside the text confirms that it is right.
      """,
    breaking: [
      .counted(
        "↓{count, plural, one {Usuń # elementów} few {Usuń # elementów} many {Usuń # elementów} other {Usuń # elementów}}",
        in: "pl"),
      [
        "purposes.json": """
        {
          "delete": {
            "role": "destroy", "description": "…", "icons": { "set": "trash" },
            "messages": { "title": {}, "counted": \(count), "confirmation": \(count), "done": \(count) }
          }
        }
        """,
        "titles/en.json": """
        {
          "delete": {
            "title": "Delete",
            "counted": "{count, plural, one {Delete # item} other {Delete # items}}",
            "confirmation": "↓{count, plural, one {Delete # items?} other {Delete # items?}}",
            "done": "{count, plural, one {# item deleted} other {# items deleted}}"
          }
        }
        """,
        "titles/pl.json": "{}",
      ],
    ],
    passing: [
      // Sheep, aircraft, series: without other plurals it cannot be decided.
      .counted("{count, plural, one {Delete # series} other {Delete # series}}"),
      [
        "titles/pl.json": """
        {
          "back": "Wstecz",
          "delete": {
            "title": "Usuń",
            "counted": {
              "text": "{count, plural, one {Usuń # foto} few {Usuń # foto} many {Usuń # foto} other {Usuń # foto}}",
              "comment": "'foto' is not declined."
            }
          }
        }
        """
      ],
    ]
  )

  private static let count = #"{ "arguments": { "count": { "type": "integer", "maximum": 99 } } }"#

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let same = locale.textFacts.indices.filter { locale.textFacts[$0]?.traits.contains(.sameBranches) == true }
    guard !same.isEmpty, NounsAfterNumbers.change(in: locale.facts.tag) else { return }
    let differing = locale.textFacts.count { $0?.traits.contains(.differingBranches) == true }
    let entries = locale.catalog.source.locales[locale.index].entries
    for slot in same where !entries[slot].traits.contains(.isAnnotated) {
      let categories = locale.catalog.arguments[slot].first { $0.kind != .text }.map {
        locale.reachableCategories(of: smallCounts($0), kind: .cardinal).categories.count
      }
      guard let categories, categories > 2 || (categories == 2 && differing >= 2 * same.count) else { continue }
      collector.report(
        self,
        "all branches of the plural are the same; write the form for each category, or explain in a 'comment' why they are",
        in: locale, slot: slot)
    }
  }

  /// The argument with small numbers only: the category of French for millions does not concern nouns.
  private static func smallCounts(_ argument: ArgumentDeclaration) -> ArgumentDeclaration {
    ArgumentDeclaration(name: argument.name, kind: .integer, maximum: min(argument.maximum ?? .max, 999))
  }
}

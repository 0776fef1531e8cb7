internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `misleading-short`: a `short` is not the title of another purpose.
package enum MisleadingShortRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "misleading-short",
    severity: .error,
    summary: "A 'short' is not the title of another purpose.",
    rationale: """
      A 'short' that drops the word which carries the meaning says something else: "Keep Editing" becomes "Edit", which \
      begins an editing, and "Find and Replace" becomes "Replace", which replaces at once. If no honest 'short' exists, \
      raise its limit, or declare none: bars show the icon. Purposes that appear together are reported as 'title-collision'.
      """,
    breaking: [
      short(#"{ "back": "Edit", "delete": { "title": "Keep on editing it", "short": "↓Edit" } }"#),
      short(#"{ "back": "Edit", "delete": { "title": "Keep on editing it", "short": "↓EDIT" } }"#),
    ],
    passing: [
      short(#"{ "back": "Edit", "delete": { "title": "Keep on editing it", "short": "Keep editing" } }"#),
      short(#"{ "back": "Edit", "delete": "Keep editing" }"#),
    ]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    let own = source.locales[locale.index].entries
    let shorts = source.slots.shorts.filter { source.isOwn(own[$0]) }
    guard !shorts.isEmpty else { return }
    let titles = locale.shownTitles
    var owners: [TitleKey: [Int]] = [:]
    for purpose in source.purposes.indices {
      if let title = titles[source.slots.starts[purpose]] { owners[title.key, default: []].append(purpose) }
    }
    for slot in shorts {
      guard let short = titles[slot], let others = owners[short.key] else { continue }
      let purpose = source.slots.purposes[slot]
      for other in others where other != purpose {
        let pair = CompanionPair(first: min(purpose, other), second: max(purpose, other))
        guard !locale.catalog.companions.contains(pair) else { continue }
        let companion = source.purposes[other].identifier
        collector.report(
          self,
          "'\(short.text)' is the title of '\(companion)'; write a 'short' that keeps the meaning, or raise its limit",
          in: locale, slot: slot, companion: companion)
      }
    }
  }

  private static func short(_ titles: String) -> RuleExample {
    RuleExample([
      "purposes.json": """
      {
        "back": { "role": "navigate", "description": "…", "icons": { "set": "arrow-back" }, "messages": { "title": {} } },
        "delete": {
          "role": "destroy", "description": "…", "icons": { "set": "trash" },
          "messages": { "title": { "limit": 25 }, "short": {} }
        }
      }
      """,
      "titles/en.json": titles,
      "titles/pl.json": #"{ "back": "Wstecz", "delete": "Usuń" }"#,
    ])
  }
}

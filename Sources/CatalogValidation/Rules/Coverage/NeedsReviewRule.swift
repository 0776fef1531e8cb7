internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `needs-review`: no text waits for a translation or a review.
package enum NeedsReviewRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "needs-review",
    severity: .warning,
    summary: "No text has the state 'new' or 'needs-review'.",
    rationale: "People see such a text like any other, although its file says that it is not approved.",
    breaking: [
      polish(#"{ "title": { "text": "↓Usuń", "state": "needs-review" } }"#),
      polish(#"{ "title": { "text": "↓Delete", "state": "new" } }"#),
    ],
    passing: [
      polish(#"{ "title": { "text": "Usuń", "state": "translated" } }"#),
      polish(#"{ "title": { "text": "Usuń", "state": "final" } }"#),
    ]
  )

  private static func polish(_ delete: String) -> RuleExample {
    ["titles/pl.json": #"{ "back": "Wstecz", "delete": \#(delete) }"#]
  }

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    for (slot, record) in locale.catalog.source.locales[locale.index].records {
      // A changed source text is the more useful finding.
      guard let state = record.state, record.needsReview,
        !StaleTranslationRule.isStale(slot, record: record, in: locale)
      else {
        continue
      }
      let advice =
        state == .new ? "translate it and set its 'state' to 'translated'" : "review it and set its 'state' to 'final'"
      collector.report(self, "the text is marked '\(state.rawValue)'; \(advice)", in: locale, slot: slot)
    }
  }
}

extension Finding {
  /// True if the finding only says that a text is marked for review.
  package var asksForReview: Bool { rule == NeedsReviewRule.description.identifier }
}

internal import CatalogFiles
internal import CatalogModel

/// Reports `dismissal-policy`: dialogs are dismissed according to the catalogue's policy.
package enum DismissalPolicyRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "dismissal-policy",
    severity: .warning,
    isFixable: true,
    summary: "Every dialog is dismissed as 'dismissal' of headers.json says: by Cancel, or by a cross.",
    rationale: """
      An app whose dialogs are left by a word here and by a cross there makes people look for the way out. With 'cancel', a \
      word is beside the preferred action, and a cross only where nothing can be lost (WWDC22, session 10001, "Explore \
      navigation design for iOS"). With 'cross', there is one everywhere, and it asks before input is lost.
      """,
    breaking: [
      dialog(#""discard": "discard", "leading": ↓"close""#),
      dialog(
        #""discard": "discard", "leading": { "purpose": ↓"cancel", "action": "leave" }"#, dismissal: "cross"),
    ],
    passing: [
      dialog(#""discard": "discard""#),
      dialog(#""discard": "discard", "leading": "cancel""#),
      dialog(#""discard": "discard", "leading": "close""#, dismissal: "cross"),
      // Nothing can be lost.
      dialog(#""input": false, "leading": "close""#),
    ]
  )

  private static func dialog(_ fields: String, dismissal: String = "cancel") -> RuleExample {
    .screens(
      #""people": { "header": "dialog", "title": "people", "route": "/people", "confirm": "save", \#(fields) }"#,
      with: dismissal == "cancel" ? [:] : ["headers.json": RuleExample.headers(dismissal: dismissal)])
  }

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let policy = catalog.source.headers.dismissal
    for screen in catalog.screens.all where screen.kind?.leading.contains(.policy) == true {
      guard let item = screen.ownLeading, let purpose = catalog.purpose(item.purpose) else { continue }
      let (right, what) = policy == .cancel ? ("cancel", "a cross") : ("close", "Cancel")
      switch (policy, HeaderKindDefinition.Leading(purpose)) {
      case (.cancel, .close) where screen.takesInput, (.cross, .policy): break
      default: continue
      }
      collector.report(
        self,
        "'\(screen.id)' is dismissed by \(what), and 'dismissal' in headers.json is '\(policy.rawValue)'; "
          + "write '\(right)', or leave 'leading' out",
        at: catalog.source.place(ofScreen: screen.id, "leading", "purpose"),
        about: Subject(purpose: item.purpose, screen: screen.id),
        fix: Fix(replacing: item, in: "leading", of: screen, by: right, in: catalog))
    }
  }
}

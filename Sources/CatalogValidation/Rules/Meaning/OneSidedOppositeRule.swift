internal import CatalogFiles
internal import CatalogModel

/// Reports `one-sided-opposite`: two purposes that take each other back name each other. A third one may share an opposite:
/// 'pause' takes back 'play', which it names, and 'resume', which is a neighbour of 'play'.
package enum OneSidedOppositeRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "one-sided-opposite",
    severity: .error,
    summary:
      "The opposite of a purpose names it in turn, or names a neighbour of it (play, and resume beside it: pause).",
    rationale: """
      A toggle shows 'pin', and once it was pressed 'unpin': it looks up the other state by 'opposite', and back again. If \
      only one of the two names the other, the toggle stays where it is after the first press. A purpose may take back two: \
      'pause' names 'play', and 'resume', which names 'pause' too, is in 'appearsWith' of 'play'.
      """,
    breaking: [
      opposites(back: #""opposite": ↓"forward", "#),
      opposites(back: #""opposite": ↓"back", "#),
      opposites(back: #""opposite": ↓"delete", "#, delete: #""opposite": ↓"forward", "#),
    ],
    passing: [
      opposites(back: #""opposite": "delete", "#, delete: #""opposite": "back", "#),
      opposites(
        back: #""opposite": "delete", "appearsWith": ["undo"], "#, delete: #""opposite": "back", "#,
        undo: #""opposite": "delete", "appearsWith": ["back"], "#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    for purpose in source.purposes {
      guard let opposite = purpose.opposite, let reason = reason(opposite, of: purpose, in: catalog) else { continue }
      collector.report(
        self, reason, at: source.place(ofPurpose: purpose.identifier, "opposite"),
        about: Subject(purpose: purpose.identifier, companion: opposite))
    }
  }

  /// The reason why a purpose cannot be another one's opposite; nil if it can.
  private static func reason(_ opposite: String, of purpose: PurposeDefinition, in catalog: CheckedCatalog) -> String? {
    let identifier = purpose.identifier
    guard opposite != identifier else { return "'\(identifier)' is its own opposite; name another purpose" }
    guard let other = catalog.purpose(opposite) else {
      let advice = catalog.source.purposes.advice(onUnknown: opposite, otherwise: "declare it, or remove it here")
      return "unknown purpose '\(opposite)' as the opposite of '\(identifier)'; \(advice)"
    }
    switch other.opposite {
    case identifier: return nil
    case let third? where purpose.appearsWith.contains(third) && catalog.purpose(third)?.opposite == opposite:
      return nil
    case let third?:
      return
        "the opposite of '\(opposite)' is '\(third)', not '\(identifier)'; correct one of the two, or name '\(third)' in "
        + "'appearsWith' if '\(opposite)' takes back both"
    case nil: return "'\(opposite)' does not name '\(identifier)' as its opposite; add it there"
    }
  }

  /// A catalogue of two purposes, or of three with `undo`; each parameter has fields of the purpose.
  private static func opposites(back: String, delete: String = "", undo: String? = nil) -> RuleExample {
    let third = undo.map {
      #", "undo": { "role": "act", "description": "…", \#($0)"icons": { "set": "undo" }, "messages": { "title": {} } }"#
    }
    return [
      "purposes.json": """
      {
        "back": {
          "role": "navigate", "direction": "backward", "description": "…", \(back)"icons": { "set": "arrow-back" },
          "messages": { "title": {} }
        },
        "delete": {
          "role": "destroy", "description": "…", \(delete)"icons": { "set": "trash" }, "messages": { "title": {} }
        }\(third ?? "")
      }
      """,
      "titles/en.json": #"{ "back": "Back", "delete": "Delete"\#(third == nil ? "" : #", "undo": "Undo""#) }"#,
      "titles/pl.json": #"{ "back": "Wstecz", "delete": "Usuń"\#(third == nil ? "" : #", "undo": "Cofnij""#) }"#,
    ]
  }
}

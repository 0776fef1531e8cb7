internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Reports `changed-role`: an overlay does not change whether an inherited purpose destroys.
package enum ChangedRoleRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "changed-role",
    severity: .warning,
    summary: "An overlay does not change whether an inherited purpose has the role 'destroy'.",
    rationale: """
      Apps draw a purpose that destroys in red and ask before they do it. The inherited titles, icons and descriptions \
      say whether something is destroyed, so a purpose with another role is another purpose.
      """,
    breaking: [
      .overlay(#"{ "back": { "role": ↓"destroy" } }"#),
      .overlay(#"{ "delete": { "role": ↓"act" } }"#),
    ],
    passing: [
      .overlay(#"{ "back": { "role": "dismiss" } }"#),
      .overlay(#"{ "delete": { "description": "Destroys the selected rides." } }"#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    let inherited = source.layers.dropFirst().compactMap { $0.purposes?.root }
    guard !inherited.isEmpty, let own = source.layers[0].purposes?.root else { return }
    let destroy = Role.destroy.rawValue
    for purpose in own.members ?? [] {
      guard let role = purpose.value["role"]?.string, Role(rawValue: role) != nil,
        let base = inherited.lazy.compactMap({ $0[purpose.key]?["role"]?.string }).first,
        (role == destroy) != (base == destroy)
      else { continue }
      let change = role == destroy ? "becomes destructive" : "stops being destructive"
      collector.report(
        self,
        "'\(purpose.key)' \(change), since its inherited role is '\(base)'; "
          + "remove 'role', or declare a purpose with another name",
        at: source.place(ofPurpose: purpose.key, "role"), about: Subject(purpose: purpose.key))
    }
  }
}

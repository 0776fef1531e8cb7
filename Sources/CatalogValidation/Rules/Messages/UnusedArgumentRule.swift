internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `unused-argument`: every argument that a message declares is used by some locale's text.
package enum UnusedArgumentRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "unused-argument",
    severity: .warning,
    reach: .definition,
    summary: "Every argument that a message declares is used by some locale's text.",
    rationale: """
      Programs have to compute and pass an argument that no text shows. It is usually left over after the texts were \
      reworded, or its name is misspelt in them.
      """,
    breaking: [
      RuleExample(
        arguments: #""name": { "type": "text" }, ↓"place": { "type": "text" }"#, en: "Share with {name}",
        pl: "Udostępnij: {name}")
    ],
    passing: [
      RuleExample(
        arguments: #""name": { "type": "text" }, "place": { "type": "text" }"#, en: "Share with {name}",
        pl: "Udostępnij: {name} ({place})")
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    for (slot, names) in catalog.unusedArguments.sorted(by: { $0.key < $1.key }) {
      let purpose = source.purpose(ofSlot: slot).identifier
      let message = source.declaration(ofSlot: slot).name
      for name in names {
        collector.report(
          self, "no text uses the argument '\(name)' of '\(purpose)'; remove it, or use it",
          at: source.place(ofPurpose: purpose, "messages", message, "arguments", name),
          about: Subject(purpose: purpose, message: message, argument: name))
      }
    }
  }
}

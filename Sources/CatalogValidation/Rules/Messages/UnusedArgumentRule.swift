internal import CatalogFiles
internal import CatalogModel
internal import MessageSyntax
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
      let instead = names.count == 1 ? undeclaredName(in: slot, of: source) : nil
      for name in names {
        collector.report(
          self,
          instead.map {
            "no text uses the argument '\(name)' of '\(purpose)', and the source text uses '\($0)'; if it was renamed, write the "
              + "same name in the texts and here"
          } ?? "no text uses the argument '\(name)' of '\(purpose)'; remove it, or use it",
          at: source.place(ofPurpose: purpose, "messages", message, "arguments", name),
          about: Subject(purpose: purpose, message: message, argument: name))
      }
    }
  }

  /// The undeclared argument in the source text of a message, if the text has exactly one.
  private static func undeclaredName(in slot: Int, of source: CatalogSource) -> String? {
    guard let text = source.text(of: source.sourceEntry(ofSlot: slot)) else { return nil }
    let declared = Set(source.declaration(ofSlot: slot).arguments.map(\.name))
    let names = Set(MessageTree(parsing: text).placeholders.map(\.name)).subtracting(declared)
    return names.count == 1 ? names.first : nil
  }
}

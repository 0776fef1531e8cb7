internal import AppReading
internal import CatalogModel
internal import CatalogValidation

/// Dialogs whose confirmation is in another place than in most.
enum ConfirmationDiffersRule: AuditRule {
  static let description = RuleDescription(
    identifier: AuditRuleName.confirmationDiffers.rawValue, severity: .warning,
    summary: "Dialogs of an app are confirmed at the same place.",
    rationale:
      "Save at the top of one form and at the bottom of the next one is looked for in both. Platforms have one place for the "
      + "preferred action; the rule speaks where at least two thirds of five or more screens agree on one.",
    breaking: [.swift(example(saving: [.bar, .bar, .bar, .bar, .bottom]))],
    passing: [.swift(example(saving: [.bar, .bar, .bar, .bar, .bar]))])

  static func check(_ app: AuditedApp, _ collector: inout AuditCollector) {
    for framework in Framework.allCases {
      let table = ExitTable.confirmations(of: app.screens, framework)
      guard let majority = table.majority else { continue }
      for row in table.rows.dropFirst() {
        for screen in row.screens {
          collector.report(
            self,
            "'\(screen.name)' is confirmed \(row.exit.side.words), and \(table.share) screens \(majority.side.words)",
            at: screen)
        }
      }
    }
  }

  private enum Place { case bar, bottom }

  private static func example(saving places: [Place]) -> String {
    places.enumerated().map { index, place in
      let letter = String(UnicodeScalar(UInt8(65 + index)))
      let placement = place == .bar ? "confirmationAction" : "bottomBar"
      return """
        struct \(place == .bar ? "" : "↓")Form\(letter)Sheet: View {
          var body: some View {
            TextField("…", text: $text).toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
              ToolbarItem(placement: .\(placement)) { Button("Save") { save() } }
            }
          }
        }
        """
    }.joined(separator: "\n")
  }
}

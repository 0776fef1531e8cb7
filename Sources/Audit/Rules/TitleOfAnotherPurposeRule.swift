internal import AppReading
internal import CatalogModel
internal import CatalogValidation
internal import SourceText

/// Buttons whose title names something that they do not do.
enum TitleOfAnotherPurposeRule: AuditRule {
  static let description = RuleDescription(
    identifier: AuditRuleName.titleOfAnotherPurpose.rawValue, severity: .warning,
    summary: "The title of a button says what it does.",
    rationale:
      "Done ends a task and keeps its result. On a button that only closes a screen, people ask what has been kept; where other "
      + "screens of the app save with it, they must remember which ones. A spoken label that names another purpose than the "
      + "visible title fails people who speak to their device (WCAG 2.2, 2.5.3).",
    breaking: [.swift(example(title: "Done", action: "dismiss()"))],
    passing: [
      .swift(example(title: "Close", action: "dismiss()")),
      .swift(example(title: "Done", action: "dismiss()", content: "Toggle(\"…\", isOn: $isOn)")),
    ])

  static func check(_ app: AuditedApp, _ collector: inout AuditCollector) {
    // Done keeps the settings that a screen applies at once.
    let keeping = Set(app.screens.filter(\.takesInput).map { "\($0.file.path)\n\($0.name)" })
    for named in app.pressed where named.certainty >= .likely {
      if named.purpose == "done", ScreenSurvey.onlyCloses(named),
        !keeping.contains("\(named.site.file.path)\n\(named.site.owner ?? "")")
      {
        collector.report(self, "'Done' only closes the screen; name it 'close', or keep something", at: named)
        continue
      }
      let titles = named.evidence.filter { $0.signal == .title }
      guard let first = titles.first, let other = titles.first(where: { $0.purpose != first.purpose }),
        named.site.texts.count(where: { $0.use == .title }) == 1
      else { continue }
      collector.report(
        self, "the button shows '\(first.seen)' and is read aloud as '\(other.seen)', which is '\(other.purpose)'",
        at: named, about: other.purpose)
    }
  }

  private static func example(title: String, action: String, content: String = "Text(\"…\")") -> String {
    let isBreaking = title == "Done" && content.hasPrefix("Text")
    return """
      struct InfoView: View {
        var body: some View {
          \(content).toolbar {
            ToolbarItem(placement: .topBarTrailing) { \(isBreaking ? "↓" : "")Button("\(title)") { \(action) } }
          }
        }
      }
      """
  }
}

internal import CatalogValidation

/// Buttons that spell out a title and an icon that the catalogue has.
enum HandMadeButtonRule: AuditRule {
  static let description = RuleDescription(
    identifier: "hand-made-button", severity: .note,
    summary: "A button with a purpose of the catalogue is made from the purpose.",
    rationale:
      "A title and an icon that are written at each button differ sooner or later from those beside them, and each is translated "
      + "again. A button that names its purpose gets its words, its icon and its mirroring from the catalogue.",
    breaking: [
      .swift(
        """
        struct EditorView: View {
          var body: some View {
            ↓Button("Delete", systemImage: "trash", role: .destructive) { delete() }
          }
        }
        """)
    ],
    passing: [
      .swift(
        """
        struct EditorView: View {
          var body: some View {
            Button(.delete) { delete() }
            Button("Sort by Size") { sort() }
          }
        }
        """)
    ])

  static func check(_ app: AuditedApp, _ collector: inout AuditCollector) {
    for named in app.sites where named.certainty == .certain && named.site.adoptedPurpose == nil {
      guard let purpose = named.purpose, named.site.wrapper == nil || named.site.isDefinition else { continue }
      let form = named.site.framework.generatedForm(of: purpose, construct: named.site.construct)
      let advice = form.map { "; write \($0)" } ?? ""
      collector.report(self, "a hand-made button for '\(purpose)'\(advice)", at: named)
    }
  }
}

extension Framework {
  /// The button of a purpose as `catalog generate` offers it; nil where it offers none.
  func generatedForm(of purpose: String, construct: String) -> String? {
    let words = purpose.split(separator: "-")
    let camel = words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
    let constant = words.joined(separator: "_").uppercased()
    return switch self {
    case .swiftUI: "Button(.\(camel)) { … }"
    case .uiKit where construct.contains("bar"): "UIBarButtonItem(.\(camel)) { … }"
    case .uiKit where construct.contains("action"): "UIAction(.\(camel)) { … }"
    case .appKit where construct.contains("toolbar"): "NSToolbarItem(.\(camel), target: …, action: …)"
    case .compose: "IconButton(Purpose.\(constant)) { … }"
    case .react: "<PurposeButton purpose=\"\(purpose)\">"
    case .html: "<purpose-button purpose=\"\(purpose)\">"
    case .uiKit, .appKit, .androidViews, .gtk: nil
    }
  }
}

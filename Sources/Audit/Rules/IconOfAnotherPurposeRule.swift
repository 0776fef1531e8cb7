internal import CatalogValidation

/// Buttons whose words say one purpose and whose icon another.
enum IconOfAnotherPurposeRule: AuditRule {
  static let description = RuleDescription(
    identifier: "icon-of-another-purpose", severity: .warning,
    summary: "The icon of a button means what its title says.",
    rationale:
      "An icon that the catalogue gives to another purpose promises that purpose. Where there is no room for words, it is all that "
      + "people see.",
    breaking: [.swift(example(icon: "trash"))], passing: [.swift(example(icon: "archivebox"))])

  static func check(_ app: AuditedApp, _ collector: inout AuditCollector) {
    for named in app.pressed where named.certainty >= .likely {
      guard let purpose = named.purpose else { continue }
      let icons = named.evidence.filter { $0.signal == .icon }
      // An icon that several purposes have, among them this one, promises nothing else.
      guard let other = icons.first, !icons.contains(where: { $0.purpose == purpose }) else { continue }
      collector.report(
        self, "the icon '\(other.seen)' is that of '\(other.purpose)', and the button is for '\(purpose)'", at: named,
        about: other.purpose)
    }
  }

  private static func example(icon: String) -> String {
    """
    struct MessageView: View {
      var body: some View {
        \(icon == "trash" ? "↓" : "")Button("Archive", systemImage: "\(icon)") { archive() }
      }
    }
    """
  }
}

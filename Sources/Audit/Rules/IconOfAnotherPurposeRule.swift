internal import AppReading
internal import CatalogModel
internal import CatalogValidation

/// Buttons whose text means one purpose and whose icon another.
enum IconOfAnotherPurposeRule: AuditRule {
  static let description = RuleDescription(
    identifier: AuditRuleName.iconOfAnotherPurpose.rawValue, severity: .warning,
    summary: "The icon of a button means what its title says.",
    rationale:
      "An icon that the catalogue gives to another purpose promises that purpose. Where there is no room for words, it is all that "
      + "people see.",
    breaking: [.swift(example(icon: "trash"))],
    passing: [
      .swift(example(icon: "archivebox")),
      .swift(
        """
        struct InfoView: View {
          var body: some View { Button("Cancel", systemImage: "xmark") { dismiss() } }
        }
        """),
    ])

  static func check(_ app: AuditedApp, _ collector: inout AuditCollector) {
    for named in app.pressed where named.certainty >= .likely {
      guard let purpose = named.purpose else { continue }
      let icons = named.evidence.filter { $0.signal == .icon }
      // An icon that several purposes use, among them this one, promises nothing else.
      guard let other = icons.first, !icons.contains(where: { areClose($0.purpose, purpose) }) else { continue }
      // A chevron in a row or a menu only means that more follows.
      guard !isChevron(other.seen) || named.site.texts.isEmpty else { continue }
      // A phrase, such as "Add account", often uses the icon of its object.
      guard !named.evidence.contains(where: { $0.signal == .verb && $0.purpose == purpose }) else { continue }
      // A button that shows one of several states has a title and an icon of each.
      guard Set(named.site.icons.map(\.glyph)).count < 2 else { continue }
      let titles = Set(named.evidence.filter { $0.signal == .title || $0.signal == .synonym }.map(\.purpose))
      guard titles.count < 2 else { continue }
      collector.report(
        self, "the icon '\(other.seen)' is that of '\(other.purpose)', and the button is for '\(purpose)'", at: named,
        about: other.purpose)
    }
  }

  private static func isChevron(_ icon: String) -> Bool {
    let name = icon.lowercased()
    return ["chevron", "arrow_drop", "arrowdrop", "caret", "go-next", "navigate_next", "navigatenext", "disclosure"]
      .contains(where: name.contains)
  }

  /// Returns whether the purpose of an icon is close enough to the other purpose to promise nothing else.
  private static func areClose(_ first: String, _ second: String) -> Bool {
    if first == second || first == second + "s" || second == first + "s" { return true }
    // A toggle shows its state: the full star of a favourite removes it.
    if "un" + first == second || "un" + second == first { return true }
    return families.contains { $0.contains(first) && $0.contains(second) }
  }

  /// Purposes that share a picture: a cross leaves or takes away, dots hold more, signs count, arrows in a circle
  /// repeat, a bin takes away, a star remembers.
  private static let families: [Set<String>] = [
    ["close", "cancel", "dismiss", "remove", "clear", "reset"], ["more", "options", "menu"], ["add", "zoom-in"],
    ["remove", "zoom-out"], ["refresh", "sync", "update"], ["delete", "clear", "remove"], ["favorite", "bookmark"],
  ]

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

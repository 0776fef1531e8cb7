internal import AppReading
internal import CatalogModel
internal import CatalogValidation

/// Purposes that an app shows with different icons.
enum PurposeWithTwoIconsRule: AuditRule {
  static let description = RuleDescription(
    identifier: AuditRuleName.purposeWithTwoIcons.rawValue, severity: .note,
    summary: "An app shows a purpose with one icon.",
    rationale:
      "People recognise a button by its picture before they read it. A trash can here and a cross there for the same purpose must "
      + "be learnt twice. The icon that most buttons have is the one to keep.",
    breaking: [.swift(example(icons: ["trash", "trash", "xmark.bin"]))],
    passing: [.swift(example(icons: ["trash", "trash.fill", "trash"]))])

  static func check(_ app: AuditedApp, _ collector: inout AuditCollector) {
    for framework in Framework.allCases {
      let sites = app.sites.filter {
        $0.site.framework == framework && $0.certainty == .certain && $0.site.wrapper == nil
      }
      let byPurpose = Dictionary(grouping: sites.filter { $0.site.icons.count == 1 }) { $0.purpose ?? "" }
      for (purpose, sites) in byPurpose.sorted(by: { $0.key < $1.key }) where !purpose.isEmpty {
        check(sites, for: purpose, &collector)
      }
    }
  }

  private static func check(_ sites: [NamedSite], for purpose: String, _ collector: inout AuditCollector) {
    let byIcon = Dictionary(grouping: sites) { $0.site.icons[0].glyph }
      .sorted { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }
    // One use of each icon shows no preference.
    guard byIcon.count > 1, let usual = byIcon.first, usual.value.count * 2 > sites.count, usual.value.count > 1 else {
      return
    }
    for (_, others) in byIcon.dropFirst() {
      for named in others {
        collector.report(
          self,
          "'\(purpose)' has the icon '\(named.site.icons[0].name)' here, and \(usual.value.count) of \(sites.count) "
            + "buttons have '\(usual.value[0].site.icons[0].name)'", at: named, about: named.site.icons[0].name)
      }
    }
  }

  private static func example(icons: [String]) -> String {
    let buttons = icons.map { icon in
      "    \(icon == "xmark.bin" ? "↓" : "")Button(\"Delete\", systemImage: \"\(icon)\") { delete() }"
    }
    return "struct ListView: View {\n  var body: some View {\n\(buttons.joined(separator: "\n"))\n  }\n}"
  }
}

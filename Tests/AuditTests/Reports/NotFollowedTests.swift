import Foundation
import CatalogReports
import TestSupport
import Testing

@testable import AppReading
@testable import Audit

/// Reports list what looks like a button and cannot be judged.
@Suite("Buttons that the audit does not follow")
struct NotFollowedTests {
  @Test("Each is reported with its reason", arguments: silent)
  func reports(row: SourceRow) throws {
    let report = try AuditedApps.report(row.files)
    #expect(report.notFollowed.map { "\($0.name) \($0.reason.rawValue)" } == row.expected)
  }

  private static let silent = [
    SourceRow("A.swift", #"AppCard(title: "Delete", onTap: { remove() })"#, "AppCard unknown-component"),
    SourceRow(
      "A.swift", #"let a = UIAction(title: item.name, handler: { _ in go() })"#, "uikit.action title-at-run-time"),
    SourceRow(
      "res/menu/a.xml",
      #"<menu xmlns:android="http://schemas.android.com/apk/res/android"><item android:id="@+id/sort"/></menu>"#,
      "android.menu-item title-at-run-time"),
    SourceRow("A.swift", #"Button(action: go) { AppLabel(item) }"#, "swiftui.button unread-content"),
    SourceRow(
      "A.tsx", #"const a = <button onClick={go}><AppLabel item={item} /></button>"#, "react.button unread-content"),
    SourceRow("A.swift", #"Button("Delete") { remove() }"#),
    SourceRow("A.swift", #"Button(role: .cancel) { close() } label: { AppLabel(item) }"#),
  ]

  @Test("Every report has them, and the totals count them")
  func reports() throws {
    let report = try AuditedApps.report([
      "A.swift": #"AppCard(title: "Delete", onTap: { remove() }); AppCard(title: "Move", onTap: { move() })"#
    ])
    let total = "2 not followed (2 of no known component)"
    #expect(
      ReportFormat.text.text(report).contains("  AppCard: belongs to no known component, 2 places, such as A.swift:1:1")
    )
    for format in ReportFormat.allCases {
      let text = format.text(report)
      switch format {
      case .json: #expect(text.contains(#""notFollowed": 2"#) && text.contains(#""reason": "unknown-component""#))
      case .html: #expect(text.contains("2 more were not followed.") && text.contains("<code>AppCard</code>"))
      case .sarif: #expect(text.contains("not followed: AppCard: belongs to no known component, 2 places"))
      default: #expect(text.contains(total), "\(format)")
      }
    }
  }

  @Test("The lines for audit.json make the component a button")
  func explains() throws {
    let source = #"AppCard(caption: "Delete", image: "trash", onTap: { remove() })"#
    let report = try AuditedApps.report(["A.swift": source])
    let text = try #require(NotFollowedExplanation(report, catalog: "MyApp").text("AppCard"))
    #expect(
      text == """
        'AppCard' in 1 place: belongs to no known component
          A.swift:1:1
        If it is a button, name it in MyApp/audit.json; other components go beside it:
        {
          "formatVersion": 1,
          "wrappers": {
            "AppCard": { "framework": "swiftui", "title": "caption", "icon": "image", "action": "onTap" }
          }
        }

        """)
    let lines = text.split(separator: "\n").drop { $0 != "{" }.joined(separator: "\n")
    let settings = try AuditedApps.settings(lines)
    let again = try AuditedApps.report(["A.swift": source], settings: settings)
    #expect(again.notFollowed.isEmpty)
    #expect(again.app.sites.map(\.purpose) == ["delete"])
  }
}

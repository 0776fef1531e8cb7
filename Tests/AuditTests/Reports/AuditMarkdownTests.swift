import CatalogReports
import CatalogValidation
import Foundation
import TestSupport
import Testing

@testable import AppReading
@testable import Audit

/// The comment for a pull request.
@Suite struct AuditMarkdownTests {
  private static let screen = """
    struct EditorView: View {
      var body: some View {
        Button("Cancel") { dismiss() }
        Button(action: add) { Image(systemName: "plus") }
      }
    }
    """

  @Test func startsWithTheFigures() throws {
    let text = ReportFormat.markdown.text(try AuditedApps.report(["EditorView.swift": Self.screen]))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("### Audit: "))
    #expect(lines[1] == "**Adoption:** 0 of 1 button with a certain purpose (0 %)")
    #expect(lines[2].hasPrefix("2 buttons in 1 file: 1 certain, "))
    #expect(text.contains("| 🟡 warning | `EditorView.swift:4` | a button with the icon 'plus' has no title"))
    #expect(text.contains("<summary>Notes: 1</summary>"))
  }

  /// A comment has a maximum length; what does not fit is counted.
  @Test func isShortEnough() throws {
    let buttons = (0..<2_000).map { _ in "    Button(action: add) { Image(systemName: \"plus\") }" }
    let source = "struct LongView: View {\n  var body: some View {\n\(buttons.joined(separator: "\n"))\n  }\n}"
    let text = ReportFormat.markdown.text(try AuditedApps.report(["LongView.swift": source]))
    #expect(text.unicodeScalars.count <= 60_500)
    #expect(text.contains("more rows do not fit here"))
  }

  @Test(arguments: ["a|b", "<b>x", "@someone", "`code`"])
  func escapes(title: String) throws {
    let source = """
      struct HostileView: View {
        var body: some View { Button(action: add) { Image(systemName: "\(title)") } }
      }
      """
    let text = ReportFormat.markdown.text(try AuditedApps.report(["HostileView.swift": source]))
    let row = try #require(text.split(separator: "\n").first { $0.contains("HostileView.swift") })
    // The cells of one row, whatever the title has.
    #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 5)
    #expect(!row.contains("<b>") && !row.contains("@someone"))
  }
}

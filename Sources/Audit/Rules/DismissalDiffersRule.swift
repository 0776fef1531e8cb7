package import AppReading
internal import CatalogValidation
internal import CatalogModel

/// Dialogs and viewers that are left in another way than most of their kind.
enum DismissalDiffersRule: AuditRule {
  static let description = RuleDescription(
    identifier: AuditRuleName.dismissalDiffers.rawValue, severity: .warning,
    summary: "Screens of one kind are left by the same button at the same side.",
    rationale:
      "People learn once where a sheet is left. A cross here, Done there and Cancel at the other side make them look for it each "
      + "time. Most screens of an app decide: the rule speaks where at least two thirds of five or more agree.",
    breaking: [.swift(SheetExamples.text(close: 4, then: [.done]))],
    passing: [.swift(SheetExamples.text(close: 5, then: []))])

  static func check(_ app: AuditedApp, _ collector: inout AuditCollector) {
    for framework in Framework.allCases {
      for kind in [HeaderKind.dialog, .viewer] {
        // Cancel beside a confirmation and Close without one are not the same.
        for isConfirmed in [true, false] {
          check(ExitTable.dismissals(of: app.screens, framework, kind, isConfirmed: isConfirmed), &collector)
        }
      }
    }
  }

  private static func check(_ table: ExitTable, _ collector: inout AuditCollector) {
    guard let majority = table.majority else { return }
    for row in table.rows.dropFirst() {
      for screen in row.screens {
        collector.report(
          self,
          "'\(screen.name)' is left by \(row.exit.words), and \(table.share) screens of its kind by "
            + "\(majority.words)", at: screen)
      }
    }
  }
}

extension ScreenExit {
  /// `'close' at the leading side`
  package var words: String { "'\(purpose)' \(side.words)" }
}

extension ScreenSide {
  package var words: String {
    switch self {
    case .leading: "at the leading side"
    case .trailing: "at the trailing side"
    case .bottom: "at the bottom"
    case .content: "in the content"
    case .system: "of the system"
    }
  }
}

/// Sheets for the examples of rules that compare screens.
enum SheetExamples {
  enum Last { case done, cancel }

  /// Sheets that are closed at the leading side, and then others.
  static func text(close: Int, then others: [Last]) -> String {
    let sheets = (1...close).map { number in
      """
      struct Info\(letter(number))Sheet: View {
        var body: some View {
          Text("…").toolbar { ToolbarItem(placement: .topBarLeading) { Button("Close", systemImage: "xmark") { dismiss() } } }
        }
      }
      """
    }
    let odd = others.map { last in
      """
      struct ↓OddSheet: View {
        var body: some View {
          Text("…").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("\(last == .done ? "Done" : "Cancel")") { dismiss() } } }
        }
      }
      """
    }
    return (sheets + odd).joined(separator: "\n")
  }

  private static func letter(_ number: Int) -> String { String(UnicodeScalar(UInt8(64 + number))) }
}

package import AppReading
package import CatalogModel

/// The ways in which an app leaves or confirms its screens, each with the number of screens that have it.
package struct ExitTable: Sendable {
  /// A way, and the screens that have it.
  package struct Row: Sendable {
    package let exit: ScreenExit
    package let screens: [AuditedScreen]
  }

  /// The most frequent first.
  package let rows: [Row]

  init(_ screens: [AuditedScreen], by exit: (AuditedScreen) -> ScreenExit?) {
    let ways = Dictionary(grouping: screens.filter { exit($0) != nil }) { exit($0)?.description ?? "" }
    rows = ways.values.compactMap { screens in exit(screens[0]).map { Row(exit: $0, screens: screens) } }
      .sorted { (-$0.screens.count, $0.exit.description) < (-$1.screens.count, $1.exit.description) }
  }

  /// The dismissals of screens that are shown over others, by framework and kind.
  package static func dismissals(of screens: [AuditedScreen], _ framework: Framework, _ kind: HeaderKind) -> ExitTable {
    ExitTable(screens.filter { $0.framework == framework && $0.kind == kind }) { $0.dismissals.first }
  }

  /// The same, of screens with a confirmation only, or without one only, whose kind and places are known.
  static func dismissals(
    of screens: [AuditedScreen], _ framework: Framework, _ kind: HeaderKind, isConfirmed: Bool
  ) -> ExitTable {
    let alike = screens.filter { !$0.confirmations.isEmpty == isConfirmed && $0.certainty >= .likely }
    // The framework decides where its dialogs have their buttons.
    let comparable = alike.filter { screen in
      screen.dismissals.first?.side != .content && !screen.exits.contains { $0.site.container == .dialog }
    }
    return dismissals(of: comparable, framework, kind)
  }

  /// The places of the confirmations of dialogs, by framework.
  package static func confirmations(of screens: [AuditedScreen], _ framework: Framework) -> ExitTable {
    ExitTable(screens.filter { $0.framework == framework && $0.kind == .dialog }) { screen in
      // The place matters, not the verb.
      let isOfFramework = screen.exits.contains { $0.site.container == .dialog }
      let known = screen.confirmations.first { $0.side != .content && !isOfFramework }
      return known.map { ScreenExit(purpose: "confirmation", side: $0.side) }
    }
  }

  private var total: Int { rows.reduce(0) { $0 + $1.screens.count } }

  /// The way of at least two thirds of the screens; nil with fewer than five screens, or without such a way.
  package var majority: ScreenExit? {
    guard total >= 5, let first = rows.first, first.screens.count * 3 >= total * 2 else { return nil }
    return first.exit
  }

  /// The screens that have the app's usual way, of all: `8 of 10`.
  package var share: String { "\(rows.first?.screens.count ?? 0) of \(total)" }
}

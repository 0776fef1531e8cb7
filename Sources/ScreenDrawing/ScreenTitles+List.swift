internal import CatalogFiles
package import CatalogModel
internal import ICUText
internal import PurposeCatalog
package import SourceText

extension ScreenTitles {
  /// A line for each screen: identifier, header, presentation, route, title.
  package func list(_ screens: [Screen]) -> String {
    let rows = screens.map { screen in
      [
        screen.id, screen.header.rawValue, screen.parent == nil ? "–" : screen.presentation.words,
        screen.route?.text ?? "–", title(of: screen),
      ]
    }
    let widths = (0..<4).map { column in rows.map { TerminalWidth.columns(of: $0[column]) }.max() ?? 0 }
    return rows.map { row in
      let cells = row.prefix(4).enumerated().map { column, cell in
        cell + String(repeating: " ", count: widths[column] - TerminalWidth.columns(of: cell))
      }
      return (cells + [row[4].isEmpty ? "–" : row[4]]).joined(separator: "  ").onOneLine + "\n"
    }.joined()
  }

  /// A screen for programs: its fields and its title.
  package func tree(of screen: Screen) -> JSONTree {
    let fields = ScreenField.all.map { ($0.name, $0.tree(screen)) }
    return .fields([("screen", .string(screen.id)), ("titleText", .string(title(of: screen)))] + fields)
  }
}

/// Keeps spreadsheets from running a text as a formula, and removes the guard again.
///
/// Programs that open a CSV file run a cell that begins with `=`, `+`, `-` or `@`, some also after a tab or a line
/// break, or in full width (OWASP, CSV Injection). Such a text gets a leading apostrophe, and so does one that has
/// apostrophes before such a character, so that every text can be restored. Cells that people type without a guard are
/// read unchanged.
package enum FormulaDefusing {
  /// The text with a guard if it needs one.
  package static func defused(_ text: String) -> String { needsGuard(text) ? "'" + text : text }

  /// The text without its guard.
  package static func restored(_ cell: String) -> String {
    cell.utf8.first == 0x27 && needsGuard(cell) ? String(cell.unicodeScalars.dropFirst()) : cell
  }

  private static func needsGuard(_ text: String) -> Bool {
    switch text.unicodeScalars.first(where: { $0 != "'" }) {
    case "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
    default: false
    }
  }
}

/// Keeps spreadsheets from running a text as a formula, and takes the guard off again.
///
/// Programs that open a CSV file run a cell that begins with `=`, `+`, `-` or `@`, some of them after a tab or a line
/// break, or in full width (OWASP, CSV Injection). Such a text gets an apostrophe in front; so does one that begins with
/// apostrophes and goes on like that, and so each text is another one with its guard. What a person typed without one
/// is read as it is.
package enum FormulaDefusing {
  /// The text with its guard, where it needs one.
  package static func defused(_ text: String) -> String { needsGuard(text) ? "'" + text : text }

  /// The text without its guard, where it has one.
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

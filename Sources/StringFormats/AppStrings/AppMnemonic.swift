/// Marks of the key that presses a button, in texts of GTK: `_Open`, and `開く(_O)` in scripts without case.
package enum AppMnemonic {
  /// The text without its marks, of which the first counts; `a__b` is `a_b`.
  package static func removed(from text: String) -> String {
    guard text.contains("_") else { return text }
    let plain = text.replacing("__", with: "\u{1}")
    guard let mark = plain.firstIndex(of: "_") else { return plain.replacing("\u{1}", with: "_") }
    let letter = plain.index(after: mark)
    var (start, end) = (mark, letter)
    if letter < plain.endIndex, mark > plain.startIndex {
      let (before, after) = (plain.index(before: mark), plain.index(after: letter))
      if "(（".contains(plain[before]), after < plain.endIndex, ")）".contains(plain[after]) {
        (start, end) = (before, plain.index(after: after))
      }
    }
    let rest = String(plain[..<start] + plain[end...])
    return rest.replacing("_", with: "").replacing("\u{1}", with: "_")
  }
}

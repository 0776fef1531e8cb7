/// Lines and white space of texts that may be long: looked for byte by byte, since telling characters apart costs more than
/// all else that is done with a note.
extension StringProtocol {
  /// What stands between line feeds; of CR LF the carriage return stays at the end of its line.
  var lines: [SubSequence] {
    utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { self[$0.startIndex..<$0.endIndex] }
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmingWhitespace: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}

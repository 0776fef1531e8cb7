/// Lines and white space of texts that may be long: searched by bytes, since splitting into characters is far slower.
extension StringProtocol {
  /// The text between line feeds; the carriage return of a CR LF stays at the end of its line.
  var lines: [SubSequence] {
    utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { self[$0.startIndex..<$0.endIndex] }
  }
}

extension String {
  /// The non-empty lines, split at all line ends that any reader may know, so that none of them ends a comment (UAX
  /// #14, classes BK, CR, LF and NL).
  var commentLines: [String] {
    unicodeScalars.split { scalar in
      switch scalar.value {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
      default: false
      }
    }.map(String.init)
  }

  /// The text without white space at its ends.
  package var trimmingWhitespace: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}

package import TextFormats

extension HTML {
  /// A finding's message with each quoted part isolated that may be right-to-left.
  package static func message(_ text: String) -> HTML {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    let pieces = parts.enumerated().flatMap { number, part -> [HTML] in
      let isQuoted = number % 2 == 1 && number < parts.count - 1
      let piece = isQuoted || ShownText.needsIsolation(part) ? isolated(part) : .text(part)
      return number == 0 ? [piece] : ["'", piece]
    }
    return .all(pieces)
  }
}

internal import CatalogValidation

/// Text in HTML syntax.
package enum HTMLText {
  /// A text for an element's content or a quoted attribute value.
  ///
  /// Control characters and noncharacters, which HTML does not allow, are spelt out, and so are bidi controls (UAX #9);
  /// joiners are kept, since letters need them.
  package static func escaped(_ text: String) -> String {
    XMLText.escaped(
      ShownText.spelled(text) {
        $0.properties.generalCategory == .control || $0.properties.isNoncharacterCodePoint
          || $0.properties.isBidiControl
      })
  }

  /// A finding's message with each quoted part isolated that may be right-to-left.
  package static func message(_ text: String) -> String {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    return parts.enumerated().map { number, part in
      let isQuoted = number % 2 == 1 && number < parts.count - 1
      return isQuoted || ShownText.needsIsolation(part) ? "<bdi>\(escaped(part))</bdi>" : escaped(part)
    }.joined(separator: "'")
  }

  /// ` name="value"` for each attribute that has a value.
  package static func attributes(_ attributes: KeyValuePairs<String, String?>) -> String {
    attributes.compactMap { name, value in value.map { " \(name)=\"\(escaped($0))\"" } }.joined()
  }
}

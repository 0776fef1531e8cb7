/// A text of a site, with its key and its place in the source.
package struct SiteText: Sendable, Equatable {
  package enum Use: Sendable { case title, accessibilityLabel, tooltip }
  package let use: Use
  /// The source language's text; nil if the key could not be followed.
  package let text: String?
  /// The key in the app's string tables; nil for a literal.
  package let key: String?
  /// True if the text is written in the source and is in no string table, so it is not translated.
  package let isLiteral: Bool
  /// True if the text has arguments.
  package let hasArguments: Bool
  /// The bytes of the expression in the site's file.
  package let range: Range<Int>

  package init(
    use: Use, text: String?, key: String? = nil, isLiteral: Bool = false, hasArguments: Bool = false,
    range: Range<Int>
  ) {
    self.use = use
    self.text = text
    self.key = key
    self.isLiteral = isLiteral
    self.hasArguments = hasArguments
    self.range = range
  }
}

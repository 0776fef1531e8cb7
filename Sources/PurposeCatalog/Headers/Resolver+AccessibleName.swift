internal import CatalogModel

extension Resolver {
  /// The accessible name of a control with a purpose's texts: the text that screen readers say and that people say to a
  /// device.
  ///
  /// ```swift
  /// let more = try catalog.purpose("more")
  /// resolver.accessibleName(for: more)                 // More actions
  /// resolver.accessibleName(for: more, drawn: "More")  // More actions
  /// resolver.accessibleName(for: more, drawn: "Other") // Other
  /// ```
  ///
  /// The name of a word is the message `accessibilityLabel` if that contains the word, else the word; the name of an icon
  /// alone is the message, else the title. So a name always contains the word that is drawn (WCAG 2.2, success criterion
  /// 2.5.3, Label in Name). A text of the app itself needs no other name.
  ///
  /// - Parameters:
  ///   - purpose: the purpose of the control.
  ///   - word: the drawn word, such as ``shortTitle(for:)``; nil for an icon alone.
  public func accessibleName(for purpose: Purpose, drawn word: String? = nil) -> String {
    let isLabelled = purpose.messages.contains { $0.name == MessageDeclaration.accessibilityLabel }
    return AccessibleName.name(
      drawn: word, label: isLabelled ? text(MessageDeclaration.accessibilityLabel, of: purpose) : nil,
      title: title(for: purpose))
  }
}

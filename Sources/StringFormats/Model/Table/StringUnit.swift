package import CatalogModel

/// The smallest translatable item of a string table: one text in the source and target languages.
package struct StringUnit: Hashable, Sendable {
  package var key: UnitKey
  /// The source text, an ICU message.
  package var source: String
  /// The translation, an ICU message, or nil.
  package var target: String?
  /// True if the target is not the locale's own text but its fallback.
  package var isResolved = false
  /// The arguments that a text may use.
  package var arguments: [ArgumentDeclaration]
  /// The state of the translation: `new` without a translation, `translated` if the catalogue does not state it.
  package var state: TranslationState
  /// The catalogue's comment on the translation.
  package var comment: String?
  /// The longest text in grapheme clusters; nil if there is no limit.
  package var limit: Int?
  package var context: UnitContext
  /// The base for the import.
  package var base: UnitBase

  /// Creates a unit, whose base is its current content.
  package init(
    key: UnitKey, source: String, target: String?, arguments: [ArgumentDeclaration] = [],
    state: TranslationState? = nil, comment: String? = nil, limit: Int? = nil, context: UnitContext = UnitContext()
  ) {
    let state = state ?? (target == nil ? .new : .translated)
    self.key = key
    self.source = source
    self.target = target
    self.arguments = arguments
    self.state = state
    self.comment = comment
    self.limit = limit
    self.context = context
    base = UnitBase(source: source, target: target, state: state, comment: comment)
  }
}

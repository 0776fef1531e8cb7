package import CatalogModel

/// The smallest translatable item of a string table: one text in the source language and in the target's.
package struct StringUnit: Hashable, Sendable {
  package var key: UnitKey
  /// The text to translate, an ICU message.
  package var source: String
  /// The translation, an ICU message; nil if there is none yet.
  package var target: String?
  /// Whether the target is not the locale's own text, but what it shows for want of one.
  package var isResolved = false
  /// The arguments that a text may use.
  package var arguments: [ArgumentDeclaration]
  /// How far the translation has come: `new` if there is none, `translated` where the catalogue says nothing.
  package var state: TranslationState
  /// What the catalogue notes beside the translation.
  package var comment: String?
  /// The longest text in grapheme clusters; nil if there is no limit.
  package var limit: Int?
  package var context: UnitContext
  /// What the import compares with.
  package let base: UnitBase

  /// Puts a unit together; its base is what it is now.
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

internal import CatalogModel

extension TranslationState {
  /// How far the least of several entries has come; nil if one does not say.
  static func lowest(_ states: [TranslationState?]) -> TranslationState? {
    let known = states.compactMap(\.self)
    return known.count == states.count ? Self.allCases.first(where: known.contains) : nil
  }
}

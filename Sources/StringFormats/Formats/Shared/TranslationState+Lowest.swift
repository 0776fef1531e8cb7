internal import CatalogModel

extension TranslationState {
  /// The least advanced of several states; nil if one of them is nil.
  static func lowest(_ states: [TranslationState?]) -> TranslationState? {
    let known = states.compactMap(\.self)
    return known.count == states.count ? Self.allCases.first(where: known.contains) : nil
  }
}

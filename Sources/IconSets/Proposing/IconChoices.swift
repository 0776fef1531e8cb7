internal import CatalogModel

/// The choices that a person wrote into the list of proposals, by purpose.
package struct IconChoices: Sendable {
  /// An icon, or nil for none.
  struct Choice: Sendable {
    let icon: IconReference?
  }

  private var byPurpose: [String: Choice] = [:]

  /// Nothing was chosen.
  package init() {}

  subscript(purpose: String) -> Choice? {
    get { byPurpose[purpose] }
    set { byPurpose[purpose] = newValue }
  }
}

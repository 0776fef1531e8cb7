/// A place where purposes meet, such as a bar, a menu or a dialog, of places.json.
package struct PurposePlace: Hashable, Sendable {
  /// The key in the catalogue, in kebab-case: `edit-menu`.
  package let identifier: String
  /// The place, described for translators.
  package var description: String
  /// The guidelines and apps that show it.
  package var seenIn: [String]
  /// True if its buttons show titles alone, as those of a dialog do: their icons may be equal.
  package var showsTitlesOnly: Bool
  /// The identifiers of the purposes that are in it, sorted.
  package var purposes: [String]

  /// Creates a place; nothing is checked.
  package init(
    identifier: String, description: String = "", seenIn: [String] = [], showsTitlesOnly: Bool = false,
    purposes: [String] = []
  ) {
    self.identifier = identifier
    self.description = description
    self.seenIn = seenIn
    self.showsTitlesOnly = showsTitlesOnly
    self.purposes = purposes
  }
}

package import CodeWriting

/// The settings with which an app is read.
package struct ReadingSettings: Sendable {
  /// The wrappers that `audit.json` declares.
  package var wrappers: [Wrapper]
  /// True if previews, which only developers see, are read.
  package var readsPreviews: Bool
  /// The names that generated code gives to the catalogue's purposes.
  private let purposes: PurposeNames?

  package init(wrappers: [Wrapper] = [], readsPreviews: Bool = false, purposes: PurposeNames? = nil) {
    self.wrappers = wrappers
    self.readsPreviews = readsPreviews
    self.purposes = purposes
  }

  /// The purpose that generated code calls by a name: `deleteItem`, `DELETE_ITEM`, `delete-item`.
  func purpose(named name: String) -> String? { purposes?.purpose(named: name) }
}

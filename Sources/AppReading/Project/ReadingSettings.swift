package import CodeWriting

/// The settings with which an app is read.
package struct ReadingSettings: Sendable {
  /// The wrappers that `audit.json` declares.
  package var wrappers: [Wrapper]
  /// True if previews, which only developers see, are read.
  package var readsPreviews: Bool
  /// The names that generated code gives to the catalogue's purposes.
  package let purposes: PurposeNames?

  package init(wrappers: [Wrapper] = [], readsPreviews: Bool = false, purposes: PurposeNames? = nil) {
    self.wrappers = wrappers
    self.readsPreviews = readsPreviews
    self.purposes = purposes
  }

  /// The purpose whose constant in generated code has a name: `deleteItem`, `DELETE_ITEM`.
  func purpose(named name: String) -> String? { purposes?.purpose(named: name) }

  /// The purpose that has or had an identifier, such as `delete-item`.
  func purpose(identifiedBy identifier: String) -> String? { purposes?.purpose(identifiedBy: identifier) }
}

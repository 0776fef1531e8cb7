/// The settings with which an app is read.
package struct ReadingSettings: Sendable {
  /// The wrappers that `audit.json` declares.
  package var wrappers: [Wrapper]
  /// True if previews, which only developers see, are read.
  package var readsPreviews: Bool
  /// The catalogue's purposes by their names in generated code: `deleteItem`, `DELETE_ITEM`, `delete-item`.
  private let purposes: [String: String]

  package init(
    wrappers: [Wrapper] = [], readsPreviews: Bool = false, purposes: some Sequence<String> = [String]()
  ) {
    self.wrappers = wrappers
    self.readsPreviews = readsPreviews
    self.purposes = purposes.reduce(into: [:]) { names, identifier in
      names[Self.letters(of: identifier)] = identifier
    }
  }

  func purpose(named name: String) -> String? { purposes[Self.letters(of: name)] }

  private static func letters(of name: String) -> String { name.filter { $0.isLetter || $0.isNumber }.lowercased() }
}

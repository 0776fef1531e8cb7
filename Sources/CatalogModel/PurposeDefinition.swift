/// What a button is for: its meaning, its icons and the messages that it has.
package struct PurposeDefinition: Hashable, Sendable {
  /// The key of everything, in kebab-case: `select-all`.
  package let identifier: String
  /// What it does to the screen.
  package var role: Role
  /// Where it points along the reading direction; nil for a purpose that points nowhere.
  package var direction: Direction?
  /// What happens when the button is pressed, to somebody who translates or draws it.
  package var description: String
  /// Its icon in each icon set that has one.
  package var icons: [IconSetIdentifier: IconReference]
  /// Its messages, the title first.
  package var messages: [MessageDeclaration]
  /// The purposes that are shown beside it, so that their titles must differ.
  package var appearsWith: [String]

  /// Puts a definition together; nothing is checked.
  package init(
    identifier: String, role: Role = .act, direction: Direction? = nil, description: String = "",
    icons: [IconSetIdentifier: IconReference] = [:], messages: [MessageDeclaration] = [], appearsWith: [String] = []
  ) {
    self.identifier = identifier
    self.role = role
    self.direction = direction
    self.description = description
    self.icons = icons
    self.messages = messages
    self.appearsWith = appearsWith
  }
}

/// What a button is for: its meaning, its icons and the messages that it has.
public struct PurposeDefinition: Hashable, Sendable {
  /// The key of everything, in kebab-case: `select-all`.
  public let identifier: String
  /// What it does to the screen.
  public let role: Role
  /// Where it points along the reading direction; nil for a purpose that points nowhere.
  public let direction: Direction?
  /// What happens when the button is pressed, to somebody who translates or draws it.
  public let description: String
  /// Its icon in each icon set that has one.
  public let icons: [IconSetIdentifier: IconReference]
  /// Its messages, the title first.
  public let messages: [MessageDeclaration]
  /// The purposes that are shown beside it, so that their titles must differ.
  public let appearsWith: [String]

  /// Puts a definition together; nothing is checked.
  public init(
    identifier: String, role: Role, direction: Direction?, description: String,
    icons: [IconSetIdentifier: IconReference], messages: [MessageDeclaration], appearsWith: [String]
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

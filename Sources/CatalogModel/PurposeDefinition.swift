/// A button's purpose: its meaning, its icons and its messages.
package struct PurposeDefinition: Hashable, Sendable {
  /// The key of everything, in kebab-case: `select-all`.
  package let identifier: String
  /// The button's effect on the screen.
  package var role: Role
  /// The direction along the reading direction; nil for a purpose without one.
  package var direction: Direction?
  /// The button's action, for translators and designers.
  package var description: String
  /// Its icon in each icon set that has one.
  package var icons: [IconSetIdentifier: IconReference]
  /// The reason why an icon is not the one that its platform's guidelines list; nil if there is nothing to say.
  package var iconReason: String?
  /// Its messages, the title first.
  package var messages: [MessageDeclaration]
  /// The purpose that takes it back, as `unpin` does `pin`: the other state of a toggle; nil for a purpose without one.
  package var opposite: String?
  /// The purposes that appear beside it, so that their titles must differ.
  package var appearsWith: [String]
  /// The identifiers that it had before it was renamed: generated code keeps them as deprecated names.
  package var formerly: [String]

  /// Creates a definition; nothing is checked.
  package init(
    identifier: String, role: Role = .act, direction: Direction? = nil, description: String = "",
    icons: [IconSetIdentifier: IconReference] = [:], messages: [MessageDeclaration] = [], appearsWith: [String] = [],
    formerly: [String] = [], opposite: String? = nil, iconReason: String? = nil
  ) {
    self.identifier = identifier
    self.role = role
    self.direction = direction
    self.description = description
    self.icons = icons
    self.iconReason = iconReason
    self.messages = messages
    self.appearsWith = appearsWith
    self.opposite = opposite
    self.formerly = formerly
  }
}

public import CatalogModel

/// What a button is for, as one catalogue holds it: made by ``Catalog/purpose(_:)``, good for every resolver.
///
/// A value is one reference and compares by identifier; looking something up by it is an index into an array.
/// A purpose of another catalogue works too, by its identifier.
public struct Purpose: Sendable {
  @usableFromInline let storage: PurposeStorage

  /// The key in the catalogue, in kebab-case: `select-all`.
  public var identifier: String { storage.definition.identifier }

  /// What it does to the screen.
  public var role: Role { storage.definition.role }

  /// Where it points along the reading direction; nil for a purpose that points nowhere.
  public var direction: Direction? { storage.definition.direction }

  /// What happens when the button is pressed, in the source language.
  public var description: String { storage.definition.description }

  /// The messages that it declares, the title first.
  public var messages: [MessageDeclaration] { storage.definition.messages }

  /// A message of the purpose for repeated use, or nil if it declares none of that name.
  public func message(_ name: String) -> Message? {
    storage.definition.messages.firstIndex { $0.name == name }.map { Message(purpose: self, position: $0) }
  }
}

extension Purpose: Hashable, Identifiable {
  /// The purpose's identifier.
  public var id: String { identifier }

  /// Whether two purposes have the same identifier.
  public static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.identifier == right.identifier
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// One message of a purpose: made by ``Purpose/message(_:)``, so that a look-up need not search for its name.
public struct Message: Sendable {
  /// The purpose that it belongs to.
  public let purpose: Purpose
  /// Its place among the purpose's messages.
  let position: Int

  /// What the purpose declares of it: name, arguments, limit.
  public var declaration: MessageDeclaration { purpose.storage.definition.messages[position] }
}

extension Message: Hashable {
  /// Whether two messages have the same name, and their purposes the same identifier.
  public static func == (left: Self, right: Self) -> Bool {
    left.purpose == right.purpose && left.declaration.name == right.declaration.name
  }

  /// Hashes the purpose's identifier and the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(purpose)
    hasher.combine(declaration.name)
  }
}

/// What all copies of a purpose share.
@usableFromInline
final class PurposeStorage: Sendable {
  let definition: PurposeDefinition
  @usableFromInline let index: Int
  @usableFromInline let catalog: CatalogToken

  init(definition: PurposeDefinition, index: Int, catalog: CatalogToken) {
    self.definition = definition
    self.index = index
    self.catalog = catalog
  }
}

/// Tells the purposes of one loaded catalogue from those of another.
@usableFromInline
final class CatalogToken: Sendable {}

public import CatalogModel

/// A purpose of a catalogue, from ``Catalog/purpose(_:)``; valid for every resolver.
///
/// ```swift
/// let back = try catalog.purpose("back")
/// back.role                                          // navigate
/// back.direction                                     // backward
/// ```
///
/// A value is a single reference and compares by identifier; a look-up by it is an array access. A purpose of another
/// catalogue is found by its identifier.
public struct Purpose: Sendable {
  @usableFromInline let storage: PurposeStorage

  /// The key in the catalogue, in kebab-case: `select-all`.
  public var identifier: String { storage.definition.identifier }

  /// The button's effect on the screen.
  public var role: Role { storage.definition.role }

  /// The direction along the reading direction; nil for a purpose without one.
  public var direction: Direction? { storage.definition.direction }

  /// The identifier of the purpose that undoes it, as `unpin` undoes `pin`; nil for a purpose without one. A toggle
  /// shows one of the two; see ``Catalog/opposite(of:)``.
  public var opposite: String? { storage.definition.opposite }

  /// The button's function, described in the source language.
  public var description: String { storage.definition.description }

  /// Its messages, the title first.
  public var messages: [MessageDeclaration] { storage.definition.messages }

  /// A message of the purpose for repeated use, or nil for an unknown name.
  ///
  /// ```swift
  /// if let counted = delete.message("counted") {
  ///   resolver.text(of: counted, count: 3)           // Delete 3 items
  /// }
  /// ```
  ///
  /// The time is linear in the number of the purpose's messages, which are a few.
  ///
  /// - Parameter name: the message's name, such as `title` or `counted`.
  public func message(_ name: String) -> Message? {
    storage.definition.messages.firstIndex { $0.name == name }.map { Message(purpose: self, position: $0) }
  }
}

extension Purpose: Hashable, Identifiable {
  /// The purpose's identifier.
  public var id: String { identifier }

  /// True if two purposes have the same identifier.
  public static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.identifier == right.identifier
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// A message of a purpose, from ``Purpose/message(_:)``, so that look-ups need not search for its name.
///
/// It is valid for every resolver, so that one value serves all locales.
public struct Message: Sendable {
  /// The message's purpose.
  public let purpose: Purpose
  /// Its index among the purpose's messages.
  let position: Int

  /// The message's declaration: name, arguments, limit.
  public var declaration: MessageDeclaration { purpose.storage.definition.messages[position] }
}

extension Message: Hashable {
  /// True if two messages have the same name, and their purposes the same identifier.
  public static func == (left: Self, right: Self) -> Bool {
    left.purpose == right.purpose && left.declaration.name == right.declaration.name
  }

  /// Hashes the purpose's identifier and the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(purpose)
    hasher.combine(declaration.name)
  }
}

/// The data that all copies of a purpose share.
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

/// Distinguishes the purposes of one loaded catalogue from those of another.
@usableFromInline
final class CatalogToken: Sendable {}

package import CatalogModel

/// The purposes that declare a message of one name with the same arguments, which one typed function can take.
package struct MessageGroup: Hashable, Sendable {
  /// A purpose, and its message.
  package struct Member: Hashable, Sendable {
    /// The purpose's index.
    package let purpose: Int
    /// The message's index among the slots of the catalogue.
    package let slot: Int
  }

  package let name: String
  /// Sorted by name; the maximum of each is left out.
  package let arguments: [ArgumentDeclaration]
  /// In the order of the purposes.
  package private(set) var members: [Member] = []

  /// The groups of a catalogue's messages but `title` and `short`, sorted by name and number of arguments.
  ///
  /// - Parameter purposes: the indices of the purposes.
  package static func all(of source: CatalogSource, purposes: [Int]) -> [MessageGroup] {
    var groups: [MessageGroup] = []
    for purpose in purposes {
      for (position, message) in source.purposes[purpose].messages.enumerated()
      where message.name != MessageDeclaration.title && message.name != MessageDeclaration.short {
        let new = MessageGroup(message)
        let index = groups.firstIndex { $0.name == new.name && $0.arguments == new.arguments } ?? groups.count
        if index == groups.count { groups.append(new) }
        groups[index].members.append(Member(purpose: purpose, slot: source.slots.starts[purpose] + position))
      }
    }
    return groups.sorted { ($0.name, $0.arguments.count) < ($1.name, $1.arguments.count) }
  }

  private init(_ message: MessageDeclaration) {
    name = message.name
    arguments = message.arguments.map { ArgumentDeclaration(name: $0.name, kind: $0.kind, maximum: nil) }
      .sorted { $0.name < $1.name }
  }
}

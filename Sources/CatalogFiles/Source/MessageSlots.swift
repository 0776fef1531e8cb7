package import CatalogModel
internal import SourceText

/// Consecutive numbers for every message of every purpose, so that a locale's texts are a flat array.
///
/// The messages of a purpose are adjacent, its title first; purposes are in order.
package struct MessageSlots: Sendable {
  /// The first slot of each purpose, followed by the number of slots.
  package let starts: [Int]

  /// The index of each slot's purpose.
  package let purposes: [Int]

  /// The slots of `short` messages, ascending; most catalogues have none.
  package let shorts: [Int]

  /// The slots of titles and of ``shorts``, ascending.
  package var titles: [Int] { (starts.dropLast() + shorts).sorted() }

  /// For each slot, whether it is in ``shorts``: this is looked up for every text of every locale.
  private let areShorts: [Bool]

  /// The name of each slot's message.
  private let names: [String]

  /// The slots by message name, only for purposes with more than 32 messages; no real catalogue has one.
  private let slotsByName: [Int: [[UInt8]: Int]]
  private static let few = 32

  package init(_ definitions: [PurposeDefinition]) {
    var starts: [Int] = []
    var purposes: [Int] = []
    for (index, definition) in definitions.enumerated() {
      starts.append(purposes.count)
      purposes.append(contentsOf: repeatElement(index, count: definition.messages.count))
    }
    starts.append(purposes.count)
    self.starts = starts
    self.purposes = purposes
    let declarations = definitions.flatMap(\.messages)
    let names = declarations.map(\.name)
    self.names = names
    let large = definitions.indices.filter { definitions[$0].messages.count > Self.few }
    slotsByName = Dictionary(
      uniqueKeysWithValues: large.map { purpose in
        let slots = starts[purpose]..<starts[purpose + 1]
        return (purpose, Dictionary(slots.map { (Array(names[$0].utf8), $0) }) { first, _ in first })
      })
    let areShorts = declarations.map { $0.name == MessageDeclaration.short }
    self.areShorts = areShorts
    shorts = areShorts.indices.filter { areShorts[$0] }
  }

  /// The number of slots.
  package var count: Int { purposes.count }

  /// The slots of a purpose's messages.
  package func range(ofPurpose index: Int) -> Range<Int> { starts[index]..<starts[index + 1] }

  /// The slot of the title that a `short` slot replaces; nil for another message.
  package func title(ofShort slot: Int) -> Int? {
    areShorts[slot] ? starts[purposes[slot]] : nil
  }

  /// The slot of a purpose's message by the UTF-8 of its name, or nil.
  package func slot(ofPurpose index: Int, message name: UnsafeBufferPointer<UInt8>) -> Int? {
    let slots = range(ofPurpose: index)
    if slots.count > Self.few { return slotsByName[index]?[Array(name)] }
    return slots.first { name.isSame(as: names[$0]) }
  }
}

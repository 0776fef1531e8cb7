internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// A text of a purpose that an overlay adds, and those of purposes it inherits that are the same in the source locale.
package struct SharedSourceTexts: Sendable {
  /// The message slot of the overlay's own text.
  package let slot: Int
  /// The slots of the others.
  package let others: [Int]

  /// None where the catalogue is no overlay.
  static func all(of source: CatalogSource) -> [SharedSourceTexts] {
    guard source.layers.count > 1 else { return [] }
    let isAdded = source.purposes.map { purpose in
      !source.layers.dropFirst().contains { $0.purposes?.root[purpose.identifier] != nil }
    }
    guard isAdded.contains(true) else { return [] }
    var inherited: [Text: [Int]] = [:]
    var added: [(slot: Int, text: Text)] = []
    let entries = source.locales[source.sourceIndex].entries
    for slot in entries.indices {
      guard let words = source.text(of: entries[slot]) else { continue }
      let text = Text(message: source.declaration(ofSlot: slot).name, words: words)
      if isAdded[source.slots.purposes[slot]] {
        added.append((slot, text))
      } else {
        inherited[text, default: []].append(slot)
      }
    }
    return added.compactMap { slot, text in inherited[text].map { SharedSourceTexts(slot: slot, others: $0) } }
  }

  /// Texts are compared within messages of one name: a title is worded otherwise than a confirmation.
  private struct Text: Hashable {
    let message: String
    let words: String
  }
}

internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// A text of an overlay's own purpose, and the inherited purposes with the same text in the source locale.
package struct SharedSourceTexts: Sendable {
  /// The message slot of the overlay's text.
  package let slot: Int
  /// The slots of the inherited texts.
  package let others: [Int]

  /// Empty if the catalogue is not an overlay.
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
      guard let sourceText = source.text(of: entries[slot]) else { continue }
      let text = Text(message: source.declaration(ofSlot: slot).name, text: sourceText)
      if isAdded[source.slots.purposes[slot]] {
        added.append((slot, text))
      } else {
        inherited[text, default: []].append(slot)
      }
    }
    return added.compactMap { slot, text in inherited[text].map { SharedSourceTexts(slot: slot, others: $0) } }
  }

  /// Only texts of messages with the same name are compared: a title is worded differently than a confirmation.
  private struct Text: Hashable {
    let message: String
    let text: String
  }
}

internal import CatalogFiles
internal import CatalogModel
internal import StringFormats

/// The texts of a catalogue in its other wordings, for translators to see beside the unit's.
struct OtherWordings: Sendable {
  private let catalogue: CatalogSource
  /// The other wordings that change any text.
  private let others: [(definition: WordingDefinition, catalogue: CatalogSource)]

  init(of catalogue: CatalogSource) {
    self.catalogue = catalogue
    guard catalogue.wording == nil else {
      others = []
      return
    }
    others = catalogue.manifest.wordings.compactMap { definition in
      guard !catalogue.locales(changedBy: definition.wording).isEmpty else { return nil }
      return catalogue.worded(definition.wording).map { (definition, $0) }
    }
  }

  /// The texts that wordings state, or for a catalogue in a wording the shared text that its own replaces.
  func texts(ofLocale index: Int, slot: Int) -> [UnitContext.WordedText] {
    if catalogue.wording != nil {
      let texts = catalogue.locales[index]
      if catalogue.lacksDemandedTitle(ofLocale: index, slot: slot) {
        return catalogue.text(of: texts.entries[slot]).map { [UnitContext.WordedText(text: $0)] } ?? []
      }
      guard catalogue.isOfWording(texts.entries[slot]), let below = texts.overridden[slot],
        !catalogue.isOfWording(below), let shared = catalogue.text(of: below)
      else { return [] }
      return [UnitContext.WordedText(text: shared)]
    }
    return others.compactMap { other in
      let entry = other.catalogue.locales[index].entries[slot]
      guard other.catalogue.isOfWording(entry), let text = other.catalogue.text(of: entry) else { return nil }
      return UnitContext.WordedText(
        wording: other.definition.wording, description: other.definition.description, text: text)
    }
  }
}

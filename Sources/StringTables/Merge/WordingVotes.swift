internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import StringFormats

/// The texts of files that tell wordings apart: those that only a wording shows, or only the catalogue without one.
///
/// Texts are compared as an export writes them, with those that a locale inherits. A text that both show decides nothing.
struct WordingVotes {
  /// The texts of one locale in a file whose keys have different texts in the wording and without it.
  struct Count {
    var worded: [ReadUnit] = []
    var shared: [ReadUnit] = []
    /// The number of units, those with another text included.
    var total = 0
  }

  /// A wording and the catalogue in it.
  private struct Voice {
    let wording: Wording
    let catalogue: CatalogSource
    /// The indices of the locales that it changes.
    let changed: Set<Int>
  }

  private let shared: CatalogSource
  private let facts: [LocaleFacts]
  private let slots: [UnitKey: Int]
  private let voices: [Voice]

  /// - Parameter catalogue: the catalogue without a wording.
  init(_ catalogue: CatalogSource) {
    shared = catalogue
    facts = LocaleFacts.all(of: catalogue)
    slots = catalogue.slotsByKey
    voices = catalogue.manifest.wordings.compactMap { definition in
      catalogue.worded(definition.wording).map {
        Voice(
          wording: definition.wording, catalogue: $0, changed: Set(catalogue.locales(changedBy: definition.wording)))
      }
    }
  }

  /// The votes of a locale's units for each wording.
  ///
  /// - Parameter isText: whether a unit has a text of the catalogue, or had it when it was exported.
  func counts(of units: [ReadUnit], in locale: LanguageTag, where isText: (ReadUnit, String) -> Bool) -> [Wording:
    Count]
  {
    guard let index = shared.manifest.locales.firstIndex(of: locale) else { return [:] }
    let voices = voices.filter { !$0.changed.isDisjoint(with: facts[index].chain.all) }
    var counts: [Wording: Count] = [:]
    for unit in units where !voices.isEmpty {
      guard let slot = slots[unit.key] else { continue }
      let own = shown(slot, in: shared, index)
      for voice in voices {
        let text = shown(slot, in: voice.catalogue, index)
        guard text != own else { continue }
        counts[voice.wording, default: Count()].total += 1
        if let text, isText(unit, text) {
          counts[voice.wording, default: Count()].worded.append(unit)
        } else if let own, isText(unit, own) {
          counts[voice.wording, default: Count()].shared.append(unit)
        }
      }
    }
    return counts
  }

  /// The catalogue's source text of a unit; nil if it does not have the unit.
  func source(of key: UnitKey) -> String? { slots[key].flatMap { shown($0, in: shared, shared.sourceIndex) } }

  private func shown(_ slot: Int, in catalogue: CatalogSource, _ index: Int) -> String? {
    catalogue.shownText(ofSlot: slot, facts[index].chain)?.text
  }
}

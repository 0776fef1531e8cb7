package import CatalogFiles
internal import CatalogModel

/// Which units of a locale go out.
package enum UnitSelection: Sendable {
  /// Every unit that has a text or lacks one; without a text, what the locale inherits from one of its language stays
  /// out, and so does a `short` that it does not need.
  case all
  /// The same, and what it inherits: for a translator who may want another word for the region.
  case withInherited
  /// What the locale neither has nor inherits.
  case missing
  /// What is marked as new or for review, and what translates another source text than there is now.
  case needsReview
  /// What has another source text than an earlier catalogue had, or none there.
  case changed(since: CatalogTexts)

  /// Whether a unit goes out.
  func takes(_ unit: StringUnit, record: TextRecord?) -> Bool {
    let isInherited = unit.target == nil && unit.context.inherited != nil
    switch self {
    case .all: return !isInherited
    case .withInherited: return true
    case .missing: return unit.target == nil && !isInherited
    case .needsReview:
      guard unit.target != nil else { return false }
      return record?.needsReview == true || record?.source.map { $0 != unit.base.source } ?? false
    case .changed(let earlier): return !isInherited && earlier.texts[unit.key] != unit.source
    }
  }
}

/// The source texts of a catalogue by key, to compare with.
package struct CatalogTexts: Sendable {
  let texts: [UnitKey: String]

  /// Takes the source texts of a catalogue.
  package init(_ catalogue: CatalogSource) {
    let found = catalogue.sourceTexts.enumerated().compactMap { slot, text in
      text.map { (catalogue.key(ofSlot: slot), $0) }
    }
    texts = Dictionary(found) { first, _ in first }
  }
}

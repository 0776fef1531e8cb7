package import CatalogFiles
internal import CatalogModel
internal import StringFormats

/// The units of a locale that are exported.
package enum UnitSelection: Sendable {
  /// Every unit that has a text or needs one. Inherited texts and an unneeded `short` are left out.
  case all
  /// The same, and inherited texts, so that a translator can change them for the region.
  case withInherited
  /// Units whose text the locale neither has nor inherits, and titles that the wording must state.
  case missing
  /// Units that are new or marked for review, and those whose source text has changed.
  case needsReview
  /// Units whose source text differs from that of an earlier catalogue, or is new.
  case changed(since: CatalogTexts)

  /// True if only missing texts are exported.
  var isForMissing: Bool { if case .missing = self { true } else { false } }

  /// Returns whether a unit is exported.
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

/// The source texts of a catalogue by key, for comparison.
package struct CatalogTexts: Sendable {
  let texts: [UnitKey: String]

  /// Reads the source texts of a catalogue.
  package init(_ catalogue: CatalogSource) {
    let found = catalogue.sourceTexts.enumerated().compactMap { slot, text in
      text.map { (catalogue.key(ofSlot: slot), $0) }
    }
    texts = Dictionary(found) { first, _ in first }
  }
}

internal import CatalogModel

/// The notes that the single comment of a key can contain for all its locales.
enum SharedNotes {
  /// The notes that all units of a key have in common.
  static func notes(of units: [StringUnit]) -> [String] {
    guard var unit = units.first else { return [] }
    for other in units.dropFirst() {
      let context = other.context
      if unit.context.examples != context.examples { unit.context.examples = [] }
      if unit.context.inherited != context.inherited { unit.context.inherited = nil }
      if unit.context.title != context.title { unit.context.title = nil }
      unit.context.icons.removeAll { !context.icons.contains($0) }
      unit.context.otherWordings.removeAll { !context.otherWordings.contains($0) }
      unit.context.references.removeAll { !context.references.contains($0) }
      unit.context.companions = unit.context.companions.map { companion in
        context.companions.contains(companion)
          ? companion : UnitContext.Companion(purpose: companion.purpose, title: nil)
      }
    }
    return unit.notes
  }
}

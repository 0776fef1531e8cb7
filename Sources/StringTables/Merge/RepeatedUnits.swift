internal import CatalogModel
internal import StringFormats

/// The units that the files of an import have several times, in one file or in several.
///
/// Platforms differ in the text that they show, so the order does not decide: different texts are all refused. Empty
/// texts do not count.
struct RepeatedUnits {
  private let units: [LanguageTag: [UnitKey: [ReadUnit]]]

  /// - Parameter isOurs: whether a unit may belong to the catalogue; other programs' texts do not count.
  init(_ tables: [ReadTable], isOurs: (ReadUnit) -> Bool) {
    var units: [LanguageTag: [UnitKey: [ReadUnit]]] = [:]
    for table in tables {
      for unit in table.units where isOurs(unit) {
        units[table.locale, default: [:]][unit.key, default: []].append(unit)
      }
    }
    self.units = units.mapValues { $0.filter { $1.count > 1 } }
  }

  /// The outcome for a unit whose text does not go in because of another one; nil for the one that goes in.
  func result(of unit: ReadUnit, in locale: LanguageTag) -> UnitMerge.Result? {
    guard let all = units[locale]?[unit.key], isOneOf(all, unit) else { return nil }
    let current = all.filter { $0.formerKey == nil && !$0.target.isEmpty }
    // A text under a former key counts only if the files have no text under the current one.
    let repeated = current.isEmpty ? all.filter { !$0.target.isEmpty } : current
    guard let first = repeated.first ?? all.first else { return nil }
    let text = MessageForms.canonicalText(of: unit.target)
    if let other = repeated.first(where: { MessageForms.canonicalText(of: $0.target) != text }), isOneOf(repeated, unit)
    {
      return .init(
        outcome: .conflict,
        reason:
          "the files have the unit twice: '\(unit.target)' here and '\(other.target)' at \(other.place); remove one of them"
      )
    }
    if unit.place == first.place { return nil }
    let isSame = text == MessageForms.canonicalText(of: first.target)
    return .init(
      outcome: .unchanged,
      reason: isSame ? "the same as at \(first.place)" : "the text at \(first.place) is the one that goes in")
  }

  private func isOneOf(_ units: [ReadUnit], _ unit: ReadUnit) -> Bool { units.contains { $0.place == unit.place } }
}

internal import CatalogModel

/// Collects the units of one locale, each key once.
struct UnitCollector {
  let locale: LanguageTag
  private(set) var units: [ReadUnit] = []
  private(set) var problems: [ReadProblem] = []
  private var seen = Set<UnitKey>()

  init(locale: LanguageTag) { self.locale = locale }

  mutating func add(_ unit: ReadUnit) {
    guard seen.insert(unit.key).inserted else {
      return refuse("unit '\(unit.key)' is a duplicate; remove one", at: unit.place, key: unit.key)
    }
    units.append(unit)
  }

  mutating func refuse(_ words: String, at place: UnitPlace, key: UnitKey? = nil) {
    problems.append(ReadProblem(words, at: place, key: key, locale: locale))
  }
}

extension ReadTables {
  /// The result of one file.
  init(_ collected: UnitCollector) {
    self.init(collected.units, collected.problems, locale: collected.locale)
  }
}

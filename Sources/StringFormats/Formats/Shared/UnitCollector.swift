internal import CatalogModel

/// Collects the units of one locale, each as often as the file has it.
struct UnitCollector {
  let locale: LanguageTag
  private(set) var units: [ReadUnit] = []
  private(set) var problems: [ReadProblem] = []

  init(locale: LanguageTag) { self.locale = locale }

  mutating func add(_ unit: ReadUnit) { units.append(unit) }

  /// Refuses a unit that the file has another time with a different text.
  mutating func refuse(repeated key: UnitKey, at place: UnitPlace) {
    problems.append(.repetition(of: "unit '\(key)'", key: key, locale: locale, at: place))
  }

  mutating func refuse(_ message: String, at place: UnitPlace, key: UnitKey? = nil) {
    problems.append(ReadProblem(message, at: place, key: key, locale: locale))
  }
}

extension ReadTables {
  /// The result of one file.
  init(_ collected: UnitCollector) {
    self.init(collected.units, collected.problems, locale: collected.locale)
  }
}

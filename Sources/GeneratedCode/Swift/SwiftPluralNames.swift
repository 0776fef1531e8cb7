internal import CodeWriting

/// The names of plural rules in generated code: languages with the same rules share a function.
struct SwiftPluralNames {
  private let catalog: GeneratedCatalog

  init(_ catalog: GeneratedCatalog) { self.catalog = catalog }

  /// The name of the function: `cardinalAr`, after the first language with the rules.
  func name(_ rules: SwiftNeeds.Rules) -> String {
    let own = self.rules(rules)
    let first = catalog.pluralRules.first { (rules.isOrdinal ? $0.ordinal : $0.cardinal) == own }
    let tag = CamelCase.capitalized(SwiftText.lowerCamelCase(ofIdentifier: first?.tag ?? ""))
    return (rules.isOrdinal ? "ordinal" : "cardinal") + tag
  }

  func rules(_ rules: SwiftNeeds.Rules) -> [GeneratedPluralRules.Rule] {
    let languages = catalog.pluralRules[rules.locale]
    return rules.isOrdinal ? languages.ordinal : languages.cardinal
  }

  /// The categories that numbers can have, without `other`.
  func categories(_ rules: SwiftNeeds.Rules) -> Set<String> {
    Set(self.rules(rules).filter { SwiftCondition.alternatives($0, isDecimal: rules.isDecimal) != [] }.map(\.category))
  }
}

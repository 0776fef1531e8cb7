internal import ICUText
internal import MessageSyntax

/// The number formats in use, without duplicates.
struct NumberFormats: Hashable {
  private(set) var formats: [GeneratedNumberFormat] = []
  private var indexes: [GeneratedNumberFormat: Int] = [:]
  private var byTag: [String: Int] = [:]

  /// The index of a locale's format.
  mutating func index(of tag: String) throws(ICUError) -> Int {
    if let known = byTag[tag] { return known }
    let format = GeneratedNumberFormat(try NumberSymbols(locale: tag))
    let index = indexes[format] ?? formats.count
    if index == formats.count {
      formats.append(format)
      indexes[format] = index
    }
    byTag[tag] = index
    return index
  }
}

/// The plural rules in use, by the locale of the text.
struct PluralRuleList {
  private(set) var rules: [GeneratedPluralRules] = []

  /// The index of a locale's rules.
  mutating func index(of tag: String) throws(ICUError) -> Int {
    if let known = rules.firstIndex(where: { $0.tag == tag }) { return known }
    rules.append(
      GeneratedPluralRules(
        tag: tag, cardinal: try Self.list(PluralRules(locale: tag, kind: .cardinal)),
        ordinal: try Self.list(PluralRules(locale: tag, kind: .ordinal))))
    return rules.count - 1
  }

  private static func list(_ rules: PluralRules) -> [GeneratedPluralRules.Rule] {
    rules.rules.filter { $0.category != .other }.map { rule in
      GeneratedPluralRules.Rule(
        category: rule.category.keyword,
        alternatives: (rule.alternatives ?? []).map { relations in
          relations.map { relation in
            GeneratedPluralRules.Relation(
              operand: relation.operand.rawValue, modulus: relation.modulus, isNegated: relation.isNegated,
              ranges: relation.ranges)
          }
        })
    }
  }
}

extension GeneratedNumberFormat {
  fileprivate init(_ symbols: NumberSymbols) {
    func affixes(_ affixes: NumberSymbols.Affixes) -> Affixes {
      Affixes(prefix: affixes.prefix, suffix: affixes.suffix)
    }
    self.init(
      digits: symbols.digits, decimalSeparator: symbols.decimalSeparator, groupSeparator: symbols.groupSeparator,
      primaryGroup: symbols.primaryGroup, secondaryGroup: symbols.secondaryGroup,
      minimumGrouping: symbols.minimumGrouping, negative: affixes(symbols.negative), percent: affixes(symbols.percent),
      negativePercent: affixes(symbols.negativePercent))
  }
}

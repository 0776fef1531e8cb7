internal import CodeWriting

/// The modules that locales share: plural rules and number formats, without duplicates.
extension TypeScriptPrinter {
  /// `plurals.js`: `[cardinal, ordinal]` for each set of rules in use.
  var plurals: String {
    var known: Set<String> = []
    let lines = catalog.pluralRules.indices.compactMap { index -> String? in
      guard let name = Self.rules(index, in: catalog), known.insert(name).inserted else { return nil }
      let rules = catalog.pluralRules[index]
      let list = [Self.function(rules.cardinal), Self.function(rules.ordinal)]
      return "export const \(name) = [\n  \(list.joined(separator: ",\n  ")),\n];"
    }
    return (lines.isEmpty ? ["export {};"] : lines).joined(separator: "\n")
  }

  /// `numbers.js`: the differences of each number format from the English one.
  var numbers: String {
    let lines = catalog.numberFormats.enumerated().map { index, format in
      "export const \(Self.format(index)) = {\(format.members)};"
    }
    return (lines.isEmpty ? ["export {};"] : lines).joined(separator: "\n")
  }

  static func format(_ index: Int) -> String { "n\(index)" }

  /// The name of a set of rules, after the first locale that has them: `rulesAr`; nil for rules with `other` alone.
  static func rules(_ index: Int, in catalog: GeneratedCatalog) -> String? {
    let rules = catalog.pluralRules[index]
    if rules.cardinal.isEmpty, rules.ordinal.isEmpty { return nil }
    let first = catalog.pluralRules.first { $0.cardinal == rules.cardinal && $0.ordinal == rules.ordinal } ?? rules
    return CamelCase.lower("rules-\(first.tag)")
  }

  /// The rules of a locale's own texts; nil if none of its texts needs rules.
  func pluralRules(of locale: GeneratedLocale) -> String? {
    catalog.pluralRules.firstIndex { $0.tag == locale.tag }.flatMap { Self.rules($0, in: catalog) }
  }

  /// A function from the operands n, i, v and f (UTS #35 part 3, § Operands) to the key of a category. Numbers have no
  /// trailing zeros here, so w equals v and t equals f; exponents do not occur.
  private static func function(_ rules: [GeneratedPluralRules.Rule]) -> String {
    guard !rules.isEmpty else { return "undefined" }
    let choices = rules.map {
      "\($0.condition(in: \.inJavaScript)) ? \"\(JavaScriptText.key(keyword: $0.category))\" : "
    }
    return "(n, i, v, f) => \(choices.joined())\"x\""
  }
}

extension GeneratedPluralRules.Rule {
  fileprivate func condition(in code: (GeneratedPluralRules.Relation) -> String) -> String {
    let any = alternatives.map { relations in
      relations.isEmpty ? "true" : relations.map(code).joined(separator: " && ")
    }
    return any.joined(separator: " || ")
  }
}

extension GeneratedPluralRules.Relation {
  fileprivate var inJavaScript: String {
    let names = ["w": "v", "t": "f", "c": "0", "e": "0"]
    let name = names[operand] ?? operand
    let value = modulus.map { "\(name) % \($0)" } ?? name
    let list = ranges.map { range in
      if range.count == 1 { return "\(value) \(isNegated ? "!==" : "===") \(range.lowerBound)" }
      // A range contains whole numbers only.
      let inside = "\(value) >= \(range.lowerBound) && \(value) <= \(range.upperBound)"
      let whole = operand == "n" ? "\(inside) && v === 0" : inside
      return isNegated ? "!(\(whole))" : whole
    }
    if list.count == 1 { return list[0] }
    return "(\(list.joined(separator: isNegated ? " && " : " || ")))"
  }
}

extension GeneratedNumberFormat {
  fileprivate var members: String {
    func pair(_ affixes: Affixes) -> String {
      "[\(JavaScript.string(affixes.prefix)), \(JavaScript.string(affixes.suffix))]"
    }
    let all: [(String, String)?] = [
      digits.joined() == "0123456789" ? nil : ("d", JavaScript.string(digits.joined())),
      decimalSeparator == "." ? nil : ("c", JavaScript.string(decimalSeparator)),
      groupSeparator == "," ? nil : ("g", JavaScript.string(groupSeparator)),
      primaryGroup == 3 ? nil : ("p", "\(primaryGroup)"),
      secondaryGroup == primaryGroup ? nil : ("s", "\(secondaryGroup)"),
      minimumGrouping <= 1 ? nil : ("m", "\(minimumGrouping)"),
      negative == Affixes(prefix: "-", suffix: "") ? nil : ("n", pair(negative)),
      percent == Affixes(prefix: "", suffix: "%") ? nil : ("q", pair(percent)),
      negativePercent == Affixes(prefix: "-", suffix: "%") ? nil : ("r", pair(negativePercent)),
    ]
    let members = all.compactMap(\.self).map { "\($0): \($1)" }
    return members.isEmpty ? "" : " \(members.joined(separator: ", ")) "
  }
}

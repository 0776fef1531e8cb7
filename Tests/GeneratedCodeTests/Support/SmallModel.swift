import CatalogModel
import CodeWriting
import MessageSyntax

@testable import GeneratedCode

/// A model in memory, for parts of printers that depend on little of it.
enum SmallModel {
  static func catalog(
    purposes: [String] = [], formerly: [String: [String]] = [:], locales: [String] = [], iconSets: [String] = [],
    rules: [GeneratedPluralRules] = []
  ) -> GeneratedCatalog {
    let names = PurposeNames(purposes, former: purposes.map { formerly[$0] ?? [] }, iconSets: iconSets)
    return GeneratedCatalog(
      name: "Small", digest: "01", sourceLocale: "en",
      purposes: names.all.map { name in
        GeneratedPurpose(
          identifier: name.identifier, name: name, role: .act, direction: nil, opposite: nil, description: "",
          formerly: formerly[name.identifier] ?? [])
      }, messages: [],
      locales: locales.map { tag in
        GeneratedLocale(
          tag: tag, isRightToLeft: false, numberFormat: 0, titles: [], shortTitles: [], texts: [], icons: [])
      }, numberFormats: [], pluralRules: rules, defaultLocale: 0,
      languages: GeneratedLanguages(entries: [], aliases: [:]),
      iconSets: iconSets.map { GeneratedIconSet(identifier: $0, name: $0) }, headers: nil, screens: [], stacks: [])
  }

  /// A rule of one alternative for each list of relations.
  static func rule(_ category: String, _ alternatives: [GeneratedPluralRules.Relation]...) -> GeneratedPluralRules.Rule
  {
    GeneratedPluralRules.Rule(category: category, alternatives: alternatives)
  }

  /// `relation("n", mod: 10, not: true, 3...4)` is `n % 10 != 3..4`.
  static func relation(
    _ operand: String, mod modulus: UInt64? = nil, not isNegated: Bool = false, _ ranges: ClosedRange<UInt64>...
  ) -> GeneratedPluralRules.Relation {
    GeneratedPluralRules.Relation(operand: operand, modulus: modulus, isNegated: isNegated, ranges: ranges)
  }

  static func parts(_ message: String) -> [GeneratedText.Part] { MessageParts(MessageTree(parsing: message)).parts }
}

/// A text in short: `#` is the number of a plural, `[count: one=… other=…]` a plural or select.
enum PartsOutline {
  static func of(_ parts: [GeneratedText.Part]) -> String { parts.map(of).joined(separator: "|") }

  private static func of(_ part: GeneratedText.Part) -> String {
    switch part {
    case .literal(let text): "'\(text)'"
    case .argument(let name): name
    case .number(let name, let style): "\(name) \(style)"
    case .numberSign: "#"
    case .plural(let plural):
      "[\(plural.isOrdinal ? "ordinal " : "")\(plural.argument)"
        + (plural.offset == 0 ? "" : " - \(plural.offset)") + (plural.style == .decimal ? "" : " \(plural.style)") + ":"
        + plural.explicit.map { " \($0.value)=\(of($0.parts))" }.joined()
        + plural.branches.map { " \($0.category.keyword)=\(of($0.parts))" }.joined() + " other=\(of(plural.other))]"
    case .select(let select):
      "[\(select.argument):" + select.branches.map { " \($0.word)=\(of($0.parts))" }.joined()
        + " other=\(of(select.other))]"
    }
  }
}

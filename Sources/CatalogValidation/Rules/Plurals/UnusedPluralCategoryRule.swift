internal import CatalogModel
internal import MessageSyntax
internal import PurposeCatalog

/// Reports `unused-plural-category`: no branch of a plural is for a category that no number has.
package enum UnusedPluralCategoryRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "unused-plural-category",
    severity: .warning,
    reach: .otherLocales,
    summary: "No branch of a plural is for a category that no number within its argument's type and maximum can have.",
    rationale: """
      Such a branch is never shown. Usually its author confused the category with a number, as with 'zero' in English, \
      where '=0' is meant. The 'many' of a language that has it, such as Spanish for millions, is not reported.
      """,
    breaking: [
      .counted("{count, plural, ↓zero {Delete nothing} one {Delete # item} other {Delete # items}}"),
      .counted("{count, plural, ↓few {Delete # items} one {Delete # item} other {Delete # items}}"),
    ],
    passing: [
      .counted("{count, plural, =0 {Delete nothing} one {Delete # item} other {Delete # items}}"),
      RuleExample([
        "catalog.json": RuleExample.manifest(locales: #""en", "es""#),
        "titles/es.json": """
        {
          "delete": {
            "title": "Eliminar",
            "counted": "{count, plural, one {Eliminar # elemento} many {Eliminar # de elementos} other {Eliminar # elementos}}"
          }
        }
        """,
      ]),
    ]
  )

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    for index in text.nodes.indices {
      let plural = text.nodes[index]
      guard let kind = plural.pluralKind, plural.categories != .other else { continue }
      guard let argument = text.argument(of: plural), argument.kind != .text else { continue }
      let reachable = text.locale.reachableCategories(of: argument, kind: kind)
      for branch in MessageChildren(of: index, in: text.nodes) {
        guard case .category(let category) = text.nodes[branch].selector, category != .other,
          !reachable.contains(category), !isOfMillions(category, kind, in: text.locale)
        else { continue }
        collector.report(
          self, message(category, of: argument, kind: kind, in: text), in: text,
          at: text.nodes[branch].range.lowerBound,
          category: category.keyword)
      }
    }
  }

  /// True for the category of Spanish and French for millions, and of Czech for fractions: translation tools always
  /// require its branch.
  private static func isOfMillions(_ category: PluralCategory, _ kind: PluralKind, in locale: CheckedLocale) -> Bool {
    guard category == .many, locale.categories(of: kind).contains(.many) else { return false }
    let small = ArgumentDeclaration(name: "", kind: .integer, maximum: 999)
    return !locale.reachableCategories(of: small, kind: kind).contains(.many)
  }

  private static func message(
    _ category: PluralCategory, of argument: ArgumentDeclaration, kind: PluralKind, in text: CheckedText
  ) -> String {
    // English ranks have 'two' and 'few', which its counts do not have.
    let isOfRanks =
      kind == .cardinal && text.locale.reachableCategories(of: argument, kind: .ordinal).contains(category)
    let number: [PluralCategory: String] = [.zero: "=0", .one: "=1", .two: "=2"]
    let hint = number[category].map { "remove the branch, or write '\($0)' for the number itself" }
    return
      "no value of '\(argument.name)' has plural category '\(category.keyword)' for "
      + "'\(text.locale.facts.tag)'; "
      + (isOfRanks ? "write 'selectordinal' if the number is a rank, else " : "") + (hint ?? "remove the branch")
  }
}

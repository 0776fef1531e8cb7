internal import CatalogModel
internal import MessageSyntax
internal import PurposeCatalog

/// Reports `number-not-shown`: a branch for several numbers shows the number.
package enum NumberNotShownRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "number-not-shown",
    severity: .warning,
    summary: "A branch of a plural shows the number where its category has several numbers.",
    rationale: """
      In Russian the category 'one' includes 1, 21 and 31, in French 0 and 1. If its branch names a single thing and \
      no number, people are asked about one item and delete 21. Use an explicit value such as '=1' for words without a \
      number.
      """,
    breaking: [
      .counted("{count, plural, one {Delete # item} ↓other {Delete items}}"),
      .counted(
        "{count, plural, one {Usuń element} ↓few {Usuń elementy} many {Usuń # elementów} other {Usuń # elementu}}",
        in: "pl"),
    ],
    passing: [
      .counted("{count, plural, one {Delete item} other {Delete # items}}"),
      .counted("{count, plural, =0 {Delete nothing} =1 {Delete item} other {Delete # items}}"),
      RuleExample(
        arguments: #""count": { "type": "integer" }"#, en: "{count, plural, one {Share item} other {Share items}}",
        pl:
          "{count, plural, one {Udostępnij element} few {Udostępnij elementy} many {Udostępnij elementy} other {Udostępnij}}"
      ),
      .counted("{count}: {count, plural, one {delete item} other {delete items}}"),
    ]
  )

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    guard text.syntaxErrors.isEmpty else { return }
    for plural in text.nodes.indices {
      guard let kind = text.nodes[plural].pluralKind, let argument = text.argument(of: text.nodes[plural]),
        argument.kind != .text
      else { continue }
      let silent = silentBranches(of: plural, argument.name, text)
      guard !silent.isEmpty, !isShownElsewhere(argument, plural: plural, in: text) else { continue }
      let isMeantToShow = isMeantToShow(argument, plural: plural, silent: silent.count, in: text)
      for branch in silent where NumberHardCodedRule.number(inBranch: branch, of: plural, text) == nil {
        let numbers = text.numbers(of: branch.category, kind, plural: plural, argument)
        // If no branch shows a number, only the text for a single thing misleads; zero is not a reason to confirm.
        let misleading = isMeantToShow ? numbers : branch.category == .one ? numbers.filter { $0 != 0 } : []
        guard misleading.count > 1 else { continue }
        collector.report(
          self, message(branch.category, numbers: misleading, in: text), in: text,
          at: text.nodes[branch.index].range.lowerBound, category: branch.category.keyword)
      }
    }
  }

  /// The non-empty branches for categories that show no number.
  private static func silentBranches(
    of plural: Int, _ argument: String, _ text: CheckedText
  ) -> [CategoryBranch] {
    var silent: [CategoryBranch] = []
    for branch in MessageChildren(of: plural, in: text.nodes) {
      guard case .category(let category) = text.nodes[branch].selector, !text.nodes[branch].contentRange.isEmpty,
        !text.showsNumber(inBranch: branch, of: argument)
      else { continue }
      silent.append(CategoryBranch(category: category, index: branch))
    }
    return silent
  }

  /// True if the text shows the number outside the plural.
  private static func isShownElsewhere(
    _ argument: ArgumentDeclaration, plural: Int, in text: CheckedText
  ) -> Bool {
    let range = text.nodes[plural].range
    for node in text.nodes where node.kind == .argument || node.kind == .number {
      if node.names(argument.name, in: text.bytes), !range.contains(node.range.lowerBound) { return true }
    }
    return false
  }

  /// True if another branch shows the number, or the source text does.
  private static func isMeantToShow(
    _ argument: ArgumentDeclaration, plural: Int, silent: Int, in text: CheckedText
  ) -> Bool {
    if text.categoryBranches(of: plural).count > silent { return true }
    guard let uses = text.sourceUses else { return false }
    return zip(text.arguments, uses).contains { $0.name == argument.name && $1.prints > 0 }
  }

  private static func message(
    _ category: PluralCategory, numbers: [Int64], in text: CheckedText
  ) -> String {
    let named = numbers.prefix(3).map { "\($0)" }
    let list = numbers.count > 2 ? named.joined(separator: ", ") + " …" : named.joined(separator: " and ")
    let value: [PluralCategory: String] = [.zero: "=0", .one: "=1", .two: "=2"]
    let advice = value[category].map { "write '#' in it, or move the words to a branch '\($0)'" } ?? "write '#' in it"
    return
      "plural category '\(category.keyword)' includes \(list) in '\(text.locale.facts.tag)', but its branch shows no number; \(advice)"
  }
}

internal import CatalogFiles
internal import CatalogModel
internal import MessageSyntax
internal import PurposeCatalog
internal import SourceText

/// Reports `limit-below-texts`: a limit leaves room for the texts of most locales.
package enum LimitBelowTextsRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "limit-below-texts",
    severity: .warning,
    reach: .definition,
    summary:
      "Most locales' texts keep the limit and the 'maximum' in purposes.json, and the limit of 'short' is below the title's.",
    rationale: """
      A limit that lost a digit makes each text too long, and who obeys `title-too-long` in each locale spoils them all. \
      The mistake is one: the limit. A 'maximum' of 1 leaves most forms of most languages without a number. A 'short' is for places with less room than the title needs, so with a higher limit no \
      title ever needs a 'short'.
      """,
    breaking: [
      limits(#""title": { "limit": ↓2 }"#),
      limits(#""title": { "limit": 10 }, "short": { "limit": ↓30 }"#),
      counted(upTo: "↓1"),
    ],
    passing: [
      limits(#""title": { "limit": 6 }"#),
      limits(#""title": { "limit": 20 }, "short": { "limit": 10 }"#),
      counted(upTo: "9"),
    ]
  )

  private static func limits(_ messages: String) -> RuleExample {
    let titles = ["de": "Löschen", "en": "Delete", "fr": "Effacer", "it": "Elimina", "pl": "Usuń", "sv": "Radera"]
    var files = [
      "catalog.json": RuleExample.manifest(locales: titles.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")),
      "purposes.json": """
      { "delete": { "role": "delete", "description": "…", "icons": { "set": "trash" }, "messages": { \(messages) } } }
      """,
    ]
    for (locale, title) in titles { files["titles/\(locale).json"] = #"{ "delete": "\#(title)" }"# }
    return RuleExample(files, scaffolding: ["catalog.json", "titles/en.json"])
  }

  private static func counted(upTo maximum: String) -> RuleExample {
    let plural = "{count, plural, one {…} few {…} many {…} other {…}}"
    return RuleExample([
      "catalog.json": RuleExample.manifest(locales: #""en", "pl", "ru", "uk""#),
      "purposes.json": """
      {
        "delete": {
          "role": "delete", "description": "…", "icons": { "set": "trash" },
          "messages": { "counted": { "arguments": { "count": { "type": "integer", "maximum": \(maximum) } } } }
        }
      }
      """,
      "titles/en.json": #"{ "delete": { "counted": "{count, plural, one {…} other {…}}" } }"#,
      "titles/pl.json": #"{ "delete": { "counted": "\#(plural)" } }"#,
      "titles/ru.json": #"{ "delete": { "counted": "\#(plural)" } }"#,
      "titles/uk.json": #"{ "delete": { "counted": "\#(plural)" } }"#,
    ])
  }

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    guard let own = source.layers[0].purposes?.root else { return }
    for (index, purpose) in source.purposes.enumerated() {
      guard let messages = own[purpose.identifier]?["messages"] else { continue }
      let slots = source.slots.range(ofPurpose: index)
      for slot in slots {
        let name = source.declaration(ofSlot: slot).name
        for argument in source.declaration(ofSlot: slot).arguments
        where messages[name]?["arguments"]?[argument.name]?["maximum"] != nil {
          guard let problem = problem(withMaximumOf: argument, slot: slot, in: catalog) else { continue }
          collector.report(
            self, problem,
            at: source.place(ofPurpose: purpose.identifier, "messages", name, "arguments", argument.name, "maximum"),
            about: Subject(purpose: purpose.identifier, message: name, argument: argument.name))
        }
        guard let limit = messages[name]?["limit"]?.integer,
          let problem = problem(with: limit, ofSlot: slot, titleSlot: slots.lowerBound, in: catalog)
        else {
          continue
        }
        collector.report(
          self, problem, at: source.place(ofPurpose: purpose.identifier, "messages", name, "limit"),
          about: Subject(purpose: purpose.identifier, message: name))
      }
    }
  }

  private static func problem(with limit: Int, ofSlot slot: Int, titleSlot: Int, in catalog: CheckedCatalog) -> String?
  {
    let source = catalog.source
    if source.declaration(ofSlot: slot).name == MessageDeclaration.short, limit >= catalog.limits[titleSlot] {
      return "the limit of 'short' is \(limit), and the title's is \(catalog.limits[titleSlot]); write a lower one"
    }
    // The length of a message with arguments depends on their values.
    guard source.declaration(ofSlot: slot).arguments.isEmpty else { return nil }
    let lengths = source.manifest.locales.indices.compactMap { locale -> Int? in
      let entry = source.locales[locale].entries[slot]
      guard entry.isPresent else { return nil }
      return Int(entry.length) > limit ? source.printedLength(of: entry) : 0
    }
    let long = lengths.filter { $0 > limit }
    guard long.count >= fewest, long.count * 2 > lengths.count, let longest = long.max() else { return nil }
    return
      "\(long.count) of \(lengths.count) texts are longer than the limit \(limit), the longest with \(longest) characters; raise "
      + "the limit"
  }

  private static func problem(
    withMaximumOf argument: ArgumentDeclaration, slot: Int, in catalog: CheckedCatalog
  ) -> String? {
    // Each category of counted things has a number below 1000, but for those of millions.
    guard argument.kind != .text, let maximum = argument.maximum, maximum < 1_000 else { return nil }
    let small = ArgumentDeclaration(name: argument.name, kind: argument.kind, maximum: 999)
    let source = catalog.source
    let unused = source.locales.indices.compactMap { index -> PluralCategorySet? in
      let locale = CheckedLocale(catalog, index: index)
      let lost = locale.reachableCategories(of: small, kind: .cardinal)
        .subtracting(locale.reachableCategories(of: argument, kind: .cardinal))
      guard !lost.isEmpty, let text = source.text(of: source.locales[index].entries[slot]) else { return nil }
      let tree = MessageTree(parsing: text)
      return tree.nodes.filter { $0.pluralKind == .cardinal && tree.text($0.nameRange) == argument.name }
        .reduce(PluralCategorySet()) { $0.union($1.categories.intersection(lost)) }
    }
    let count = unused.count { !$0.isEmpty }
    guard count >= fewest, count * 2 > unused.count else { return nil }
    return
      "\(count) of \(unused.count) plurals have branches for numbers above the maximum \(maximum); raise the maximum"
  }

  /// The number of texts from which on the limit is the mistake.
  private static let fewest = 3
}

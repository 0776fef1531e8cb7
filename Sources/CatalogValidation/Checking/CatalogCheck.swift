package import CatalogFiles
internal import CatalogModel
internal import MessageSyntax

/// Runs every rule over a catalogue.
package enum CatalogCheck {
  /// Checks a catalogue as it was read.
  ///
  /// - Returns: all findings in the order of reports, and what each locale has; the same input gives the same report.
  package static func run(on source: CatalogSource) -> CheckReport {
    let catalog = CheckedCatalog(source)
    var collector = FindingCollector()
    for problem in source.problems { collector.report(problem) }
    // What concerns the whole catalogue is one more piece of work beside the locales.
    let pieces = source.locales.count + 1
    let found = concurrentMap(pieces, inParallel: source.isLarge) { piece in
      piece == 0 ? findings(ofWhole: catalog) : findings(ofLocale: piece - 1, catalog)
    }
    return CheckReport(
      source: source, findings: Finding.ordered(collector.findings + found.joined()), coverage: Coverage(of: catalog))
  }

  /// Runs the rules about purposes and icons.
  private static func findings(ofWhole catalog: CheckedCatalog) -> [Finding] {
    var collector = FindingCollector()
    for rule in AllRules.catalog { rule.check(catalog, &collector) }
    return collector.findings
  }

  /// Runs the rules about one locale and its texts.
  private static func findings(ofLocale index: Int, _ catalog: CheckedCatalog) -> [Finding] {
    var collector = FindingCollector()
    var parser = MessageParser()
    let locale = CheckedLocale(catalog, index: index)
    for rule in AllRules.locale { rule.check(locale, &collector) }
    let rules = (text: AllRules.text, message: AllRules.message)
    catalog.source.forEachText(ofLocale: index) { slot, entry, bytes in
      let isMessage = entry.traits.contains(.hasSyntax) || !catalog.arguments[slot].isEmpty
      if isMessage { parser.parse(bytes) }
      let text = CheckedText(
        locale: locale, slot: slot, entry: entry, bytes: bytes, nodes: isMessage ? parser.nodes : [],
        syntaxErrors: isMessage ? parser.errors : [])
      for rule in rules.text { rule.check(text, &collector) }
      guard isMessage else { return }
      for rule in rules.message { rule.check(text, &collector) }
    }
    return collector.findings
  }
}

extension FindingCollector {
  /// Reports a problem of reading under the rule that documents it.
  fileprivate mutating func report(_ problem: CatalogProblem) {
    guard let rule = AllRules.reading.first(where: { $0.kind == problem.kind }) else { return }
    report(rule, problem.message, at: problem.place, problem.subject)
  }
}

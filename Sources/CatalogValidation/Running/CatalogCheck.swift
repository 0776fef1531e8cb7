package import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import PurposeCatalog
internal import SourceText

/// Runs the rules over a catalogue.
package enum CatalogCheck {
  /// Checks a catalogue.
  ///
  /// - Parameter settings: the rules to run and their severities, in addition to the catalogue's own settings.
  /// - Returns: all findings in report order, and each locale's coverage; the same input gives the same report.
  package static func run(on source: CatalogSource, settings: CheckSettings = CheckSettings()) -> CheckReport {
    run(on: source, settings, keeping: { _ in [:] })
  }

  /// Checks a catalogue again after texts of some locales changed; of the others, only the locales that depend on them.
  ///
  /// - Parameters:
  ///   - earlier: the check before the change, with the same settings.
  ///   - changed: the indices of the locales whose texts changed.
  /// - Returns: the same report as ``run(on:settings:)``.
  package static func run(
    on source: CatalogSource, after earlier: CheckReport, changed: Set<Int>, settings: CheckSettings = CheckSettings()
  ) -> CheckReport {
    run(on: source, settings, keeping: { earlier.pieces.unaffected(by: changed, in: $0) })
  }

  /// - Parameter kept: the findings in locales that need no check, by the locale's index.
  private static func run(
    on source: CatalogSource, _ settings: CheckSettings, keeping kept: (CheckedCatalog) -> [Int: FoundPieces.Piece]
  ) -> CheckReport {
    let levels = RuleLevels(settings, source)
    let rules = RunningRules(levels)
    let catalog = CheckedCatalog(
      source, cldr: settings.cldr, parentsOf: settings.parentsCLDR,
      comparesInheritedPlaces: settings.comparesInheritedPlaces)
    // The rules for the whole catalogue are one more piece of work beside the locales.
    let pieces = source.manifest.locales.count + 1
    let ceiling = settings.ceiling.map { Self.ceiling(ofEachOf: pieces, $0) }
    var collector = FindingCollector(ceiling: settings.ceiling)
    let renamed = RenamedPurposes(source)
    for problem in source.problems + StringTableSettingsCheck(source).problems + missingData(source) {
      collector.report(renamed.explained(problem))
    }
    let kept = kept(catalog)
    let found = concurrentMap(pieces, inParallel: source.isLarge) { piece in
      piece == 0
        ? findings(ofWhole: catalog, rules: rules, ceiling: settings.ceiling)
        : kept[piece - 1] ?? findings(ofLocale: piece - 1, in: catalog, rules: rules, ceiling: ceiling)
    }
    let worded = findings(inWordingsOf: catalog, besides: Array(found.dropFirst())) {
      findings(ofLocale: $0, in: $1, rules: rules, ceiling: ceiling)
    }
    for problem in settings.baseline?.problems ?? [] { collector.report(problem) }
    let all = [FoundPieces.Piece(collector)] + found
    let own = InheritedFindings(in: source).without(all.flatMap(\.findings) + worded, settings)
    let rated = Finding.ordered(own).compactMap { levels.rated($0) }
    let sorted = AcceptedFindings(rated, in: source, settings: settings, levels: levels)
    var listed = ListedFindings(sorted.open, ceiling: settings.ceiling)
    for found in all { listed.omit(found.omitted) }
    let rest = listed.rest(in: source.layers[0].manifest.source.path).compactMap { levels.rated($0) }
    let reported = listed.findings + rest
    return CheckReport(
      source: source, findings: settings.countsFollowUps ? FollowUps(in: source).counted(reported) : reported,
      suppressed: sorted.suppressed, rules: levels.running, coverage: Coverage(of: catalog),
      pieces: FoundPieces(
        locales: Array(found.dropFirst()), unusedArguments: catalog.unusedArguments, copiedFiles: catalog.copiedFiles))
  }

  /// The problem that ICU lacks data: rules that read it would find nothing.
  private static func missingData(_ source: CatalogSource) -> [CatalogProblem] {
    let missing = ICUData.missing
    guard !missing.isEmpty else { return [] }
    let names = missing.map { "'\($0)'" }.joined(separator: ", ")
    return [
      CatalogProblem(
        .unreadableFile,
        "this program's ICU \(ICUVersion.icu) has no \(names), so some rules would find nothing; name a folder with all of "
          + "ICU's data in the environment variable ICU_DATA, or install the program again",
        at: source.placeOfManifest())
    ]
  }

  /// The maximum number of findings of a rule for each of several pieces: together at most twenty lists, but for no
  /// piece less than a list needs.
  private static func ceiling(ofEachOf pieces: Int, _ ceiling: Int) -> Int {
    min(ceiling, max(ceiling * 20 / pieces, 100))
  }

  /// Runs the rules for purposes and icons.
  private static func findings(ofWhole catalog: CheckedCatalog, rules: RunningRules, ceiling: Int?)
    -> FoundPieces.Piece
  {
    var collector = FindingCollector(ceiling: ceiling)
    for rule in rules.catalog { rule.check(catalog, &collector) }
    return FoundPieces.Piece(collector)
  }

  /// Runs the rules for one locale and its texts.
  private static func findings(
    ofLocale index: Int, in catalog: CheckedCatalog, rules: RunningRules, ceiling: Int?
  ) -> FoundPieces.Piece {
    var collector = FindingCollector(errors: rules.errors, ceiling: ceiling)
    let locale = CheckedLocale(catalog, index: index)
    let textRules = TextRules(rules, in: locale)
    var table = TraitTable(script: locale.facts.script, letters: LanguageLetters(of: locale.facts))
    // A local value, since every access to a class's properties is checked at run time.
    let source = catalog.source
    let isOwn = { (entry: TextEntry) in source.wording == nil || source.isOfWording(entry) }
    var facts = [TextFacts?](repeating: nil, count: source.slots.count)
    var words: [Int: TextWords] = [:]
    catalog.source.forEachText(ofLocale: index) { slot, entry, bytes in
      // The unreadable text has been reported, and its rest is not what the author wrote.
      if entry.isBroken { return }
      let text = CheckedText(of: locale, slot: slot, entry: entry, bytes: bytes, table: &table)
      // In a wording, the shared texts have been checked, and are only compared with the wording's.
      guard isOwn(entry) else {
        facts[slot] = text.facts
        return
      }
      // Rules about the locale compare words, which a placeholder for a text does not have.
      guard textRules.check(text, &collector) else { return }
      facts[slot] = text.facts
      if !catalog.isTitle[slot] { words[slot] = TextWords(of: text.nodes, in: bytes) }
    }
    locale.textFacts = facts
    locale.messageWords = words
    for rule in rules.locale { rule.check(locale, &collector) }
    return FoundPieces.Piece(collector)
  }
}

extension FindingCollector {
  /// Reports a problem of reading under its rule.
  fileprivate mutating func report(_ problem: CatalogProblem) {
    let fix = problem.correction.map {
      Fix(file: problem.place.file, range: $0.range, replacement: $0.replacement)
    }
    report(problem.kind.rule, problem.message, at: problem.place, about: problem.subject, fix: fix)
  }
}

package import CatalogFiles
internal import CatalogModel
internal import MessageSyntax
internal import PurposeCatalog

/// Merges what translators sent with a catalogue, unit by unit; nothing is written.
package struct CatalogMerge {
  /// A unit with what goes into the catalogue for it.
  package struct Unit: Sendable {
    package var entry: ImportReport.Entry
    /// nil where nothing goes in.
    package var value: TextValue?
  }

  private let catalogue: CatalogSource
  private let policy: MergePolicy
  private let facts: [LocaleFacts]
  private let sourceTexts: [String?]
  private let slots: [UnitKey: Int]

  package init(_ catalogue: CatalogSource, policy: MergePolicy) {
    self.catalogue = catalogue
    self.policy = policy
    facts = LocaleFacts.all(of: catalogue)
    sourceTexts = catalogue.sourceTexts
    slots = Dictionary(catalogue.slots.purposes.indices.map { (catalogue.key(ofSlot: $0), $0) }) { first, _ in first }
  }

  /// Every unit that was read, and every problem with one.
  package func merge(_ read: ReadTables) -> [Unit] {
    var seen: [LanguageTag: [UnitKey: ReadUnit]] = [:]
    let units = read.tables.flatMap { merge($0, &seen[$0.locale, default: [:]]) }
    let problems = read.problems.map { problem in
      Unit(
        entry: ImportReport.Entry(
          place: problem.place, key: problem.key, locale: problem.locale, outcome: .broken, reason: problem.message))
    }
    return units + problems
  }

  /// - Parameter seen: the locale's units so far, in whatever file they were.
  private func merge(_ table: ReadTable, _ seen: inout [UnitKey: ReadUnit]) -> [Unit] {
    guard let index = catalogue.manifest.locales.firstIndex(of: table.locale) else {
      let reason = undeclared(table.locale)
      return table.units.map { unit($0, of: table, .init(outcome: .unknown, reason: reason)) }
    }
    let texts = catalogue.texts(ofLocale: index)
    return table.units.map { theirs in
      if let first = seen[theirs.key] { return unit(theirs, of: table, repeated(theirs, first)) }
      seen[theirs.key] = theirs
      guard let slot = slots[theirs.key] else {
        return unit(theirs, of: table, .init(outcome: .unknown, reason: unknown(theirs.key)))
      }
      let ours = UnitMerge.Ours(
        source: sourceTexts[slot] ?? "", text: texts[slot], record: catalogue.record(ofLocale: index, slot: slot),
        inherited: texts[slot] == nil ? shown(ofSlot: slot, texts, facts[index].chain) : nil)
      let isSource = index == catalogue.sourceIndex
      return unit(theirs, of: table, UnitMerge(theirs, ours, policy: policy, isSource: isSource).result)
    }
  }

  /// What a locale shows that has no text of its own: an inherited one, or its title for a `short` that it does not state.
  private func shown(ofSlot slot: Int, _ texts: [String?], _ chain: FallbackChain) -> String? {
    if case .inherited(let parent) = catalogue.origin(ofSlot: slot, chain) {
      return catalogue.text(of: catalogue.locales[parent].entries[slot])
    }
    guard let title = catalogue.slots.title(ofShort: slot) else { return nil }
    return texts[title] ?? shown(ofSlot: title, texts, chain)
  }

  private func unit(_ theirs: ReadUnit, of table: ReadTable, _ result: UnitMerge.Result) -> Unit {
    Unit(
      entry: ImportReport.Entry(
        place: theirs.place, key: theirs.key, locale: table.locale, outcome: result.outcome, reason: result.reason),
      value: result.value)
  }

  // MARK: What is refused

  private func repeated(_ second: ReadUnit, _ first: ReadUnit) -> UnitMerge.Result {
    first.target == second.target
      ? .init(outcome: .unchanged, reason: "the same as at \(first.place)")
      : .init(outcome: .duplicate, reason: "another text than at \(first.place), which counts; remove one")
  }

  private func undeclared(_ locale: LanguageTag) -> String {
    let declared = catalogue.manifest.locales.map(\.identifier)
    let hint =
      NearestName.of(locale.identifier, in: declared).map { "did you mean '\($0)'?" }
      ?? "add it to 'locales' in catalog.json"
    return "the catalogue has no locale '\(locale)'; \(hint)"
  }

  private func unknown(_ key: UnitKey) -> String {
    guard let purpose = catalogue.purposes.first(where: { $0.identifier == key.purpose }) else {
      let hint = hint(for: key.purpose, among: catalogue.purposes.map(\.identifier))
      return "the catalogue has no purpose '\(key.purpose)'; \(hint)"
    }
    let hint = hint(for: key.message, among: purpose.messages.map(\.name))
    return "purpose '\(key.purpose)' has no message '\(key.message)'; \(hint)"
  }

  private func hint(for name: String, among names: [String]) -> String {
    NearestName.of(name, in: names).map { "did you mean '\($0)'?" } ?? "declare it in purposes.json or remove it here"
  }
}

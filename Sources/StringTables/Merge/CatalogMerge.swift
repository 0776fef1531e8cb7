package import CatalogEditing
package import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import PurposeCatalog
internal import SourceText
package import StringFormats

/// Merges translators' units with a catalogue, without writing anything.
package struct CatalogMerge {
  /// A unit and the value to store in the catalogue.
  package struct Unit: Sendable {
    package var entry: ImportReport.Entry
    /// nil if there is nothing to store.
    package var value: TextValue?
    /// True if the value is the locale's own text, so that the wording's is removed.
    package var isUnneeded = false
  }

  private let catalogue: CatalogSource
  private let policy: MergePolicy
  private let facts: [LocaleFacts]
  private let sourceTexts: [String?]
  private let slots: [UnitKey: Int]
  /// The units by the digest of their source text.
  private let sourceSlots: [String: [UnitKey]]

  package init(_ catalogue: CatalogSource, policy: MergePolicy) {
    self.catalogue = catalogue
    self.policy = policy
    facts = LocaleFacts.all(of: catalogue)
    sourceTexts = catalogue.sourceTexts
    slots = catalogue.slotsByKey
    sourceSlots = Dictionary(
      grouping: slots.keys.sorted(),
      by: { [slots, sourceTexts] key in
        SourceDigest.of(slots[key].flatMap { sourceTexts[$0] } ?? "")
      })
  }

  /// All units that were read, and all problems with units.
  package func merge(_ tables: ReadTables) -> [Unit] {
    var read = tables
    let homonyms = Homonyms(tables.tables + tables.others, in: catalogue)
    read.doubtOwners { homonyms.reason(for: $0.key, in: $0.format) }
    var seen = Seen(repeated: RepeatedUnits(read.tables, isOurs: isOurs))
    let units = read.tables.flatMap { merge($0, &seen) }
    let appsOwn = read.appsOwn.map { entry in
      Unit(
        entry: ImportReport.Entry(
          place: entry.place, key: entry.key, locale: entry.locale, outcome: .unchanged, reason: entry.message))
    }
    return units + read.problems.map { unit(of: $0, &seen) } + appsOwn
  }

  /// The outcome for a problem with a unit: unknown if the catalogue does not have the unit.
  private func unit(of problem: ReadProblem, _ seen: inout Seen) -> Unit {
    var entry = ImportReport.Entry(
      place: problem.place, key: problem.key, locale: problem.locale, outcome: .broken, reason: problem.message)
    if let key = problem.key, slots[key] == nil {
      let isAppsOwn = problem.isInSharedFile && !problem.isExported
      entry.outcome = isAppsOwn ? .own : .unknown
      entry.reason = isAppsOwn ? nil : unknown(key, &seen.unknown)
    } else if problem.isDeclaredForeign || problem.isTwin {
      entry.outcome = .foreign
      entry.isAcknowledged = problem.isDeclaredForeign
    } else if problem.isRepetition {
      entry.outcome = .conflict
    }
    return Unit(entry: entry)
  }

  /// The units that the import has seen so far, in all files.
  private struct Seen {
    /// The units that the files have several times.
    let repeated: RepeatedUnits
    /// The number of units that the catalogue does not have.
    var unknown = 0
  }

  /// The catalogue's texts in one locale.
  private struct Side {
    let index: Int
    let texts: [String?]
    let chain: FallbackChain
  }

  /// A file's title of a purpose.
  private struct ReadTitle {
    let text: String
    let goesIn: Bool
  }

  private func merge(_ table: ReadTable, _ seen: inout Seen) -> [Unit] {
    guard let index = catalogue.manifest.locales.firstIndex(of: table.locale) else {
      let reason = undeclared(table.locale)
      return table.units.map {
        unit($0, of: table, isAppsOwn($0) ? .init(outcome: .own) : .init(outcome: .unknown, reason: reason))
      }
    }
    let side = Side(index: index, texts: catalogue.texts(ofLocale: index), chain: facts[index].chain)
    var units: [Unit] = []
    var shorts: [(place: Int, slot: Int, title: Int)] = []
    var titles: [Int: ReadTitle] = [:]
    for theirs in table.units {
      let result: UnitMerge.Result
      if let slot = slots[theirs.key], provenance(of: theirs, ofSlot: slot) == .foreign {
        // Another file may have the catalogue's.
        result = merge(theirs, ofSlot: slot, side)
      } else if let repeated = seen.repeated.result(of: theirs, in: table.locale) {
        result = repeated
      } else {
        if let slot = slots[theirs.key] {
          result = merge(theirs, ofSlot: slot, side)
          titles[slot] = ReadTitle(text: result.value?.text ?? theirs.target, goesIn: result.value != nil)
          if let title = catalogue.slots.title(ofShort: slot) { shorts.append((units.count, slot, title)) }
        } else {
          result = missing(theirs, in: table, &seen.unknown)
        }
      }
      units.append(unit(theirs, of: table, result))
    }
    // An imported title may come after its `short`.
    for (place, slot, title) in shorts {
      guard let title = titles[title] else { continue }
      let theirs = table.units[place]
      units[place] = unit(theirs, of: table, merge(theirs, ofSlot: slot, side, title: title))
    }
    return units
  }

  private func merge(
    _ theirs: ReadUnit, ofSlot slot: Int, _ side: Side, title: ReadTitle? = nil
  ) -> UnitMerge.Result {
    let newTitle = title.flatMap { $0.goesIn ? $0.text : nil }
    var ours = UnitMerge.Ours(
      source: sourceTexts[slot] ?? "", text: side.texts[slot],
      record: catalogue.record(ofLocale: side.index, slot: slot))
    ours.catalogue = catalogue.exportedName
    if catalogue.lacksDemandedTitle(ofLocale: side.index, slot: slot) {
      (ours.inherited, ours.text, ours.isDemanded) = (ours.text, nil, true)
    } else if ours.text == nil {
      ours.inherited = shown(ofSlot: slot, side.texts, side.chain)
      if case .inherited = catalogue.origin(ofSlot: slot, side.chain) { ours.inheritsText = true }
      ours.newTitle = newTitle
      ours.refusedTitle = title.flatMap { $0.goesIn ? nil : $0.text }
      ours.isUnneeded = isUnneeded(slot, side, newTitle: newTitle)
    }
    var theirs = theirs
    theirs.completeOther(
      asIn: ours.text ?? ours.inherited, of: catalogue.declaration(ofSlot: slot).arguments,
      in: catalogue.manifest.locales[side.index])
    let merged = UnitMerge(theirs, ours, policy: policy, isSource: side.index == catalogue.sourceIndex).result
    let result = inWording(merged, ofSlot: slot, side)
    let isInDoubt = result.value?.text == theirs.target || result.outcome == .conflict
    guard theirs.isAtOpenEnd, isInDoubt else { return result }
    return .init(
      outcome: .broken,
      reason: "the file ends in this text without a line end, so it may be cut off; add one if the text is whole")
  }

  /// A result for the file of a wording, which has no text that the locale's own file has.
  private func inWording(_ result: UnitMerge.Result, ofSlot slot: Int, _ side: Side) -> UnitMerge.Result {
    guard var value = result.value, catalogue.wording != nil else { return result }
    let entry = catalogue.locales[side.index].entries[slot]
    let isStated = catalogue.isOfWording(entry) && catalogue.isOwn(entry)
    var result = result
    // A comment on the locale's own text stays beside that.
    if !isStated, value.comment == catalogue.record(ofLocale: side.index, slot: slot)?.comment {
      value.comment = nil
      result.value = value
    }
    guard !catalogue.demandsTitles(ofLocale: side.index),
      let below = catalogue.textBelowWording(ofLocale: side.index, slot: slot),
      MessageForms.canonicalText(of: below) == MessageForms.canonicalText(of: value.text)
    else { return result }
    guard isStated else {
      return UnitMerge.Result(
        outcome: .kept, reason: "the text is the locale's own; import its state from a file without a wording")
    }
    result.reason = UnitMerge.joined(result.reason, "the locale's own text, so the wording's is removed")
    result.isUnneeded = true
    return result
  }

  /// Returns whether a locale without a `short` needs none.
  private func isUnneeded(_ slot: Int, _ side: Side, newTitle: String?) -> Bool {
    guard let newTitle else { return catalogue.origin(ofSlot: slot, side.chain) == .notNeeded }
    return catalogue.limit(ofSlot: slot).map { newTitle.count <= $0 } ?? true
  }

  /// The text that a locale without its own shows: an inherited one, or for a `short` its title.
  private func shown(ofSlot slot: Int, _ texts: [String?], _ chain: FallbackChain) -> String? {
    if case .inherited(let parent) = catalogue.origin(ofSlot: slot, chain) {
      return catalogue.text(of: catalogue.locales[parent].entries[slot])
    }
    guard let title = catalogue.slots.title(ofShort: slot) else { return nil }
    return texts[title] ?? shown(ofSlot: title, texts, chain)
  }

  private func isOurs(_ unit: ReadUnit) -> Bool {
    slots[unit.key].map { provenance(of: unit, ofSlot: $0) != .foreign } ?? false
  }

  private func provenance(of theirs: ReadUnit, ofSlot slot: Int) -> Provenance {
    theirs.provenance(source: sourceTexts[slot] ?? "", catalogue: catalogue.exportedName)
  }

  private func unit(_ theirs: ReadUnit, of table: ReadTable, _ result: UnitMerge.Result) -> Unit {
    var entry = ImportReport.Entry(
      place: theirs.place, key: theirs.key, locale: table.locale, outcome: result.outcome, reason: result.reason)
    let isForeign = result.outcome == .foreign
    entry.isAcknowledged = isForeign && theirs.isDeclaredForeign
    entry.isLeftOut = result.isLeftOut
    if let slot = slots[theirs.key] {
      if isForeign {
        entry.sources = ImportReport.Entry.Sources(file: theirs.source, catalogue: sourceTexts[slot] ?? "")
      }
      entry.lacksBase = !isForeign && result.outcome != .unknown && theirs.base == nil && !theirs.target.isEmpty
    }
    return Unit(entry: entry, value: result.value, isUnneeded: result.isUnneeded)
  }

  /// Returns whether a unit is one of the app's other texts: the catalogue has no such message, and the unit has no
  /// trace of an export. An app may have a key `filter.expired` although the catalogue has a purpose `filter`.
  private func isAppsOwn(_ theirs: ReadUnit) -> Bool {
    theirs.isInSharedFile && theirs.base == nil && theirs.catalogue == nil && slots[theirs.key] == nil
  }

  // MARK: Refusing

  /// The note on a key of the app that may be a misspelling of one of the catalogue, which the file lacks.
  private func misspelling(_ key: UnitKey, in table: ReadTable) -> String? {
    // Comparing each of many keys with each of the catalogue would be slow.
    guard key.purpose.utf8.count > 3, table.units.count <= 5_000,
      let meant = slots.keys.first(where: { other in
        other.message == key.message && NearestName.isOneEdit(key.purpose, from: other.purpose)
          && !table.units.contains { $0.key == other }
      })
    else { return nil }
    return "'\(key)' is not in the catalogue, and the file lacks '\(meant)'; if it means that, correct the key"
  }

  /// The outcome for a unit that the catalogue does not have.
  private func missing(_ theirs: ReadUnit, in table: ReadTable, _ count: inout Int) -> UnitMerge.Result {
    if isAppsOwn(theirs) { return .init(outcome: .own, reason: misspelling(theirs.key, in: table)) }
    guard let base = theirs.base else { return .init(outcome: .unknown, reason: unknown(theirs.key, &count)) }
    if let key = sourceSlots[base.source]?.first(where: { key in !table.units.contains { $0.key == key } }) {
      return .init(
        outcome: .unknown,
        reason: "the catalogue has no '\(theirs.key)'; the row was '\(key)' when it was exported; "
          + "write that again")
    }
    guard base.isTarget(theirs.target) else { return .init(outcome: .unknown, reason: unknown(theirs.key, &count)) }
    return .init(
      outcome: .unchanged, reason: "the catalogue has no '\(theirs.key)' any more, and its text was not changed")
  }

  private func undeclared(_ locale: LanguageTag) -> String {
    let declared = catalogue.manifest.locales
    let near = NearestLocale.of(locale, among: declared)
    let option = near.isEmpty ? "" : " name it with --locale" + (near.count == 1 ? " \(near[0])" : "")
    return "the catalogue has no locale '\(locale)'; \(NearestLocale.advice(on: locale, among: declared))\(option)"
  }

  /// The number of unknown units up to which similar names are suggested: the search is slow, and a file with more
  /// unknown units is another catalogue's.
  private static let mostHints = 100

  private func unknown(_ key: UnitKey, _ count: inout Int) -> String {
    count += 1
    let hasHint = count <= Self.mostHints
    guard let index = catalogue.purposeIndex[key.purpose] else {
      let hint = hint(for: key.purpose, among: hasHint ? catalogue.purposes.map(\.identifier) : [])
      return "the catalogue has no purpose '\(key.purpose)'; \(hint)"
    }
    let otherwise = "declare it in purposes.json"
    let hint = hasHint ? catalogue.purposes[index].advice(onUnknownMessage: key.message, or: otherwise) : otherwise
    return "purpose '\(key.purpose)' has no message '\(key.message)'; \(hint)"
  }

  private func hint(for name: String, among names: [String]) -> String {
    NearestName.advice(on: name, among: names, otherwise: "declare it in purposes.json or remove it here")
  }
}

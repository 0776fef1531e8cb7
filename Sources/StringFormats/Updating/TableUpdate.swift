internal import CatalogModel

/// The changes that a file needs to match a table.
package struct TableUpdate {
  /// The differences of a unit that the file has.
  struct Change {
    let unit: StringUnit
    let hasOtherTarget: Bool
    let hasOtherState: Bool
    /// True if the source text has changed since the export.
    let hasOtherSource: Bool
    /// True if the file has the base.
    let hasBase: Bool
  }

  let table: StringTable
  /// In the order of the table.
  private(set) var changes: [Change] = []
  /// Units of the catalogue whose texts are the same in the file.
  private(set) var same: Set<UnitKey> = []
  /// Units that the file does not have.
  private(set) var absent: [StringUnit] = []
  private(set) var losses: [Loss] = []
  /// Units whose keys belong to another program in the file; they are not written.
  private(set) var foreign: [ForeignUnit] = []

  /// - Parameters:
  ///   - read: the content of the file.
  ///   - context: the catalogue's units, and the source texts from another file.
  ///   - kept: units that the file marks as not translatable.
  init(
    _ table: StringTable, read: ReadTables, of format: FormatDescription, context: ReadContext,
    keeping kept: Set<UnitKey> = []
  ) {
    self.table = table
    let read = read.sourced(by: context, format)
    let declared = context.foreignKeys(in: format)
    // An entry under a former key stays for the code that uses it, and the current key is added.
    let units = read.tables.filter { $0.locale == table.targetLocale }.flatMap(\.units)
      .filter { $0.mayBeOurs && $0.formerKey == nil }
    let found = Dictionary(units.map { ($0.key, $0) }) { first, _ in first }
    let places = Dictionary(read.tables.flatMap(\.units).map { ($0.key, $0.place) }) { first, _ in first }
    let repeated = Dictionary(
      units.compactMap { unit in
        found[unit.key].flatMap { $0.target == unit.target ? nil : (unit.key, unit) }
      }, uniquingKeysWith: { first, _ in first })
    let problems = read.problems.filter { ($0.locale ?? table.targetLocale) == table.targetLocale }
    let unreadable = Dictionary(problems.compactMap { problem in problem.key.map { ($0, problem) } }) { first, _ in
      first
    }
    for unit in table.units where !declared.contains(unit.key) || found[unit.key] != nil {
      if var theirs = found[unit.key] {
        if format.leavesOutUnreached {
          theirs.completeOther(asIn: unit.target, of: unit.arguments, in: table.targetLocale)
        }
        guard let change = Self.change(of: theirs, to: unit, format.capabilities) else {
          switch theirs.provenance(source: unit.source, catalogue: table.catalogue) {
          case .ours: same.insert(unit.key)
          case .foreign: leaveForeign(unit, theirs.source, at: theirs.place)
          case .exported, .undecided: break
          }
          continue
        }
        take(change, of: theirs, beside: repeated[unit.key], sourceFile: context.sourceFile)
      } else if let doubt = context.ownerDoubts[unit.key] {
        leaveForeign(unit, unit.source, at: places[unit.key], doubt: doubt)
      } else if let source = read.sources[unit.key], source.isForeign(to: unit.source) {
        leaveForeign(unit, source.text, at: nil)
      } else if let problem = unreadable[unit.key] {
        leave(unit, "the file's entry at \(problem.place) is not changed: \(problem.message)")
      } else if kept.contains(unit.key) {
        leave(unit, "the file marks it as not translatable")
      } else if unit.target?.isEmpty == false,
        let reason = context.unidentified.reason(for: unit.key, beside: context.companion)
      {
        if context.companion?.reportsForBoth != true { leave(unit, reason) }
      } else if unit.target?.isEmpty == false, let reason = context.folder.reason(for: unit.key) {
        leave(unit, reason)
      } else if !context.folder.leavesToAnotherFile(unit.key) {
        absent.append(unit)
      }
    }
  }

  /// The table with only the units to write.
  var rest: StringTable {
    var rest = table
    rest.units = table.units.filter(Set(changes.map(\.unit) + absent).contains)
    return rest
  }

  /// Records a change of a unit that belongs to the catalogue; others are left alone.
  ///
  /// - Parameters:
  ///   - other: another text that the file has for the unit; nil if it has one text.
  ///   - sourceFile: the file of the source texts, if there is one.
  private mutating func take(_ change: Change, of theirs: ReadUnit, beside other: ReadUnit?, sourceFile: String?) {
    switch theirs.provenance(source: change.unit.source, catalogue: table.catalogue) {
    case .ours:
      guard let other else { return changes.append(change) }
      leave(change.unit, "the file has the unit twice, also at \(other.place); remove one of them")
    case .foreign: leaveForeign(change.unit, theirs.source, at: theirs.place)
    case .exported:
      leave(
        change.unit,
        "the file's entry at \(theirs.place) is not changed: \(theirs.differingSources(from: change.unit.source))")
    case .undecided:
      let advice =
        sourceFile.map {
          "'\($0)' has no such key; accept the key under \"foreign\" in catalog.json, or import the file"
        }
        ?? "give the file of the source texts too, or import it first"
      leave(
        change.unit,
        "the file's entry at \(theirs.place) is not changed: nothing identifies it as the catalogue's; \(advice)")
    }
  }

  private mutating func leaveForeign(
    _ unit: StringUnit, _ source: String?, at place: UnitPlace?, doubt: String? = nil
  ) {
    foreign.append(
      ForeignUnit(
        key: unit.key, locale: table.targetLocale, theirs: source, ours: unit.source, doubt: doubt, place: place))
  }

  private mutating func leave(_ unit: StringUnit, _ reason: String) {
    losses.append(Loss(of: unit.key, locale: table.targetLocale, reason: reason))
  }

  private static func change(
    of theirs: ReadUnit, to unit: StringUnit, _ capabilities: FormatDescription.Capabilities
  ) -> Change? {
    // A region's own text is kept, like any text that the catalogue does not have.
    if unit.isResolved, theirs.base == nil, !theirs.target.isEmpty { return nil }
    let target = unit.target ?? ""
    let hasOtherTarget =
      !target.isEmpty && MessageForms.canonicalText(of: theirs.target) != MessageForms.canonicalText(of: target)
    let hasOtherState = !target.isEmpty && capabilities.contains(.states) && isOther(theirs, unit.state)
    let hasOtherNote = theirs.base.map { base in
      base != unit.base || (capabilities.contains(.comments) && theirs.comment != unit.comment)
    }
    guard hasOtherTarget || hasOtherState || hasOtherNote ?? false else { return nil }
    return Change(
      unit: unit, hasOtherTarget: hasOtherTarget, hasOtherState: hasOtherState,
      hasOtherSource: hasOtherSource(theirs, unit), hasBase: theirs.base != nil)
  }

  private static func hasOtherSource(_ theirs: ReadUnit, _ unit: StringUnit) -> Bool {
    theirs.base.map { $0.source != unit.base.source } ?? false
  }

  /// Returns whether a state differs from the file's, as far as that is known without a base.
  private static func isOther(_ theirs: ReadUnit, _ state: TranslationState) -> Bool {
    let isDone = state == .translated || state == .final
    guard let found = theirs.state else { return !isDone }
    if theirs.base == nil, isDone { return found != .translated && found != .final }
    return found != state
  }
}

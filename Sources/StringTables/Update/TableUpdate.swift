internal import CatalogModel
internal import CatalogValidation

/// What a file needs to say what a table says.
struct TableUpdate {
  /// What is different of a unit that the file has.
  struct Change {
    let unit: StringUnit
    let hasOtherTarget: Bool
    let hasOtherState: Bool
    /// Whether the source text has changed since the file's unit was exported.
    let hasOtherSource: Bool
    /// Whether the file says what was exported.
    let hasBase: Bool
  }

  let table: StringTable
  /// In the order of the table.
  private(set) var changes: [Change] = []
  /// What the file does not have.
  private(set) var absent: [StringUnit] = []
  private(set) var losses: [Loss] = []
  /// Units whose keys are another program's in the file; they stay out of it.
  private(set) var foreign: [ForeignUnit] = []

  /// - Parameters:
  ///   - read: what the file has.
  ///   - context: what the catalogue knows, and the source texts that the file has in another one.
  ///   - kept: units of the file that it says are not to be translated.
  init(
    _ table: StringTable, _ read: ReadTables, of format: FormatDescription, _ context: ReadContext,
    keeping kept: Set<UnitKey> = []
  ) {
    self.table = table
    let read = read.sourced(by: context, format)
    let declared = context.foreignKeys(in: format)
    let units = read.tables.filter { $0.locale == table.targetLocale }.flatMap(\.units)
    let found = Dictionary(units.filter(\.mayBeOurs).map { ($0.key, $0) }) { first, _ in first }
    let problems = read.problems.filter { ($0.locale ?? table.targetLocale) == table.targetLocale }
    let unreadable = Dictionary(problems.compactMap { problem in problem.key.map { ($0, problem) } }) { first, _ in
      first
    }
    for unit in table.units where !declared.contains(unit.key) || found[unit.key] != nil {
      if let theirs = found[unit.key] {
        guard let change = Self.change(of: theirs, to: unit, format.capabilities) else {
          if Self.isForeign(theirs, unit, table) { leaveForeign(unit, theirs.source, at: theirs.place) }
          continue
        }
        take(change, of: theirs)
      } else if let source = read.sources[unit.key], source.isForeign(to: unit.source) {
        leaveForeign(unit, source.text, at: nil)
      } else if let problem = unreadable[unit.key] {
        leave(unit, "the file's entry at \(problem.place) stays as it is: \(problem.message)")
      } else if kept.contains(unit.key) {
        leave(unit, "the file says that it is not to be translated")
      } else {
        absent.append(unit)
      }
    }
  }

  /// The table with nothing but what goes into the file.
  var rest: StringTable {
    var rest = table
    rest.units = table.units.filter(Set(changes.map(\.unit) + absent).contains)
    return rest
  }

  /// Takes a change of what is the catalogue's; everything else stays.
  private mutating func take(_ change: Change, of theirs: ReadUnit) {
    switch theirs.provenance(source: change.unit.source, catalogue: table.catalogue) {
    case .ours: changes.append(change)
    case .foreign: leaveForeign(change.unit, theirs.source, at: theirs.place)
    case .exported:
      leave(
        change.unit,
        "the file's entry at \(theirs.place) stays as it is: \(theirs.differingSources(from: change.unit.source))")
    case .undecided:
      leave(
        change.unit,
        "the file's entry at \(theirs.place) stays as it is: nothing says that it is the catalogue's; "
          + "give the file of the source texts too, or import it first")
    }
  }

  private static func isForeign(_ theirs: ReadUnit, _ unit: StringUnit, _ table: StringTable) -> Bool {
    theirs.provenance(source: unit.source, catalogue: table.catalogue) == .foreign
  }

  private mutating func leaveForeign(_ unit: StringUnit, _ source: String?, at place: UnitPlace?) {
    foreign.append(
      ForeignUnit(key: unit.key, locale: table.targetLocale, theirs: source, ours: unit.source, place: place))
  }

  private mutating func leave(_ unit: StringUnit, _ reason: String) {
    losses.append(Loss(of: unit.key, locale: table.targetLocale, reason: reason))
  }

  private static func change(
    of theirs: ReadUnit, to unit: StringUnit, _ capabilities: FormatDescription.Capabilities
  ) -> Change? {
    // A region's own word stays, as any text does that the catalogue lacks.
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

  /// Whether a state is another than the file's, as far as the file can tell without a base.
  private static func isOther(_ theirs: ReadUnit, _ state: TranslationState) -> Bool {
    let isDone = state == .translated || state == .final
    guard let found = theirs.state else { return !isDone }
    if theirs.base == nil, isDone { return found != .translated && found != .final }
    return found != state
  }
}

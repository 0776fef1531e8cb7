internal import CatalogModel

/// Decides which of a locale's two files takes a unit: `Localizable.strings` has texts, `Localizable.stringsdict`
/// plurals.
///
/// - A unit that a file has is changed there, even if it is of the other kind. Only a `.strings` file cannot hold a
///   plural.
/// - A unit that neither file has is added to the file of its kind.
/// - A text that only the `.stringsdict` file has stays there, since apps look into that file first. A plural under a
///   key of the `.strings` file is added to the `.stringsdict` file, unless that text is another program's, which the
///   plural would hide.
/// - A unit for the other file is a ``Loss`` unless that file is updated too or has the unit.
struct StringsDivision {
  private let hasPlurals: Bool
  private let companion: CompanionFile
  /// The units that the other file has, readable or not.
  private let companionKeys: Set<UnitKey>
  private let refusals: TableUpdate

  /// The action for a unit that is not in the file, or not of its kind.
  enum Decision {
    case add
    /// The other file has it, or will have it.
    case leave
    case loss(String)
    case foreign(ForeignUnit)
  }

  /// - Parameters:
  ///   - hasPlurals: whether the file is the one of plurals.
  ///   - companion: the other file.
  init(hasPlurals: Bool, _ companion: CompanionFile, _ update: TableUpdate, in context: ReadContext) {
    self.hasPlurals = hasPlurals
    self.companion = companion
    let locale = update.table.targetLocale
    let units = companion.read.tables.filter { $0.locale == locale }.flatMap(\.units)
    companionKeys = Set(units.map(\.key) + companion.read.problems.compactMap(\.key))
    var shared = update.table
    shared.units = update.absent.filter { [companionKeys] in companionKeys.contains($0.key) }
    refusals = TableUpdate(shared, read: companion.read, of: StringsFormat().description, context: context)
  }

  /// The decision about a unit that the file does not have.
  func absent(_ unit: StringUnit, isPlural: Bool) -> Decision {
    if let theirs = refusals.foreign.first(where: { $0.key == unit.key }) {
      return companion.isUpdated ? .leave : .foreign(theirs)
    }
    if let loss = refusals.losses.first(where: { $0.key == unit.key }) {
      return companion.isUpdated ? .leave : .loss(loss.reason)
    }
    guard isPlural == hasPlurals else { return elsewhere(unit) }
    return !isPlural && companionKeys.contains(unit.key) ? .leave : .add
  }

  /// The decision about a unit that the other file takes.
  func elsewhere(_ unit: StringUnit) -> Decision {
    if companion.isUpdated || companionKeys.contains(unit.key) { return .leave }
    let what = hasPlurals ? "a text without plurals" : "a plural"
    let content = hasPlurals ? "empty" : "with '<plist version=\"1.0\"><dict/></plist>'"
    let advice = companion.exists ? "give that file too" : "create that file, \(content), and give it too"
    return .loss("\(what) belongs in '\(companion.path)'; \(advice)")
  }

  /// True if a unit that no file can hold is reported here: once, if both files are updated.
  var reportsRefusals: Bool { !(hasPlurals && companion.isUpdated) }
}

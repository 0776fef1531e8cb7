import ArgumentParser
import CatalogFiles
import CatalogReports
import CatalogValidation
import ICUText

/// `--explain-data`: lists the findings that depend on the version of CLDR. It is for the maintainers of a catalogue and
/// hidden in the help; Checking.md describes it.
struct DataOptions: ParsableArguments {
  @Option(
    name: .customLong("explain-data"),
    help: ArgumentHelp(
      "Print only the findings that differ between two versions of CLDR's plural rules and parent locales (\(known)). "
        + "The second version defaults to the one in use.",
      valueName: "from..to",
      visibility: .hidden))
  var versions: String?

  private static let known = PluralHistory.versions.map(String.init).joined(separator: ", ")

  /// The report of the differences between the versions; nil without `--explain-data`.
  func explanation(of source: CatalogSource, _ settings: CheckSettings) throws(CannotRun) -> String? {
    guard let pair = versions else { return nil }
    let parts = pair.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(parts.count) else { throw CannotRun("'\(pair)' is not a pair of versions; write 37..42") }
    let recorded = try parts.map { part throws(CannotRun) in
      guard let version = Int(part), PluralHistory.versions.contains(version) else {
        throw CannotRun("CLDR '\(part)' is not recorded; use one of \(Self.known)")
      }
      return version
    }
    let (before, after) = (recorded[0], recorded.count > 1 ? recorded[1] : nil)
    func check(plurals: Int?, parents: Int?) -> CheckReport {
      var settings = settings
      (settings.cldr, settings.parentsCLDR) = (plurals, parents)
      return CatalogCheck.run(on: source, settings: settings)
    }
    // Changes one kind of data at a time, so that each finding is listed under its cause.
    let between = check(plurals: after, parents: before)
    let versions = "CLDR \(before) and CLDR \(after.map(String.init) ?? ICUVersion.cldr)"
    let differences =
      Self.difference("the plural rules of \(versions)", from: check(plurals: before, parents: before), to: between)
      + Self.difference(
        "the parents of locales of \(versions)", from: between, to: check(plurals: after, parents: after))
    return differences.isEmpty ? "no finding differs between \(versions)\n" : differences
  }

  private static func difference(_ data: String, from before: CheckReport, to after: CheckReport) -> String {
    let changes = FindingChanges(from: before, to: after, isOfSameFiles: true)
    guard !changes.isEmpty else { return "" }
    return "changes between \(data):\n"
      + changes.lines(showsColour: Terminal.standardOutput.showsColour).map { $0 + "\n" }.joined()
  }
}

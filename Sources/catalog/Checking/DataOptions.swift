import ArgumentParser
import CatalogFiles
import CatalogReports
import CatalogValidation

/// `--explain-data`: lists the findings that depend on the version of CLDR. It is for the maintainers of a catalogue and
/// hidden in the help; Documentation/Reference/Checking.md describes it.
struct DataOptions: ParsableArguments {
  @Option(
    name: .customLong("explain-data"),
    help: ArgumentHelp(
      "Print only the findings that differ between two versions of CLDR's plural rules and parent locales (\(DataDifferences.knownVersions)). "
        + "The second version defaults to the one in use.",
      valueName: "from..to",
      visibility: .hidden))
  var versions: String?

  /// The report of the differences between the versions; nil without `--explain-data`.
  func explanation(of source: CatalogSource, _ settings: CheckSettings) throws(CannotRun) -> String? {
    guard let versions else { return nil }
    let differences = try cannotRun { () throws(DataDifferences.Refusal) in try DataDifferences(versions) }
    return differences.text(of: source, settings, showsColour: Terminal.standardOutput.showsColour)
  }
}

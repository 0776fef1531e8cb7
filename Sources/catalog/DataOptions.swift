import ArgumentParser
import CatalogFiles
import CatalogValidation
import ICUText

/// Which findings owe themselves to CLDR's data.
struct DataOptions: ParsableArguments {
  @Option(
    name: .customLong("explain-data"),
    help: ArgumentHelp(
      "Print only the findings that come and go with CLDR's plural rules between two versions, \(known). "
        + "Without a second one: up to the data that runs.",
      valueName: "from..to"))
  var versions: String?

  private static let known = PluralHistory.versions.map(String.init).joined(separator: ", ")

  /// What changes between the versions, in words; nil where nobody asks.
  func explanation(of source: CatalogSource, _ settings: CheckSettings) throws(CannotRun) -> String? {
    guard let versions else { return nil }
    let parts = versions.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(parts.count) else { throw CannotRun("'\(versions)' is no pair of versions; write 37..42") }
    let recorded = try parts.map { part throws(CannotRun) in
      guard let version = Int(part), PluralHistory.versions.contains(version) else {
        throw CannotRun("CLDR '\(part)' is not recorded; use one of \(Self.known)")
      }
      return version
    }
    let (before, after) = (recorded[0], recorded.count > 1 ? recorded[1] : nil)
    func check(_ version: Int?) -> CheckReport {
      var settings = settings
      settings.cldr = version
      return CatalogCheck.run(on: source, settings: settings)
    }
    let changes = FindingChanges(from: check(before), to: check(after))
    let names = "CLDR \(before) and CLDR \(after.map(String.init) ?? ICUVersion.cldr)"
    guard !changes.isEmpty else { return "no finding differs between the plural rules of \(names)\n" }
    return "what differs between the plural rules of \(names):\n"
      + changes.lines(showsColour: Terminal.standardOutput.showsColour).map { $0 + "\n" }.joined()
  }
}

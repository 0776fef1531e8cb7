package import CatalogFiles
package import CatalogValidation
internal import ICUText

/// The findings that differ between two versions of CLDR's plural rules and parent locales.
package struct DataDifferences {
  /// The reason why a text does not name two versions.
  package enum Refusal: Error, Hashable {
    case notPair(String)
    case unknownVersion(String)
  }

  private let before: Int
  /// Nil for the version in use.
  private let after: Int?

  /// The versions whose data is recorded.
  package static var knownVersions: String { PluralHistory.versions.map(String.init).joined(separator: ", ") }

  /// Parses `37..42`, or `37` for the differences to the version in use.
  package init(_ pair: String) throws(Refusal) {
    let parts = pair.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(parts.count) else { throw .notPair(pair) }
    let versions = try parts.map { part throws(Refusal) in
      guard let version = Int(part), PluralHistory.versions.contains(version) else { throw .unknownVersion(part) }
      return version
    }
    (before, after) = (versions[0], versions.count > 1 ? versions[1] : nil)
  }

  /// The report on a catalogue, for people.
  package func text(of source: CatalogSource, _ settings: CheckSettings, showsColour: Bool) -> String {
    func check(plurals: Int?, parents: Int?) -> CheckReport {
      var settings = settings
      (settings.cldr, settings.parentsCLDR) = (plurals, parents)
      return CatalogCheck.run(on: source, settings: settings)
    }
    func difference(_ data: String, from before: CheckReport, to after: CheckReport) -> String {
      let changes = FindingChanges(from: before, to: after, isOfSameFiles: true)
      guard !changes.isEmpty else { return "" }
      return "changes between \(data):\n" + changes.lines(showsColour: showsColour).map { $0 + "\n" }.joined()
    }
    // Changes one kind of data at a time, so that each finding is listed under its cause.
    let between = check(plurals: after, parents: before)
    let versions = "CLDR \(before) and CLDR \(after.map(String.init) ?? ICUVersion.cldr)"
    let differences =
      difference("the plural rules of \(versions)", from: check(plurals: before, parents: before), to: between)
      + difference("the parents of locales of \(versions)", from: between, to: check(plurals: after, parents: after))
    return differences.isEmpty ? "no finding differs between \(versions)\n" : differences
  }
}

extension DataDifferences.Refusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notPair(let text): "'\(text)' is not a pair of versions; write 37..42"
    case .unknownVersion(let text): "CLDR '\(text)' is not recorded; use one of \(DataDifferences.knownVersions)"
    }
  }
}

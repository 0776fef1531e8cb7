package import CatalogFiles
internal import SourceText

/// The one rule for everything that is made from a catalogue: a site, a service's answers, code, string tables.
extension CatalogCheck {
  /// The errors that `catalog check` finds. A catalogue with errors is neither published nor served nor generated.
  ///
  /// - Parameters:
  ///   - baseline: the accepted findings.
  ///   - isAccepted: returns true for an error that does not count. An error that follows from a warning is judged by itself.
  package static func errors(
    of source: CatalogSource, accepting baseline: BaselineFile?, except isAccepted: (Finding) -> Bool = { _ in false }
  ) -> [Finding] {
    var settings = CheckSettings(countsFollowUps: false)
    settings.baseline = baseline
    let errors = run(on: source, settings: settings).findings.filter { $0.severity == .error && !isAccepted($0) }
    return countingFollowUps(among: errors, in: source)
  }

  /// The findings as a report lists them: those that follow from another one are counted.
  package static func countingFollowUps(among findings: [Finding], in source: CatalogSource) -> [Finding] {
    FollowUps(in: source).counted(findings)
  }
}

extension Finding {
  /// The finding on one line, as compilers print theirs: `titles/de.json:3:5: error: … [missing-title]`.
  package var line: String { "\(file):\(position): \(severity.rawValue): \(message) [\(rule)]".onOneLine }

  /// True if it says that a text or an icon is missing, which another one replaces.
  package var isAboutMissingContent: Bool { Self.missingContent.contains(rule) }

  private static let missingContent = Set(
    [
      IncompleteWordingRule.description, LocaleWithoutFileRule.description, MissingIconRule.description,
      MissingTitleRule.description, WrongScriptFallbackRule.description,
    ].map(\.identifier))
}

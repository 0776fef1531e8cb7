package import CatalogFiles
internal import SourceText

/// The one rule for everything that is made from a catalogue: a site, a service's answers, code, string tables.
extension CatalogCheck {
  /// The errors that `catalog check` finds. A catalogue with errors is neither published nor served nor generated.
  ///
  /// - Parameters:
  ///   - baseline: the accepted findings.
  ///   - problems: those that no rule knows, as for ``CheckSettings/problems``.
  package static func errors(
    of source: CatalogSource, accepting baseline: BaselineFile?, besides problems: [CatalogProblem]
  ) -> [Finding] {
    var settings = CheckSettings()
    settings.baseline = baseline
    settings.problems = problems
    return run(on: source, settings: settings).findings.filter { $0.severity == .error }
  }
}

extension Finding {
  /// The finding on one line, as compilers print theirs: `titles/de.json:3:5: error: … [missing-title]`.
  package var line: String { "\(file):\(position): \(severity.rawValue): \(message) [\(rule)]".onOneLine }

  /// True if it says that a text or an icon is missing, which another one replaces.
  package var isAboutMissingContent: Bool { Self.missingContent.contains(rule) }

  private static let missingContent: Set = [
    "incomplete-wording", "locale-without-file", "missing-icon", "missing-title", "wrong-script-fallback",
  ]
}

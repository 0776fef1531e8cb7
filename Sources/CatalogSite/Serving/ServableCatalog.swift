package import CatalogFiles
internal import CatalogValidation

/// Decides whether a catalogue is published and served: one rule for `catalog publish`, and for the service's start and
/// reloads.
package enum ServableCatalog {
  /// The errors that `catalog check` finds, each with its place; a catalogue with errors is neither published nor
  /// served.
  ///
  /// - Parameter baseline: the accepted findings.
  package static func errors(of source: CatalogSource, accepting baseline: BaselineFile?) -> [String] {
    var settings = CheckSettings()
    settings.baseline = baseline
    return CatalogCheck.run(on: source, settings: settings).findings.filter { $0.severity == .error }.map {
      "\($0.file):\($0.position): error: \($0.message) [\($0.rule)]"
    }
  }
}

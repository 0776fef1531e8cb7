package import CatalogFiles
internal import CatalogValidation

/// Whether a catalogue is published and served: one rule for `catalog publish`, and for the start and the reloads of the service.
package enum ServableCatalog {
  /// The errors that `catalog check` finds, each with its place; a catalogue with any is neither published nor served.
  ///
  /// - Parameter baseline: the findings that are accepted.
  package static func errors(of source: CatalogSource, accepting baseline: BaselineFile?) -> [String] {
    var settings = CheckSettings()
    settings.baseline = baseline
    return CatalogCheck.run(on: source, settings: settings).findings.filter { $0.severity == .error }.map {
      "\($0.file):\($0.position): error: \($0.message) [\($0.rule)]"
    }
  }
}

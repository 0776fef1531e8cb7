package import CatalogFiles
package import CatalogValidation

extension CatalogSource {
  /// Reads a catalogue from files in memory.
  package static func reading(_ files: [String: String]) throws -> CatalogSource {
    try CatalogReader(files: MemoryFiles(files)).read("")
  }
}

extension RuleExample {
  /// Checks the small catalogue with some files replaced.
  package static func check(_ files: [String: String] = [:]) throws -> CheckReport {
    // Texts in tests are laid out for readers.
    var settings = CheckSettings()
    settings.ignored = ["non-canonical"]
    return try CatalogCheck.run(on: .reading(base.merging(files) { $1 }), settings: settings)
  }
}

extension Finding {
  /// `file:line:column`
  package var place: String { "\(file):\(position)" }
}

internal import SourceText

/// Prints the catalogue for programs in other languages: `all.json` with everything, and a small `<locale>.json` for each locale.
package struct JSONPrinter {
  private let catalog: GeneratedCatalog

  package init(_ catalog: GeneratedCatalog) { self.catalog = catalog }

  /// The files, sorted by path; `generated.json` is their mark.
  package var files: [GeneratedFile] {
    let json = catalog.json
    let locales = catalog.locales.map { GeneratedFile(path: "\($0.tag).json", text: json.text(of: $0) + "\n") }
    return ([GeneratedFile(path: "all.json", text: json.text + "\n"), DesignTokens(catalog).file] + locales)
      .sorted { $0.path < $1.path }
  }
}

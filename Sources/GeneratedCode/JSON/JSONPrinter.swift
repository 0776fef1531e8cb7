internal import SourceText

/// Prints the catalogue for programs in other languages: `all.json` with everything, and a small `<locale>.json` for each locale.
package struct JSONPrinter {
  private let catalog: GeneratedCatalog

  package init(_ catalog: GeneratedCatalog) { self.catalog = catalog }

  /// The files, sorted by path; `generated.json` marks them as generated.
  package var files: [GeneratedFile] {
    let locales = catalog.locales.map { GeneratedFile(path: "\($0.tag).json", text: text(of: $0)) }
    return ([GeneratedFile(path: "all.json", text: all), DesignTokens(catalog).file] + locales)
      .sorted { $0.path < $1.path }
  }

  /// `all.json`.
  package var all: String { catalog.json.text + "\n" }

  /// `<locale>.json`, for a locale of the catalogue.
  package func text(of locale: GeneratedLocale) -> String { catalog.json.text(of: locale) + "\n" }
}

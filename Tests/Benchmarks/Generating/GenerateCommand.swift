import Foundation
import PurposeCatalog

/// Generates a large catalogue, and PO files with the same texts, from a seed.
struct GenerateCommand {
  let purposes: Int
  let locales: Int
  let seed: UInt64
  /// The shipped catalogue, whose words the texts are made of.
  let standard: String
  /// The folder for the catalogue.
  let catalog: URL
  /// The folder for the PO files; nil for none.
  let po: URL?

  func run() throws {
    let names = PurposeNames.make(purposes)
    let locales = GeneratedLocale.mostTranslated(locales, wordsOf: try Catalog(contentsOf: standard))
    guard names.count == purposes, locales.count == self.locales, let english = locales.first(where: { $0.tag == "en" })
    else { throw UsageError("at most \(names.count) purposes and \(locales.count) locales can be generated") }
    let writer = CatalogWriter(folder: catalog, purposes: names, seed: seed)
    try writer.writeManifests(locales: locales)
    let source = GeneratedTexts(english, purposes: purposes, seed: seed)
    let poWriter = po.map { POWriter(folder: $0, purposes: names, source: source) }
    if let po { try FileManager.default.createDirectory(at: po, withIntermediateDirectories: true) }
    for locale in locales {
      let texts = GeneratedTexts(locale, purposes: purposes, seed: seed)
      try writer.write(texts, of: locale)
      try poWriter?.write(texts, of: locale)
    }
  }
}

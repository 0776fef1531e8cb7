internal import SourceText

/// A catalogue as it was read, whose texts can be read again after an edit.
package struct ReadCatalog: Sendable {
  package let source: CatalogSource
  private let loader: TitlesLoader

  init(_ source: CatalogSource, loader: TitlesLoader) {
    self.source = source
    self.loader = loader
  }

  /// Reads the texts of some locales again, and no other file.
  ///
  /// - Parameters:
  ///   - locales: the indices of the locales among the declared ones.
  ///   - files: the files after the edit.
  package func rereading(textsOf locales: [Int], from files: some FileTree) -> ReadCatalog {
    var loader = loader
    loader.files = files
    let paths = Set(locales.flatMap { source.titleFiles(ofLocale: $0).map(\.path) })
    let others = TitlesLoader.Titles(
      locales: source.locales, files: source.titleFiles,
      problems: source.problems.filter { !paths.contains($0.place.file.path) },
      nonCanonicalPlaces: source.nonCanonicalPlaces.filter { !paths.contains($0.file.path) })
    return ReadCatalog(source.with(loader.load(locales, into: others)), loader: loader)
  }
}

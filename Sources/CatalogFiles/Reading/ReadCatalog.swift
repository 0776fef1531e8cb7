internal import CatalogModel
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
    let count = source.layers.count * source.manifest.localesWithParents.count
    let numbers = locales.flatMap { locale in
      stride(from: 0, to: source.titleFiles.count, by: count).flatMap { block in
        source.layers.indices.map { block + locale * source.layers.count + $0 }
      }
    }
    let paths = Set(numbers.map { source.titleFiles[$0].path })
    var others = source.titles
    others.problems.removeAll { paths.contains($0.place.file.path) }
    others.nonCanonicalPlaces.removeAll { paths.contains($0.file.path) }
    return ReadCatalog(source.with(loader.load(locales, into: others)), loader: loader)
  }
}

/// A catalogue whose texts are read when they are first needed: a program that carries eighty locales shows one.
package struct CatalogWithoutTexts: Sendable {
  /// The catalogue as if no locale had a text.
  package let source: CatalogSource
  private let loader: TitlesLoader

  init(source: CatalogSource, loader: TitlesLoader) {
    self.source = source
    self.loader = loader
  }

  /// Reads the texts of some locales.
  ///
  /// - Parameter locales: their indices among the declared ones.
  /// - Returns: the catalogue as if the other locales had no text, with the problems of all files read for it.
  package func withTexts(of locales: [Int]) -> CatalogSource {
    let titles = loader.load(locales, into: TitlesLoader.Titles(locales: source.locales, files: source.titleFiles))
    return source.with(titles, problems: source.problems + titles.problems)
  }
}

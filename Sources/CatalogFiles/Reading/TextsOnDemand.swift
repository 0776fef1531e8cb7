/// A catalogue whose texts are read when first needed: a program with eighty locales shows one.
package struct TextsOnDemand: Sendable {
  /// The catalogue with the texts that have been read so far, and the problems of the files that have been read; other
  /// locales have no texts.
  package private(set) var source: CatalogSource
  /// The indices of the locales whose texts have been read.
  private var readLocales: Set<Int> = []
  private let loader: TitlesLoader

  init(_ source: CatalogSource, loader: TitlesLoader) {
    self.source = source
    self.loader = loader
  }

  /// Reads the texts of some locales, each once.
  package mutating func read(_ locales: [Int]) {
    let wanted = locales.filter { readLocales.insert($0).inserted }
    guard !wanted.isEmpty else { return }
    source = source.with(loader.load(wanted, into: source.titles))
  }
}

import CatalogFiles
import CatalogModel
import PurposeCatalog
import Synchronization

/// A snapshot of a catalogue; each request is answered from a single one.
final class LoadedCatalog: Sendable {
  let source: CatalogSource
  let catalog: Catalog
  /// The purposes that appear beside each other.
  let neighbours: Neighbours
  /// Cached answers of this catalogue.
  let answers = AnswerCache()
  /// The published tree.
  let tree: SiteTree
  private let searches = Mutex<PurposeSearch?>(nil)
  /// The names of the parameters by route; some routes accept those of all messages.
  let parameterNames = Mutex<[[String]: [String]]>([:])

  /// - Parameter former: the previous catalogue; clients with its manifest still request its bundles.
  /// - Throws: ``CatalogError`` if the files have problems.
  init(_ source: CatalogSource, after former: LoadedCatalog? = nil) throws(CatalogError) {
    catalog = try Catalog(source)
    self.source = source
    neighbours = Neighbours(of: source)
    tree = SiteTree(source, screens: catalog.screens, after: former?.tree)
  }

  /// The search, which folds the texts on first use.
  var search: PurposeSearch {
    searches.withLock { known in
      if let known { return known }
      let new = PurposeSearch(source)
      known = new
      return new
    }
  }

  /// The folders with the catalogue's files.
  var folders: [String] { source.layers.map(\.folder) }
}

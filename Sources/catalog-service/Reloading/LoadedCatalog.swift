import CatalogFiles
import CatalogModel
import PurposeCatalog
import Synchronization

/// A catalogue as it was read once; a request is answered from one of them from beginning to end.
final class LoadedCatalog: Sendable {
  let source: CatalogSource
  let catalog: Catalog
  /// Answers of this catalogue to requests that came before.
  let answers = AnswerCache()
  /// The published tree.
  let tree: SiteTree
  private let searches = Mutex<PurposeSearch?>(nil)
  /// By route, the names of its parameters, some of which are those of all messages.
  private let parameterNames = Mutex<[[String]: [String]]>([:])

  /// - Parameter former: the catalogue before, whose bundles clients with its manifest still ask for.
  /// - Throws: ``CatalogError`` if the files have problems.
  init(_ source: CatalogSource, after former: LoadedCatalog? = nil) throws(CatalogError) {
    catalog = try Catalog(source)
    self.source = source
    tree = SiteTree(source, screens: catalog.screens, after: former?.tree)
  }

  /// The search, which folds the texts when it is first asked for.
  var search: PurposeSearch {
    searches.withLock { known in
      if let known { return known }
      let new = PurposeSearch(source)
      known = new
      return new
    }
  }

  /// The names of the parameters that a route's query may have.
  func parameterNames(of route: any CatalogRoute.Type) -> [String] {
    if let known = parameterNames.withLock({ $0[route.path] }) { return known }
    let names = route.parameters(in: self).map(\.name)
    parameterNames.withLock { $0[route.path] = names }
    return names
  }

  /// The folders with the catalogue's files.
  var folders: [String] { source.layers.map(\.folder) }
}

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
  private let made = Mutex<SiteTree?>(nil)
  private let searches = Mutex<PurposeSearch?>(nil)
  /// By route, the names of its parameters, some of which are those of all messages.
  private let parameterNames = Mutex<[[String]: [String]]>([:])

  /// - Throws: ``CatalogError`` if the files have problems.
  init(_ source: CatalogSource) throws(CatalogError) {
    catalog = try Catalog(source)
    self.source = source
  }

  /// The published tree; nil until ``makeTree(after:)`` has made it.
  var tree: SiteTree? { made.withLock { $0 } }

  /// The search, which folds the texts when it is first asked for.
  var search: PurposeSearch {
    searches.withLock { known in
      if let known { return known }
      let new = PurposeSearch(source)
      known = new
      return new
    }
  }

  /// Makes the tree, which takes a second for a large catalogue, and returns the memory that this needed.
  ///
  /// - Parameter former: the tree of the catalogue before.
  func makeTree(after former: SiteTree? = nil) {
    let tree = SiteTree(source, after: former)
    made.withLock { $0 = tree }
    Memory.giveBack()
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

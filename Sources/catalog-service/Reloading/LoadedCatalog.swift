import CatalogFiles
import CatalogModel
import CatalogSite
import GeneratedCode
import PurposeCatalog

/// A catalogue as it was read once; a request is answered from one of them from beginning to end.
final class LoadedCatalog: Sendable {
  let source: CatalogSource
  let catalog: Catalog
  /// Answers of this catalogue to requests that came before.
  let answers = AnswerCache()
  /// The published tree, which is built in the background: a service is ready before it is.
  let tree: Task<SiteTree, Never>

  /// - Throws: ``CatalogError`` if the files have problems.
  init(_ source: CatalogSource) throws(CatalogError) {
    let catalog = try Catalog(source)
    self.source = source
    self.catalog = catalog
    tree = Task.detached(priority: .utility) { SiteTree(source, catalog: catalog) }
  }

  /// The folders with the catalogue's files.
  var folders: [String] { source.layers.map(\.folder) }
}

extension LoadedCatalog {
  /// The names of the parameters that a route's query may have.
  func parameterNames(of route: any CatalogRoute.Type) -> [String] { route.parameters(in: self).map(\.name) }
}

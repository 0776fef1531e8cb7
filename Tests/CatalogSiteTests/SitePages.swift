import CatalogFiles
import CatalogModel
import GeneratedCode
import Navigation
import PurposeCatalog

@testable import CatalogSite

extension SiteInput {
  /// The whole tree.
  var files: [SiteFile] { get throws(SiteError) { try Self.files(of: PublishedSite(self).published) } }

  /// The pages, and what they load.
  var pages: [SiteFile] {
    get throws(SiteError) {
      let input = self
      return try Self.files(of: Pages(source, screens: catalog.screens.map(\.id), LazyValue { input }).parts)
    }
  }

  /// The files of the icon set.
  var iconify: [SiteFile] {
    get throws(SiteError) {
      let input = self
      let shared = LazyValue { () throws(SiteError) in input }
      return try Iconify.part(named: source.manifest.name, shared.map { Iconify($0) }, shared).files()
    }
  }

  private static func files(of parts: [SitePart]) throws(SiteError) -> [SiteFile] {
    try concurrentMap(parts.count, inParallel: true) { part throws(SiteError) in try parts[part].files() }.flatMap(
      \.self)
  }
}

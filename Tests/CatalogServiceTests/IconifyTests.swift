import CatalogFiles
import Foundation
import HTTPTypes
import NIOCore
import CatalogSite
import GeneratedCode
import PurposeCatalog
import SourceText
import TestSupport
import Testing

@testable import catalog_service

/// Iconify's queries.
@Suite struct IconifyTests {
  private static let routes = Result {
    let source = try CatalogReader(files: DiskFiles()).read(Repository.standard.path)
    let catalog = try Catalog(source)
    guard let artwork = IconArtwork.installed(in: DiskFiles(), for: source)?.artwork else {
      throw MissingProgram(description: "apt-get install bootstrap-icons")
    }
    let input = SiteInput(
      source: source, catalog: catalog, generated: try GeneratedCatalog(source, catalog: catalog), artwork: artwork)
    return (
      routes: IconifyRoutes(
        prefix: Iconify.prefix(ofCatalogNamed: input.source.manifest.name), LazyValue { Iconify(input) }),
      loaded: try LoadedCatalog(source)
    )
  }

  private func answer(_ path: String, _ query: String) throws -> String? {
    let (routes, loaded) = try Self.routes.get()
    let call = Call(
      loaded: loaded, part: "", query: try Query(query[...]), acceptLanguage: nil, deadline: .now + .seconds(600))
    return try routes.answer(path, call).map { String(buffer: $0.content.plain) }
  }

  @Test(
    arguments: [
      ("standard.json", "icons=delete,nothing", #""not_found":["nothing"]"#),
      ("standard/back.svg", "color=red&flip=horizontal", "red"), ("standard/delete.svg", "height=48", #"height="48""#),
      ("standard/delete.svg", "height=abc&width=-", #"width="1em" height="1em""#),
      ("search", "query=trash", #""standard:delete""#),
      ("search", "query=L%C3%B6schen&limit=32", #""standard:delete""#),
      // As with Iconify, an empty list asks for all.
      ("search", "query=trash&prefixes=", #""standard:delete""#), ("collections", "prefixes=", #""standard":"#),
      ("search", "query=trash&prefixes=mdi", #""total":0"#), ("collections", "prefixes=standard", #""standard":"#),
      ("collections", "prefix=other", "{}"),
      ("collection", "prefix=standard&info=true", #""prefix":"standard""#),
    ])
  func answers(path: String, query: String, expected: String) throws {
    let text = try #require(try answer(path, query))
    #expect(text.contains(expected), "\(text.prefix(400))")
  }

  @Test(
    arguments: [
      ("search", "", 400), ("search", "query=a&limit=x", 400), ("search", "query=a&limit=99999999999999999999", 400),
      ("collection", "prefix=other", 404), ("standard/nothing.svg", "color=red", 404),
      ("standard/delete.svg", "colour=red", 400), ("standard.json", "icon=delete", 400),
    ])
  func refuses(path: String, query: String, status: Int) throws {
    let problem = #expect(throws: Problem.self) { _ = try answer(path, query) }
    #expect(problem?.kind.status.code == status)
  }

  @Test("What has no query is a file")
  func leavesFiles() throws {
    for path in ["standard.json", "collections", "standard/delete.svg", "index.html"] {
      #expect(try answer(path, "") == nil)
    }
    #expect(try answer("index.html", "icons=a") == nil)
  }
}

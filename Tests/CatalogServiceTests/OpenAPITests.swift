import HTTPTypes
import SourceText
import TestSupport
import Testing

@testable import catalog_service

@Suite struct OpenAPITests {
  private func paths() async throws -> JSONTree? {
    let reply = try await ServiceUnderTest.reply("/openapi.json", holder: ServiceUnderTest.cycling)
    return JSONTree(readable: JSONDocument(SourceFile(path: "", bytes: reply.bytes)).root)["paths"]
  }

  /// A path, some of the parameters of its query, and one that the service answers.
  @Test(
    arguments: [
      ("/", [], "/"), ("/search", ["query", "limit", "start", "prefixes"], "/search?query=trash&limit=32"),
      ("/cycling.json", ["icons"], "/cycling.json?icons=delete"),
      ("/collections", ["prefix", "prefixes"], "/collections?prefixes=cycling"),
      ("/collection", ["prefix", "info"], "/collection?prefix=cycling&info=true"),
      ("/cycling/{file}", ["color", "width", "rotate"], "/cycling/titles.json?color=red"),
      ("/v1/search", ["q"], "/v1/search?q=trash"),
    ] as [(String, [String], String)])
  func describesQueries(path: String, parameters: [String], target: String) async throws {
    let operation = try #require(try await paths()?[path]?["get"])
    let described = operation["parameters"]?.elements?.filter { $0["in"]?.text == "query" }.compactMap {
      $0["name"]?.text
    }
    #expect(Set(described ?? []).isSuperset(of: parameters))
    let reply = try await ServiceUnderTest.reply(target, holder: ServiceUnderTest.cycling)
    let type = reply.fields[.contentType]?.split(separator: ";").first.map(String.init) ?? ""
    #expect(reply.status == 200 && operation["responses"]?["200"]?["content"]?[type] != nil)
  }

  @Test("Every route is described")
  func describesRoutes() async throws {
    let paths = try #require(try await paths())
    for route in Routes.catalog { #expect(paths["/v1/" + route.path.joined(separator: "/")] != nil) }
  }
}

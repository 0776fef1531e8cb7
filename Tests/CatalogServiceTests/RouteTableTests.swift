import Testing

@testable import catalog_service

@Suite struct RouteTableTests {
  @Test(arguments: [
    (["v1", "purposes"], "/v1/purposes"), (["v1", "purposes", "delete"], "/v1/purposes/{id}"),
    (["v1", "resolve"], "/v1/resolve"), (["v1", "resolve", "delete"], "/v1/resolve/{purpose}"),
    (["v1", "resolve", ""], "file"), (["v1", "manifest.json"], "file"), ([""], "file"), (["metrics"], "/metrics"),
    (["problems", "unknown-purpose"], "/problems/{type}"), (["problems", "nonsense"], "file"),
  ])
  func findsRoutes(parts: [String], name: String) {
    #expect(Routes.destination(of: parts).name == name)
  }
}

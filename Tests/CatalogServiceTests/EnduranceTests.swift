import Foundation
import TestSupport
import Testing

/// What the service withstands while it goes on answering.
@Suite(.serialized) struct EnduranceTests {
  private func service(_ folder: TemporaryFolder) throws -> RunningService {
    try WholeCatalogue.write(to: folder)
    return try RunningService(catalog: folder.path)
  }

  /// Fewer reloads could miss memory that is lost with each: 20 lose too little to see.
  @Test("Reloads under load: no request fails, no answer mixes two versions, and memory is given back")
  func reloadsUnderLoad() throws {
    let folder = try TemporaryFolder()
    let service = try service(folder)
    defer { service.stop() }
    let count = Sweep.of(200, representatives: 20)
    let client = try PythonClient("reloads", [service.port, service.process, folder.path, count])
    #expect(client.failures.isEmpty, "\(client.failures)")
    #expect(client["reloads"] == count)
    #expect(client["answers"] > count)
    // In megabytes. A tree of this catalogue and what it was made from have half of one.
    #expect(client["late"] < client["early"] + 40)
  }

  /// Fewer could miss that connections or memory run out.
  @Test("Slow connections and malformed requests: good requests are answered, and the others refused")
  func withstandsHostileClients() throws {
    let service = try service(try TemporaryFolder())
    defer { service.stop() }
    let (slow, malformed) = Sweep.of((1_000, 100_000), representatives: (200, 2_000))
    let client = try PythonClient("hostile", [service.port, slow, malformed])
    #expect(client.failures.isEmpty, "\(client.failures)")
    #expect(client["slow"] == slow)
    #expect(client["refused"] == malformed)
    #expect(client["accepted"] == 0)
    #expect(client["answers"] > 10)
    #expect(try service.curl("/health/ready") == "{\"status\":\"ready\"}\n")
    #expect(service.stop() == 0)
  }

  @Test("Two services behind nginx: the same bytes and tags, and one may stop while requests run")
  func standsBehindABalancer() throws {
    let folder = try TemporaryFolder()
    let services = [try service(folder), try service(folder)]
    defer { for service in services { service.stop() } }
    let paths = [
      "/v1/resolve/back?locale=en", "/v1/purposes", "/v1/manifest.json", "/", "/style.css", "/openapi.json",
      "/tables/csv/ar.csv", "/locales/en/translation.json",
    ]
    for path in paths {
      let answers = try services.map { try $0.answer(path) }
      #expect(answers[0] == answers[1], "\(path)")
      #expect(answers[0].contains("etag: \""), "\(path): \(answers[0].prefix(400))")
    }
    let balancer = try Nginx(balancing: services.map(\.port))
    defer { balancer.stop() }
    let client = try PythonClient("balanced", [balancer.port, services[0].process] + paths)
    #expect(client.failures.isEmpty, "\(client.failures)")
    #expect(client.isTrue("ended"))
    #expect(client["before"] > 0 && client["after"] > 0)
    #expect(services[0].stop() == 0)
  }
}

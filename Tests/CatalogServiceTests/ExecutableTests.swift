import Foundation
import TestSupport
import Testing

/// The executable over a socket.
@Suite(.serialized) struct ExecutableTests {
  @Test func reloadsAndEnds() throws {
    let folder = try TemporaryFolder()
    try WholeCatalogue.write(to: folder)
    let service = try RunningService(catalog: folder.path)
    defer { service.stop() }
    let target = "/v1/resolve/back?locale=en"
    #expect(try service.curl(target).contains("\"text\":\"Back\""))

    try folder.write("{".utf8, to: "titles/en.json")
    service.reload()
    #expect(service.waits { $0.contains("kept the catalogue") && $0.contains("titles/en.json:") })
    #expect(try service.curl(target).contains("\"text\":\"Back\""))

    try WholeCatalogue.write(to: folder, back: "Return")
    service.reload()
    #expect(service.waits { $0.contains("reloaded the catalogue") })
    #expect(try service.curl(target).contains("\"text\":\"Return\""))
    let metrics = try service.curl("/metrics")
    #expect(metrics.contains(#/catalog_reloads_total\{result="failure"\} [1-9]/#), "\(metrics)")
    #expect(metrics.contains(#/catalog_reloads_total\{result="success"\} [1-9]/#))
    #expect(metrics.contains(#/catalog_last_reload_success_timestamp_seconds \d{10}\.\d/#))
    #expect(service.stop() == 0)
  }

  @Test("It ends on SIGTERM, also if the thread that started it blocks all signals")
  func endsWithBlockedSignals() throws {
    let folder = try TemporaryFolder()
    try WholeCatalogue.write(to: folder)
    let service = try withBlockedSignals { try RunningService(catalog: folder.path) }
    #expect(service.stop() == 0)
  }

  @Test("A catalogue with errors is not served, unless they are accepted")
  func refusesErrors() throws {
    let folder = try TemporaryFolder()
    // Arabic lacks forms of a plural, which loads and does not pass a check.
    for (name, text) in SmallCatalogue.files { try folder.write(text.utf8, to: "catalogue/\(name)") }
    let catalogue = "\(folder.path)/catalogue"
    let build = Repository.root.appending(path: ".build/debug")
    let refused = try Shell.run(
      [build.appending(path: "catalog-service").path, "--port", "0", "--catalog", catalogue], .ours)
    #expect(refused.status == 2 && refused.output.contains("[missing-title]"), "\(refused.output)")
    #expect(!refused.output.contains("listening"))
    let baseline = "\(folder.path)/baseline.json"
    _ = try Shell.run([
      build.appending(path: "catalog").path, "check", catalogue, "--baseline", baseline, "--update-baseline", "--grow",
      "--reason", "not translated yet",
    ])
    let service = try RunningService(catalog: catalogue, arguments: ["--baseline", baseline])
    defer { service.stop() }
    #expect(try service.curl("/health/ready") == "{\"status\":\"ready\"}\n", "\(service.output)")
    service.reload()
    #expect(service.waits { $0.contains("reloaded the catalogue") }, "\(service.output)")
  }

  /// The status and the type of the problem.
  @Test(arguments: [
    (
      "GET / HTTP/1.1\r\nHost: a\r\nX-Long: \(String(repeating: "a", count: 100_000))\r\n\r\n", "431",
      "header-too-large"
    ),
    (
      "GET / HTTP/1.1\r\nHost: a\r\n\(String(repeating: "X-Many: a\r\n", count: 5_000))\r\n", "431",
      "header-too-large"
    ),
    ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", "400", "malformed-request"),
    // The answer to the request before comes first.
    ("GET /health/live HTTP/1.1\r\nHost: a\r\n\r\nnonsense\r\n\r\n", "400", "malformed-request"),
  ])
  func answersMalformedRequestsWithProblems(request: String, status: String, kind: String) throws {
    let folder = try TemporaryFolder()
    try WholeCatalogue.write(to: folder)
    let service = try RunningService(catalog: folder.path)
    defer { service.stop() }
    let answer = try service.send(request)
    let last = try #require(answer.ranges(of: "HTTP/1.1 ").last)
    #expect(answer[last.upperBound...].hasPrefix(status), "\(answer)")
    #expect(answer.contains("application/problem+json") && answer.contains("/problems/\(kind)"), "\(answer)")
    #expect(answer.ranges(of: "HTTP/1.1 ").count == (request.contains("nonsense") ? 2 : 1))
  }

  @Test("Input that arrives after the refusal does not destroy it")
  func answersBeforeTheEndOfTheRequest() throws {
    let folder = try TemporaryFolder()
    try WholeCatalogue.write(to: folder)
    let service = try RunningService(catalog: folder.path)
    defer { service.stop() }
    let request = "GET / HTTP/1.1\r\nHost: a\r\n\(String(repeating: "X-Many: a\r\n", count: 10_000))\r\n"
    #expect(try service.send(request, inPartsOf: 30_000).contains("/problems/header-too-large"))
  }

  @Test(arguments: [
    "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\0\0\0\0\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    "POST /v1/resolve HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "POST /v1/resolve HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ])
  func survivesMalformedRequests(request: String) throws {
    let folder = try TemporaryFolder()
    try WholeCatalogue.write(to: folder)
    let service = try RunningService(catalog: folder.path)
    defer { service.stop() }
    let status = try service.send(request)
    #expect(status.isEmpty || status.hasPrefix("HTTP/1.1 4"))
    #expect(try service.curl("/health/ready") == "{\"status\":\"ready\"}\n")
  }

  @Test func conformsToItsDescription() throws {
    let schemathesis = Repository.root.appending(path: ".build/test-tools/bin/schemathesis").path
    guard FileManager.default.isExecutableFile(atPath: schemathesis) else {
      Issue.record("schemathesis is missing; install it with Scripts/prerequisites test")
      return
    }
    let service = try RunningService(catalog: Repository.catalogs.appending(path: "Examples/Cycling").path)
    defer { service.stop() }
    // Schemathesis does not ask again while the service answers 503 because its tree is not made yet.
    #expect(try service.curl("/openapi.json").hasPrefix("{"))
    let settings = Repository.root.appending(path: "Tests/CatalogServiceTests/schemathesis.toml").path
    // It leaves a folder where it runs.
    let folder = try TemporaryFolder()
    let (output, status) = try Shell.run([
      "/usr/bin/env", "--chdir", folder.path, schemathesis, "--config-file", settings, "run",
      service.address + "/openapi.json", "--checks", "all",
      "--max-examples", "10", "--seed", "1", "--no-color",
    ])
    #expect(status == 0, "\(output.suffix(6_000))")
  }
}

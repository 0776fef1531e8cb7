import Foundation
import TestSupport
import Testing

/// The executable over a socket.
@Suite(.serialized) struct ExecutableTests {
  @Test func reloadsAndEnds() throws {
    let folder = try TemporaryFolder()
    let files = try TemporaryFolder.files(in: Repository.standard.path)
    for (name, bytes) in files { try folder.write(bytes, to: name) }
    let service = try RunningService(catalog: folder.path)
    defer { service.stop() }
    let target = "/v1/resolve/back?locale=en"
    #expect(try service.curl(target).contains("\"text\":\"Back\""))

    let titles = String(decoding: files["titles/en.json"] ?? [], as: UTF8.self)
    try folder.write(Array("{".utf8), to: "titles/en.json")
    service.reload()
    #expect(service.waits { $0.contains("kept the catalogue") && $0.contains("titles/en.json:") })
    #expect(try service.curl(target).contains("\"text\":\"Back\""))

    try folder.write(Array(titles.replacing("\"Back\"", with: "\"Return\"").utf8), to: "titles/en.json")
    service.reload()
    #expect(service.waits { $0.contains("reloaded the catalogue") })
    #expect(try service.curl(target).contains("\"text\":\"Return\""))
    #expect(service.stop() == 0)
  }

  @Test(arguments: [
    "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\0\0\0\0\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    "POST /v1/resolve HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "POST /v1/resolve HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ])
  func survivesMalformedRequests(request: String) throws {
    let service = try RunningService(catalog: Repository.standard.path)
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
    let settings = Repository.root.appending(path: "Tests/CatalogServiceTests/schemathesis.toml").path
    let (output, status) = try Shell.run([
      schemathesis, "--config-file", settings, "run", service.address + "/openapi.json", "--checks", "all",
      "--max-examples", "10", "--seed", "1", "--no-color",
    ])
    #expect(status == 0, "\(output.suffix(6_000))")
  }
}

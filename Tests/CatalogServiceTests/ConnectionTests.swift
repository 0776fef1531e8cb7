import Foundation
import NIOHTTP1
import TestSupport
import Testing

@testable import catalog_service

/// What becomes of connections, over sockets: each of RFC 9110's and RFC 9112's rules that a front server or a client relies on.
@Suite(.serialized) struct ConnectionTests {
  private let folder: TemporaryFolder
  private let service: RunningService

  init() throws {
    folder = try TemporaryFolder()
    try WholeCatalogue.write(to: folder)
    service = try RunningService(catalog: folder.path)
  }

  private func client(_ arguments: [any CustomStringConvertible], input: String = "") throws -> PythonClient {
    try PythonClient("sockets", [service.port] + arguments, input: input)
  }

  private static let batch = #"{"requests":[]}"#

  @Test(
    "The last answer of a connection says so, and the connection ends",
    arguments: [
      // A content that no route reads.
      ("GET /health/live HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello", "200"),
      ("GET /health/live HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n", "200"),
      ("GET /health/live HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", "200"),
      ("PUT /v1/purposes HTTP/1.1\r\nHost: a\r\nContent-Length: 900000\r\n\r\n", "405"),
      ("POST /v1/resolve HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\n", "415"),
      (
        "POST /v1/resolve HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 300000\r\n\r\n",
        "413"
      ),
      ("GET /health/live HTTP/1.0\r\n\r\n", "200"),
      ("GET /health/live HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", "200"),
      ("GET /health/live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, Close\r\n\r\n", "200"),
      // RFC 9112 §3.2.
      ("GET /health/live HTTP/1.1\r\n\r\n", "400"), ("GET /health/live HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", "400"),
      ("GET /health/live HTTP/1.1\r\nHost: a b\r\n\r\n", "400"),
      ("GET /health/live HTTP/1.1\r\nHost: a/b\r\n\r\n", "400"),
      ("GET /health/live HTTP/1.1\r\nHost: [::1\r\n\r\n", "400"),
      ("GET /health/live HTTP/1.1\r\nHost: a:b\r\n\r\n", "400"),
    ])
  func endsConnections(request: String, status: String) throws {
    let answer = try client(["ask"], input: request)
    let reply = answer.text("words")
    #expect(reply.hasPrefix("HTTP/1.1 \(status) "), "\(reply)")
    #expect(reply.lowercased().contains("\r\nconnection: close\r\n"), "\(reply)")
    #expect(reply.ranges(of: "HTTP/1.1 ").count == 1)
    #expect(status == "200" || reply.contains("application/problem+json"))
    // The client keeps its half open, and reads until the service closes the connection.
    #expect(!reply.contains("HTTP/1.1 408 "), "\(reply)")
  }

  @Test(
    "Requests one after the other, and several at once, are answered in their order",
    arguments: ["Host: a", "Host: [::1]:8080", "Host: a.b-c:1", "Host:"])
  func keepsConnections(host: String) throws {
    let requests = ["live", "ready", "live"].enumerated().map { index, name in
      "GET /health/\(name) HTTP/1.1\r\n\(host)\r\n\(index == 2 ? "Connection: close\r\n" : "")\r\n"
    }
    let reply = try client(["ask"], input: requests.joined()).text("words")
    #expect(reply.matches(of: #/"status":"(\w+)"/#).map { String($0.1) } == ["live", "ready", "live"], "\(reply)")
    #expect(reply.ranges(of: "\r\nDate: ").count == 3)
    #expect(reply.lowercased().ranges(of: "connection: close").count == 1)
  }

  @Test("A client that sends all of a content that is too large reads the answer afterwards")
  func answersLargeContents() throws {
    let reply = try client(["upload", 20_000_000]).text("words")
    #expect(reply.hasPrefix("HTTP/1.1 413 ") && reply.contains("/problems/content-too-large"), "\(reply)")
  }

  @Test("100 Continue comes only where the content is read")
  func continues() throws {
    let head = "Host: a\r\nExpect: 100-continue\r\nConnection: close\r\nContent-Length: \(Self.batch.utf8.count)\r\n"
    let read = try client(
      ["ask"], input: "POST /v1/resolve HTTP/1.1\r\nContent-Type: application/json\r\n\(head)\r\n\(Self.batch)")
    #expect(
      read.text("words").hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 "), "\(read.text("words"))")
    let early = try client(["ask"], input: "POST /v1/resolve HTTP/1.1\r\n\(head)\r\n")
    #expect(early.text("words").hasPrefix("HTTP/1.1 415 "), "\(early.text("words"))")
    // curl would wait for longer than it may before it sends the content without it.
    let curl = try Shell.run([
      "/usr/bin/curl", "-s", "-H", "Expect: 100-continue", "-H", "Content-Type: application/json", "-d", Self.batch,
      "--expect100-timeout", "3600", "--max-time", "1800", "\(service.address)/v1/resolve",
    ])
    #expect(curl.output == "{\"results\":[]}\n", "\(curl.output)")
  }

  @Test("One time for the whole request, however slowly its bytes come", arguments: ["header", "content"])
  func limitsTheTimeOfRequests(part: String) throws {
    let answer = try client(["drip", part])
    #expect(answer.text("words").hasPrefix("HTTP/1.1 408 "), "\(answer.text("words"))")
    #expect(answer.text("words").contains("did not arrive within \(Limits.requestSeconds) seconds"))
  }

  /// Fewer could miss that descriptors or places run out. A debug build takes a second to accept so many.
  @Test(
    "More connections than there are places: probes are answered",
    arguments: [("slow", 4_200), ("idle", 10_000)])
  func keepsPlaces(kind: String, count: Int) throws {
    let crowd = try client(["crowd", kind, count])
    #expect(crowd["open"] == count, "\(crowd["refused"]) refused")
    #expect(crowd["answered"] == crowd["asked"], "\(crowd["answered"])")
    #expect(try service.curl("/health/ready") == "{\"status\":\"ready\"}\n")
  }

  @Test("Answers that the client does not take wait at the client, not in memory")
  func waitsForSlowReaders() throws {
    let client = try client(["pipelined", 20_000])
    #expect(client["sent"] > 100 && client["answers"] > 0)
    #expect(client["answers"] <= client["sent"])
    let status = try String(contentsOfFile: "/proc/\(service.process)/status", encoding: .utf8)
    let memory = try #require(status.firstMatch(of: #/VmHWM:\s+(\d+) kB/#).flatMap { Int($0.1) })
    #expect(memory < 400_000)
  }

  @Test("On SIGTERM, what has begun is answered, and told to be the last")
  func endsWithAnswers() throws {
    let last = try client(["closing", service.process])
    let reply = last.text("words")
    // The signal may be faster than the request.
    #expect(
      reply.isEmpty || reply.hasPrefix("HTTP/1.1 200 ") && reply.contains("\r\nConnection: close\r\n"), "\(reply)")
    #expect(service.stop() == 0)
  }

  @Test(
    "The host of a request (RFC 3986 §3.2.2)",
    arguments: [
      ("", true), ("a", true), ("a.example", true), ("a:80", true), ("a:", true), ("127.0.0.1:8080", true),
      ("[::1]", true), ("[::1]:80", true), ("ex%61mple", true), (":80", false), ("a:b", false), ("a:1:2", false),
      ("a b", false), ("a/b", false), ("a@b", false), ("[::1", false), ("[]", false), ("[::1]x", false),
      ("\u{e9}", false),
    ])
  func readsHosts(value: String, isRight: Bool) { #expect(HostField.isWellFormed(value) == isRight) }

  @Test(
    "Dates of HTTP (RFC 9110 §5.6.7)",
    arguments: [(784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT")])
  func writesDates(seconds: Int, text: String) { #expect(HTTPDate.text(seconds: seconds) == text) }
}

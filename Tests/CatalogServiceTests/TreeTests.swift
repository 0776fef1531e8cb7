import CatalogSite
import HTTPTypes
import Hummingbird
import Testing

@testable import catalog_service

@Suite struct TreeTests {
  private let tree = SiteTree([
    SiteFile(path: "index.html", text: "<p>Hello</p>"), SiteFile(path: "a.css", text: "0123456789", isImmutable: true),
    SiteFile(path: "a.css.gz", bytes: [1, 2, 3]), SiteFile(path: "a.css.br", bytes: [4, 5]),
  ])

  private func response(_ path: String, _ fields: [String: String] = [:]) throws -> Response {
    var headers = HTTPFields()
    for (name, value) in fields {
      if let name = HTTPField.Name(name) { headers[name] = value }
    }
    return try #require(tree[path]).response(
      to: HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/" + path, headerFields: headers))
  }

  @Test func answersFiles() throws {
    #expect(try response("").headers[.contentType] == "text/html; charset=utf-8")
    #expect(try response("").headers[.cacheControl] == "no-cache")
    #expect(try response("a.css").headers[.cacheControl] == "public, max-age=31536000, immutable")
    #expect(tree["../a.css"] == nil)
  }

  @Test(
    arguments: [
      ("gzip", "gzip", 3), ("gzip, br", "br", 2), ("br;q=0.1, gzip", "gzip", 3), ("identity", nil, 10), ("*", "br", 2),
      ("gzip;q=0", nil, 10), ("zstd", nil, 10), ("BR", "br", 2),
    ] as [(String, String?, Int)])
  func negotiatesCodings(field: String, coding: String?, length: Int) throws {
    let response = try response("a.css", ["Accept-Encoding": field])
    #expect(response.headers[.contentEncoding] == coding)
    #expect(response.body.contentLength == length)
    #expect(response.headers[.vary] == "Accept-Encoding")
    #expect(try coding == nil || response.headers[.eTag] != self.response("a.css").headers[.eTag])
  }

  @Test(
    arguments: [
      ("bytes=0-3", 206, 4, "bytes 0-3/10"), ("bytes=8-", 206, 2, "bytes 8-9/10"), ("bytes=-3", 206, 3, "bytes 7-9/10"),
      ("bytes=5-100", 206, 5, "bytes 5-9/10"), ("bytes=10-", 416, nil, "bytes */10"),
      ("bytes=-0", 416, nil, "bytes */10"),
      ("bytes=3-2", 200, 10, nil), ("bytes=0-1,3-4", 200, 10, nil), ("lines=1-2", 200, 10, nil),
      ("bytes=", 200, 10, nil),
    ] as [(String, Int, Int?, String?)])
  func answersRanges(field: String, status: Int, length: Int?, range: String?) throws {
    let response = try response("a.css", ["Range": field])
    #expect(response.status.code == status)
    #expect(response.headers[.contentRange] == range)
    if let length { #expect(response.body.contentLength == length) }
  }

  @Test func answersTheWholeWhereTheRangeIsOfAnotherVersion() throws {
    #expect(try response("a.css", ["Range": "bytes=0-1", "If-Range": "\"old\""]).status == .ok)
    let tag = try #require(try response("a.css").headers[.eTag])
    #expect(try response("a.css", ["Range": "bytes=0-1", "If-Range": tag]).status == .partialContent)
  }
}

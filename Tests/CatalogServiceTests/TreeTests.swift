import CatalogSite
import HTTPTypes
import NIOCore
import NIOHTTP1
import Testing

@testable import catalog_service

@Suite struct TreeTests {
  private let tree = SiteTree([
    SiteFile(path: "index.html", text: "<p>Hello</p>"), SiteFile(path: "a.css", text: "0123456789", isImmutable: true),
    SiteFile(path: "long.css", text: Self.long),
  ])

  private static let long = String(repeating: "a { color: red } ", count: 100)

  /// How many bytes a body has in a coding.
  private static func length(in coding: String?) -> Int? {
    let bytes = Array(long.utf8)
    return coding.flatMap { ContentCoding(rawValue: $0) }.map { $0.compressed(bytes)?.count ?? 0 } ?? bytes.count
  }

  private func response(_ path: String, _ fields: [String: String] = [:]) throws -> Response {
    Answer(try #require(tree[path])).response(
      to: Request(method: .get, target: "/" + path, headers: HTTPHeaders(Array(fields))))
  }

  @Test func answersFiles() throws {
    #expect(try response("").headers[.contentType] == "text/html; charset=utf-8")
    #expect(try response("").headers[.cacheControl] == "no-cache")
    #expect(try response("a.css").headers[.cacheControl] == "public, max-age=31536000, immutable")
    #expect(tree["../a.css"]?.path == nil)
  }

  @Test(
    arguments: [
      ("gzip", "gzip"), ("gzip, br", "br"), ("br;q=0.1, gzip", "gzip"), ("identity", nil), ("*", "br"),
      ("gzip;q=0", nil), ("zstd", nil), ("BR", "br"), ("br ; q = 0, gzip; q=0.5", "gzip"),
    ] as [(String, String?)])
  func negotiatesCodings(field: String, coding: String?) throws {
    let response = try response("long.css", ["Accept-Encoding": field])
    #expect(response.headers[.contentEncoding] == coding)
    #expect(response.body.readableBytes == Self.length(in: coding))
    #expect(response.headers[.vary] == "Accept-Encoding")
    #expect(try coding == nil || response.headers[.eTag] != self.response("long.css").headers[.eTag])
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
    if let length { #expect(response.body.readableBytes == length) }
  }

  @Test func answersTheWholeWhereTheRangeIsOfAnotherVersion() throws {
    #expect(try response("a.css", ["Range": "bytes=0-1", "If-Range": "\"old\""]).status == .ok)
    let tag = try #require(try response("a.css").headers[.eTag])
    #expect(try response("a.css", ["Range": "bytes=0-1", "If-Range": tag]).status == .partialContent)
  }

  @Test("The bundles of the catalogue before are there until the next one")
  func keepsFormerBundles() throws {
    let second = SiteTree([SiteFile(path: "b.css", text: "b", isImmutable: true)], after: tree)
    let third = SiteTree([SiteFile(path: "c.css", text: "c", isImmutable: true)], after: second)
    #expect(second["a.css"]?.form(nil) == tree["a.css"]?.form(nil))
    #expect(second["index.html"]?.path == nil && Array(second.paths) == ["b.css"])
    #expect(third["a.css"]?.path == nil && third["b.css"]?.path != nil)
  }
}

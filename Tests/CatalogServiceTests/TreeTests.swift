import CatalogSite
import HTTPTypes
import NIOCore
import NIOHTTP1
import Synchronization
import Testing

@testable import catalog_service

@Suite struct TreeTests {
  private let tree = SiteTree([
    SitePart([
      SiteFile(path: "index.html", text: "<p>Hello</p>"),
      SiteFile(path: "a.css", text: "0123456789", isImmutable: true), SiteFile(path: "long.css", text: Self.long),
    ])
  ])

  private static let long = String(repeating: "a { color: red } ", count: 100)

  /// How many bytes a body has in a coding.
  private static func length(in coding: String?) -> Int? {
    let bytes = Array(long.utf8)
    return coding.flatMap { ContentCoding(rawValue: $0) }.map { $0.compressed(bytes)?.count ?? 0 } ?? bytes.count
  }

  private func response(_ path: String, _ fields: [String: String] = [:]) throws -> Response {
    Answer(try #require(try tree.file(at: path))).response(
      to: Request(method: .get, target: "/" + path, headers: HTTPHeaders(Array(fields))))
  }

  @Test func answersFiles() throws {
    #expect(try response("").headers[.contentType] == "text/html; charset=utf-8")
    #expect(try response("").headers[.cacheControl] == "no-cache")
    #expect(try response("a.css").headers[.cacheControl] == "public, max-age=31536000, immutable")
    #expect(try tree.file(at: "../a.css")?.path == nil)
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

  /// A bundle as the catalogue has it: its name follows from its content.
  private static func bundle(_ text: String) -> SitePart {
    SitePart([], prefix: "v1/bundles/en.") {
      [SiteFile(path: "v1/bundles/en.\(text).json", text: text, isImmutable: true)]
    }
  }

  @Test("The bundles of the catalogue before are there until the next one, also if no client had asked for them")
  func keepsFormerBundles() throws {
    let first = SiteTree([Self.bundle("a"), SitePart([SiteFile(path: "index.html", text: "")])])
    let second = SiteTree([Self.bundle("b")], after: first)
    let third = SiteTree([Self.bundle("c")], after: second)
    func text(_ name: String, _ tree: SiteTree) throws -> String? {
      try tree.file(at: "v1/bundles/en.\(name).json")?.form(nil).map { String(buffer: $0) }
    }
    #expect(try text("a", second) == "a" && text("b", second) == "b" && text("c", second) == nil)
    #expect(try text("a", third) == nil && text("b", third) == "b" && text("c", third) == "c")
    #expect(try second.file(at: "index.html")?.path == nil)
    #expect(try Set(second.mediaTypes.keys) == ["v1/bundles/en.b.json"])
  }

  @Test("A part is made once, when one of its files is first asked for")
  func makesPartsOnce() throws {
    let count = Mutex(0)
    let tree = SiteTree([
      SitePart(["a.txt", "b.txt"]) {
        count.withLock { $0 += 1 }
        return ["a.txt", "b.txt"].map { SiteFile(path: $0, text: $0) }
      }
    ])
    #expect(try count.withLock { $0 } == 0 && tree.file(at: "c.txt")?.path == nil)
    #expect(try tree.file(at: "a.txt")?.entry.length == 5 && tree.file(at: "b.txt")?.entry.length == 5)
    #expect(count.withLock { $0 } == 1)
  }

  @Test("What files are made from is freed when no client asks")
  func frees() throws {
    let freed = Mutex(0)
    let tree = SiteTree([], forget: { freed.withLock { $0 += 1 } })
    tree.rest(after: .zero)
    #expect(freed.withLock { $0 } == 0)
    tree.noteUse()
    tree.rest(after: .seconds(600))
    #expect(freed.withLock { $0 } == 0)
    tree.rest(after: .zero)
    tree.rest(after: .zero)
    #expect(freed.withLock { $0 } == 1)
  }
}

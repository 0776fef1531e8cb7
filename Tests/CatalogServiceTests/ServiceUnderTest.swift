import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import SourceText
import Synchronization
import TestSupport

@testable import catalog_service

/// The service in this process, without a socket.
enum ServiceUnderTest {
  /// An answer.
  struct Reply {
    let status: Int
    let fields: HTTPFields
    let bytes: [UInt8]

    var body: String { String(decoding: bytes, as: UTF8.self) }

    /// The value of a member of the JSON in the body.
    subscript(key: String) -> String? {
      JSONDocument(SourceFile(path: "body", bytes: Array(body.utf8))).root[key]?.string
    }
  }

  static func reply(
    _ target: String, method: HTTPRequest.Method = .get, fields: [String: String] = [:], body: String? = nil,
    holder: CatalogHolder, answerTime: Duration = .seconds(600)
  ) async throws -> Reply {
    let responder = ServiceResponder(holder: holder, metrics: PrometheusMetrics(), log: nil, answerTime: answerTime)
    var headers = HTTPFields()
    for (name, value) in fields {
      if let name = HTTPField.Name(name) { headers[name] = value }
    }
    let content = ByteBuffer(string: body ?? "")
    if body != nil { headers[.contentLength] = "\(content.readableBytes)" }
    let head = HTTPRequest(method: method, scheme: "http", authority: "localhost", path: target, headerFields: headers)
    let response = try await responder.respond(
      to: Request(head: head, body: RequestBody(buffer: content)), context: ServiceContext())
    let written = WrittenBody()
    try await response.body.write(written)
    return Reply(status: response.status.code, fields: response.headers, bytes: Array(buffer: written.bytes))
  }

  /// Collects what a response writes. HummingbirdTesting has one too, but it brings a client with TLS, whose first build takes a
  /// minute.
  private final class WrittenBody: ResponseBodyWriter {
    private let buffer = Mutex(ByteBuffer())

    var bytes: ByteBuffer { buffer.withLock { $0 } }

    func write(_ more: ByteBuffer) { buffer.withLock { _ = $0.writeImmutableBuffer(more) } }

    func finish(_ trailingHeaders: HTTPFields?) {}
  }

  /// Standard, read once.
  static let standard = holder(Repository.standard.path)
  static let cycling = holder(Repository.catalogs.appending(path: "Examples/Cycling").path)

  private static func holder(_ folder: String) -> CatalogHolder {
    // swift-format-ignore: NeverUseForceTry
    let holder = try! CatalogHolder(folder: folder)
    // A thread of its own: other tests may block all of those that tasks share.
    Thread.detachNewThread { holder.makeTree() }
    return holder
  }
}

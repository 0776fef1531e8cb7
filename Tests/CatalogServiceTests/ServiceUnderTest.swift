import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOPosix
import SourceText
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
    var headers = HTTPHeaders(Array(fields))
    let content = ByteBuffer(string: body ?? "")
    if body != nil { headers.add(name: "Content-Length", value: "\(content.readableBytes)") }
    var request = Request(method: method, target: target, headers: headers)
    request.content = content
    let response =
      switch responder.reply(to: request, on: MultiThreadedEventLoopGroup.singleton.any()) {
      case .now(let response): response
      case .later(let response): try await response.get()
      }
    return Reply(status: response.status.code, fields: response.headers, bytes: Array(buffer: response.body))
  }

  /// Standard, read once.
  static let standard = holder(Repository.standard.path)
  static let cycling = holder(Repository.catalogs.appending(path: "Examples/Cycling").path)

  private static func holder(_ folder: String) -> CatalogHolder {
    // Both catalogues are in the repository; without them no test of the service can run.
    // swift-format-ignore: NeverUseForceTry
    try! CatalogHolder(folder: folder)
  }
}

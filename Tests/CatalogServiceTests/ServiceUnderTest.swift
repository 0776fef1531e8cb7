import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import SourceText
import TestSupport

@testable import catalog_service

/// The service in this process, without a socket.
enum ServiceUnderTest {
  /// An answer.
  struct Reply {
    let status: Int
    let fields: HTTPFields
    let body: String

    /// The value of a member of the JSON in the body.
    subscript(key: String) -> String? {
      JSONDocument(SourceFile(path: "body", bytes: Array(body.utf8))).root[key]?.string
    }
  }

  static func reply(
    _ target: String, method: HTTPRequest.Method = .get, fields: [String: String] = [:], body: String? = nil,
    holder: CatalogHolder
  ) async throws -> Reply {
    let responder = ServiceResponder(holder: holder, metrics: PrometheusMetrics(), log: nil)
    let application = Application(responder: responder, logger: Logger(label: "test"))
    var headers = HTTPFields()
    for (name, value) in fields {
      if let name = HTTPField.Name(name) { headers[name] = value }
    }
    return try await application.test(.router) { [headers] client in
      let response = try await client.executeRequest(
        uri: target, method: method, headers: headers, body: body.map { ByteBuffer(string: $0) })
      return Reply(
        status: response.status.code, fields: response.headers, body: String(buffer: response.body))
    }
  }

  /// Standard, read once.
  // swift-format-ignore: NeverUseForceTry
  static let standard = try! CatalogHolder(folder: Repository.standard.path)
  // swift-format-ignore: NeverUseForceTry
  static let cycling = try! CatalogHolder(folder: Repository.catalogs.appending(path: "Examples/Cycling").path)
}

import HTTPTypes
import NIOCore
import NIOHTTP1

/// A request, with its content if the route reads it.
struct Request: Sendable {
  let method: HTTPRequest.Method
  let target: String
  let headers: HTTPHeaders
  var content = ByteBuffer()

  init(method: HTTPRequest.Method, target: String, headers: HTTPHeaders = [:]) {
    self.method = method
    self.target = target
    self.headers = headers
  }

  /// - Returns: nil if the method is not a valid HTTP method.
  init?(_ head: HTTPRequestHead) {
    guard let method = HTTPRequest.Method(head.method.rawValue) else { return nil }
    self.init(method: method, target: head.uri, headers: head.headers)
  }

  /// The value of a header field; the values of all fields of this name if there are several (RFC 9110 §5.3).
  subscript(name: HTTPField.Name) -> String? {
    let values = headers[name.rawName]
    return values.count > 1 ? values.joined(separator: ", ") : values.first
  }

  /// The content length that the client states; nil if absent.
  var statedLength: Int? { self[.contentLength].flatMap { Int($0) } }

  /// True if content follows the header.
  var hasContent: Bool { self[.transferEncoding] != nil || statedLength ?? 0 > 0 }

  var isReading: Bool { method == .get || method == .head }
}

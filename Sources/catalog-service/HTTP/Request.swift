import HTTPTypes
import NIOCore
import NIOHTTP1

/// A request, with its content if its route reads one.
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

  /// nil for a method that no HTTP method can be called.
  init?(_ head: HTTPRequestHead) {
    guard let method = HTTPRequest.Method(head.method.rawValue) else { return nil }
    self.init(method: method, target: head.uri, headers: head.headers)
  }

  /// The value of a field; of a list in several fields (RFC 9110 §5.3), all of them.
  subscript(name: HTTPField.Name) -> String? {
    let values = headers[name.rawName]
    return values.count > 1 ? values.joined(separator: ", ") : values.first
  }

  /// The length that the client states; nil if it states none.
  var statedLength: Int? { self[.contentLength].flatMap { Int($0) } }

  /// Whether a content follows the header.
  var hasContent: Bool { self[.transferEncoding] != nil || statedLength ?? 0 > 0 }

  var isReading: Bool { method == .get || method == .head }
}

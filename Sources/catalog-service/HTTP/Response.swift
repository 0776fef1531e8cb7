import HTTPTypes
import NIOCore

/// The response to a request.
struct Response: Sendable {
  var status: HTTPResponse.Status
  var headers: HTTPFields
  /// Empty for `HEAD` and for statuses without content.
  var body = ByteBuffer()
}

import CatalogSite
import HTTPTypes
import NIOCore

extension Answer {
  /// The response to a request, with its conditions, ranges and codings applied.
  ///
  /// As in RFC 9110 §13.2.2, conditions come before ranges.
  func response(to request: Request) -> Response {
    let isHead = request.method == .head
    guard status == .ok, isHead || request.method == .get else { return response(body: content.plain, isHead: isHead) }
    let codings = content.codings
    let coding =
      codings.isEmpty ? nil : AcceptedCodings(request[.acceptEncoding]).best(of: codings)
    var answer = self
    if !codings.isEmpty { answer.addVary("Accept-Encoding") }
    if let condition = request[.ifNoneMatch],
      let tag = entityTag.map({ Self.tag($0, of: coding) }), Self.matches(tag, condition)
    {
      answer.entityTag = tag
      return answer.notModified
    }
    if let coding, let compressed = content.form(coding) {
      answer.entityTag = entityTag.map { Self.tag($0, of: coding) }
      answer.fields[.contentEncoding] = coding.rawValue
      return answer.response(body: compressed, isHead: isHead)
    }
    let plain = content.plain
    return hasRanges && !isHead ? answer.ranged(request, plain) : answer.response(body: plain, isHead: isHead)
  }

  /// True if the response's form already exists and only has to be copied.
  func exists(for request: Request) -> Bool {
    guard status == .ok, request.isReading else { return content.exists(nil) }
    let codings = content.codings
    return content.exists(codings.isEmpty ? nil : AcceptedCodings(request[.acceptEncoding]).best(of: codings))
  }

  /// Adds a field name to `Vary` (RFC 9110 §12.5.5).
  mutating func addVary(_ name: String) {
    fields[.vary] = fields[.vary].map { "\($0), \(name)" } ?? name
  }

  /// Two codings of the same content are two representations (RFC 9110 §8.8.3.3).
  private static func tag(_ tag: String, of coding: ContentCoding?) -> String {
    coding.map { "\(tag.dropLast())-\($0.rawValue)\"" } ?? tag
  }

  /// True if a list contains a tag; compared weakly, as `If-None-Match` requires (RFC 9110 §13.1.2).
  private static func matches(_ tag: String, _ list: String) -> Bool {
    list.split(separator: ",").contains { element in
      let element = element.trimmingSpaces
      return element == "*" || (element.hasPrefix("W/") ? element.dropFirst(2) : element) == tag
    }
  }

  private var notModified: Response {
    var answer = self
    answer.status = .notModified
    answer.fields[.contentType] = nil
    var response = answer.response(body: ByteBuffer(), isHead: true)
    response.headers[.contentLength] = nil
    return response
  }

  /// A part of the content, if the request has a range and `If-Range` allows it.
  private func ranged(_ request: Request, _ whole: ByteBuffer) -> Response {
    let isAllowed = request[.ifRange].map { $0 == entityTag } ?? true
    let length = whole.readableBytes
    switch ByteRange(isAllowed ? request[.range] : nil, length: length) {
    case .whole: return response(body: whole, isHead: false)
    case .unsatisfiable:
      var problem = Problem(.rangeNotSatisfiable, "the content has \(length) bytes; ask for a range in them")
      problem.completeLength = length
      return problem.answer.response(body: problem.answer.content.plain, isHead: false)
    case .part(let range):
      var answer = self
      answer.status = .partialContent
      answer.fields[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(length)"
      let part = whole.getSlice(at: whole.readerIndex + range.lowerBound, length: range.count) ?? whole
      return answer.response(body: part, isHead: false)
    }
  }

  private func response(body: ByteBuffer, isHead: Bool) -> Response {
    var fields = fields
    fields[.cacheControl] = cacheControl
    if let entityTag { fields[.eTag] = entityTag }
    if hasRanges { fields[.acceptRanges] = "bytes" }
    for field in SecurityFields.all { fields.append(field) }
    fields[.contentLength] = String(body.readableBytes)
    var response = Response(status: status, headers: fields, body: isHead ? ByteBuffer() : body)
    if status == .noContent { response.headers[.contentLength] = nil }
    return response
  }
}

/// The header fields with instructions for browsers, in every response.
enum SecurityFields {
  static let all: [HTTPField] = [
    field("Access-Control-Allow-Origin", "*"),
    field(
      "Access-Control-Expose-Headers",
      "Content-Language, Content-Range, ETag, Traceparent, X-Request-Id"),
    field("Content-Security-Policy", ServerConfiguration.contentSecurityPolicy),
    field("Referrer-Policy", "no-referrer"),
    field("X-Content-Type-Options", "nosniff"),
  ].compactMap(\.self)

  private static func field(_ name: String, _ value: String) -> HTTPField? {
    HTTPField.Name(name).map { HTTPField(name: $0, value: value) }
  }
}

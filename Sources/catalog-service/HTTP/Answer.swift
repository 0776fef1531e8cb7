import CatalogSite
import CatalogModel
import HTTPTypes
import NIOCore
import SourceText

/// What is answered, before the conditions of a request are looked at.
struct Answer: Sendable {
  var status: HTTPResponse.Status
  var fields = HTTPFields()
  var body: ByteBuffer
  /// The strong entity tag with its quotation marks (RFC 9110 §8.8.3); nil for an answer that is not cached.
  var entityTag: String?
  var cacheControl = "no-cache"
  /// Bodies with a content coding of their own: `gzip` and `br`.
  var encodings: [ContentCoding: ByteBuffer] = [:]
  /// Whether single ranges are answered (RFC 9110 §14).
  var hasRanges = false

  init(bytes: [UInt8], status: HTTPResponse.Status = .ok, mediaType: String) {
    self.status = status
    body = ByteBuffer(bytes: bytes)
    fields[.contentType] = mediaType
    if status == .ok { entityTag = Self.tag(of: bytes) }
  }

  init(text: String, status: HTTPResponse.Status = .ok, mediaType: String) {
    self.init(bytes: Array(text.utf8), status: status, mediaType: mediaType)
  }

  init(json: JSONTree, status: HTTPResponse.Status = .ok, mediaType: String = "application/json") {
    self.init(text: CompactJSON.text(of: json) + "\n", status: status, mediaType: mediaType)
  }

  /// An answer without content.
  init(status: HTTPResponse.Status) {
    self.status = status
    body = ByteBuffer()
  }

  /// An answer in a language that the reader chose, by `locale` or by `Accept-Language`.
  init(json: JSONTree, in locale: LanguageTag) {
    self.init(json: json)
    fields[.contentLanguage] = locale.identifier
    fields[.vary] = "Accept-Language"
  }

  private static func tag(of bytes: [UInt8]) -> String {
    "\"\(bytes.withUnsafeBufferPointer { SourceDigest.of($0) })-\(String(bytes.count, radix: 36))\""
  }
}

extension Answer {
  /// The answer with compressed forms for clients that accept them, unless it is too small to gain from it.
  var compressed: Answer {
    let bytes = Array(buffer: body)
    guard bytes.count >= Self.worthCompressing else { return self }
    var answer = self
    for coding in ContentCoding.allCases {
      answer.encodings[coding] = coding.compressed(bytes).map { ByteBuffer(bytes: $0) }
    }
    return answer
  }

  /// What fits into one packet arrives no sooner when it is smaller.
  private static let worthCompressing = 1_400
}

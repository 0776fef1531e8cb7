import CatalogModel
import HTTPTypes
import NIOCore
import SourceText

/// An answer, before the conditions of the request are applied.
struct Answer: Sendable {
  var status: HTTPResponse.Status
  var fields = HTTPFields()
  let content: Content
  /// The strong entity tag with its quotation marks (RFC 9110 §8.8.3); nil for an answer that is not cached.
  var entityTag: String?
  var cacheControl = "no-cache"
  /// True if single ranges are supported (RFC 9110 §14).
  var hasRanges = false

  init(bytes: [UInt8], status: HTTPResponse.Status = .ok, mediaType: String) {
    self.status = status
    content = .computed(ComputedContent(ByteBuffer(bytes: bytes)))
    fields[.contentType] = mediaType
    if status == .ok { entityTag = SourceDigest.entityTag(of: bytes) }
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
    content = .computed(ComputedContent(ByteBuffer()))
  }

  /// An answer in a language that the reader chose with `locale` or `Accept-Language`.
  init(json: JSONTree, in locale: LanguageTag) {
    self.init(json: json)
    fields[.contentLanguage] = locale.identifier
    fields[.vary] = "Accept-Language"
  }

  /// A file of the published tree.
  init(_ file: TreeFile) {
    status = .ok
    content = .file(file)
    entityTag = file.entry.entityTag
    hasRanges = true
    fields[.contentType] = file.entry.mediaType
    if file.entry.isImmutable { cacheControl = "public, max-age=31536000, immutable" }
  }
}

import CatalogSite
import NIOCore
import Synchronization

/// The content of an answer, in its content codings.
enum Content: Sendable {
  /// Content computed for a request.
  case computed(ComputedContent)
  /// A file of the published tree.
  case file(TreeFile)

  /// The codings that a client may choose from, besides the plain form.
  var codings: [ContentCoding] {
    switch self {
    case .computed(let content): content.isWorthCompressing ? ContentCoding.available : []
    case .file(let file): file.codings
    }
  }

  /// The content in a coding, or plain for nil.
  ///
  /// - Returns: nil if the coding does not make it smaller.
  func form(_ coding: ContentCoding?) -> ByteBuffer? {
    switch self {
    case .computed(let content): content.form(coding)
    case .file(let file): file.form(coding)
    }
  }

  /// True if the content in a coding already exists.
  func exists(_ coding: ContentCoding?) -> Bool {
    switch self {
    case .computed(let content): content.exists(coding)
    case .file(let file): file.exists(coding)
    }
  }

  /// The number of bytes that belong to this content alone; a file's bytes belong to the tree.
  var ownByteCount: Int {
    switch self {
    case .computed(let content): content.plain.readableBytes
    case .file: 0
    }
  }

  /// The content without a coding.
  var plain: ByteBuffer { form(nil) ?? ByteBuffer() }
}

/// Content in memory; each compressed form is made on its first request.
final class ComputedContent: Sendable {
  let plain: ByteBuffer
  private let compressed = Mutex<[ContentCoding: ByteBuffer]>([:])

  init(_ plain: ByteBuffer) { self.plain = plain }

  /// Content that fits into one packet does not arrive sooner when compressed.
  var isWorthCompressing: Bool { plain.readableBytes >= 1_400 }

  func exists(_ coding: ContentCoding?) -> Bool {
    coding.map { coding in compressed.withLock { $0[coding] != nil } } ?? true
  }

  func form(_ coding: ContentCoding?) -> ByteBuffer? {
    guard let coding else { return plain }
    if let known = compressed.withLock({ $0[coding] }) { return known }
    guard let new = coding.compressed(Array(buffer: plain)).map(ByteBuffer.init(bytes:)) else { return nil }
    compressed.withLock { $0[coding] = new }
    return new
  }
}

import CatalogSite
import NIOCore
import Synchronization

/// The content of an answer, in the content codings that it has.
enum Content: Sendable {
  /// What was computed for a request.
  case made(MadeContent)
  /// A file of the published tree.
  case file(TreeFile)

  /// Those that a client may choose from, besides the plain form.
  var codings: [ContentCoding] {
    switch self {
    case .made(let content): content.isWorthCompressing ? ContentCoding.available : []
    case .file(let file): file.codings
    }
  }

  /// The content in a coding, or plain for nil.
  ///
  /// - Returns: nil for a coding in which it does not become smaller.
  func form(_ coding: ContentCoding?) -> ByteBuffer? {
    switch self {
    case .made(let content): content.form(coding)
    case .file(let file): file.form(coding)
    }
  }

  /// Whether the content in a coding is there and need not be made.
  func isAtHand(_ coding: ContentCoding?) -> Bool {
    switch self {
    case .made(let content): content.isAtHand(coding)
    case .file(let file): file.isAtHand(coding)
    }
  }

  /// The bytes that only this content has; a file is its tree's.
  var ownByteCount: Int {
    switch self {
    case .made(let content): content.plain.readableBytes
    case .file: 0
    }
  }

  /// The content without a coding.
  var plain: ByteBuffer { form(nil) ?? ByteBuffer() }
}

/// Content in memory; its compressed forms are made when a client first asks for one.
final class MadeContent: Sendable {
  let plain: ByteBuffer
  private let compressed = Mutex<[ContentCoding: ByteBuffer]>([:])

  init(_ plain: ByteBuffer) { self.plain = plain }

  /// What fits into one packet arrives no sooner when it is smaller.
  var isWorthCompressing: Bool { plain.readableBytes >= 1_400 }

  func isAtHand(_ coding: ContentCoding?) -> Bool {
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

extension ContentCoding {
  /// Those whose libraries are installed.
  static let available = allCases.filter { $0.compressed([UInt8](repeating: 0, count: 1_024)) != nil }
}

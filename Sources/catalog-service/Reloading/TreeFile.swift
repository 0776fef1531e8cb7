import CatalogSite
import NIOCore

/// A file of a tree.
struct TreeFile: Sendable {
  /// The facts of a file, and its bytes.
  struct Entry: Sendable {
    let mediaType: String
    let isImmutable: Bool
    /// Whether clients that accept it get it compressed, as they would from the published files.
    let hasCompressedForms: Bool
    /// That of the plain form.
    let entityTag: String
    /// The length of the plain form, in bytes.
    let length: Int
    /// The bytes as they are held: compressed with gzip where they become fewer by it.
    let stored: ByteBuffer
    let isStoredCompressed: Bool

    /// - Parameter other: a file with the same bytes, which are held already.
    init(_ file: SiteFile, sharing other: Entry? = nil) {
      let compressed = other == nil ? ContentCoding.gzip.compressed(file.bytes).map(ByteBuffer.init(bytes:)) : nil
      mediaType = file.mediaType
      isImmutable = file.isImmutable
      isStoredCompressed = other?.isStoredCompressed ?? (compressed != nil)
      hasCompressedForms = file.hasCompressedForms && isStoredCompressed
      entityTag = other?.entityTag ?? Answer.tag(of: file.bytes)
      length = file.bytes.count
      stored = other?.stored ?? compressed ?? ByteBuffer(bytes: file.bytes)
    }
  }

  let tree: SiteTree
  let path: String
  let entry: Entry

  /// Those that a client may choose from, besides the plain form.
  var codings: [ContentCoding] { entry.hasCompressedForms ? ContentCoding.available : [] }

  /// The bytes in a coding, or plain for nil.
  ///
  /// - Returns: nil for a coding in which they do not become fewer.
  func form(_ coding: ContentCoding?) -> ByteBuffer? { tree.form(coding, of: self) }

  /// Whether the bytes in a coding are there and need not be made.
  func isAtHand(_ coding: ContentCoding?) -> Bool { tree.isAtHand(coding, of: self) }
}

import CatalogModel
import CatalogSite
import NIOCore

/// A file of a tree.
struct TreeFile: Sendable {
  /// The metadata and the bytes of a file.
  struct Entry: Sendable {
    let mediaType: String
    let isImmutable: Bool
    /// True if clients that accept it get the file compressed, as with the published files.
    let hasCompressedForms: Bool
    /// The entity tag of the plain form.
    let entityTag: String
    /// The length of the plain form, in bytes.
    let length: Int
    /// The bytes as stored: compressed with gzip if that makes them smaller.
    let stored: ByteBuffer
    let isStoredCompressed: Bool

    /// - Parameter other: a stored file with the same bytes.
    init(_ file: SiteFile, sharing other: Entry? = nil) {
      let compressed = other == nil ? ContentCoding.gzip.compressed(file.bytes).map(ByteBuffer.init(bytes:)) : nil
      mediaType = file.mediaType
      isImmutable = file.isImmutable
      isStoredCompressed = other?.isStoredCompressed ?? (compressed != nil)
      hasCompressedForms = file.hasCompressedForms && isStoredCompressed
      entityTag = other?.entityTag ?? SourceDigest.entityTag(of: file.bytes)
      length = file.bytes.count
      stored = other?.stored ?? compressed ?? ByteBuffer(bytes: file.bytes)
    }
  }

  let tree: SiteTree
  let path: String
  let entry: Entry

  /// The codings that a client may choose from, besides the plain form.
  var codings: [ContentCoding] { entry.hasCompressedForms ? ContentCoding.available : [] }

  /// The bytes in a coding, or plain for nil.
  ///
  /// - Returns: nil if the coding does not make them smaller.
  func form(_ coding: ContentCoding?) -> ByteBuffer? { tree.form(coding, of: self) }

  /// True if the bytes in a coding already exist.
  func exists(_ coding: ContentCoding?) -> Bool { tree.exists(coding, of: self) }
}

import CatalogSite
import NIOCore

/// A file of a tree.
struct TreeFile: Sendable {
  /// What is known of it.
  struct Entry: Sendable {
    let mediaType: String
    let isImmutable: Bool
    /// Whether clients that accept it get it compressed, as they would from the published files.
    let hasCompressedForms: Bool
    /// That of the plain form.
    let entityTag: String
    /// The length of the plain form, in bytes.
    let length: Int
    /// Where its bytes are in the tree's block.
    var place: Range<Int>
    /// Whether they are compressed there, with gzip.
    let isStoredCompressed: Bool
    /// Whether the file is of this catalogue, not of the one before.
    var isCurrent = true
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

/// Files on their way into a tree.
struct TreeFiles {
  private(set) var entries: [String: TreeFile.Entry] = [:]
  private(set) var block = ByteBuffer()
  /// Where files begin, by entity tag: i18next finds the same files under two names.
  private var places: [String: Range<Int>] = [:]

  mutating func add(_ file: SiteFile) {
    guard entries[file.path] == nil else { return }
    let compressed = ContentCoding.gzip.compressed(file.bytes)
    let tag = Answer.tag(of: file.bytes)
    entries[file.path] = TreeFile.Entry(
      mediaType: file.mediaType, isImmutable: file.isImmutable,
      hasCompressedForms: file.hasCompressedForms && compressed != nil, entityTag: tag, length: file.bytes.count,
      place: place(of: compressed ?? file.bytes, tag: tag), isStoredCompressed: compressed != nil)
  }

  /// Writes bytes into the block, unless it has them already.
  private mutating func place(of bytes: [UInt8], tag: String) -> Range<Int> {
    if let known = places[tag], block.getBytes(at: known.lowerBound, length: known.count) == bytes { return known }
    let start = block.writerIndex
    block.writeBytes(bytes)
    places[tag] = start..<block.writerIndex
    return start..<block.writerIndex
  }

  /// Adds the bundles of the catalogue before: clients that have its manifest find them until the next one.
  mutating func addImmutable(of former: SiteTree) {
    for (path, entry) in former.entries where entry.isImmutable && entry.isCurrent && entries[path] == nil {
      var entry = entry
      let start = block.writerIndex
      block.writeImmutableBuffer(former.stored(entry))
      entry.place = start..<block.writerIndex
      entry.isCurrent = false
      entries[path] = entry
    }
  }
}

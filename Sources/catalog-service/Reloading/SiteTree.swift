import CatalogFiles
import CatalogSite
import GeneratedCode
import NIOCore
import PurposeCatalog

/// The files of the published tree, by path.
///
/// They are held compressed, in one block: the tree of Standard has 82 MB plain and 13 MB so. What clients ask for in another form
/// is made then, and kept for a while.
final class SiteTree: Sendable {
  private struct FormKey: Hashable {
    let path: String
    let coding: ContentCoding?
  }

  let entries: [String: TreeFile.Entry]
  private let block: ByteBuffer
  /// Forms that are not in the block.
  private let forms = BoundedCache<FormKey, ByteBuffer>(limit: 4 << 20)
  /// What Iconify's clients ask with a query; nil where there is no tree.
  let iconify: IconifyRoutes?
  /// Why there is no tree; nil if there is one.
  let failure: String?

  private init(_ files: TreeFiles, iconify: IconifyRoutes? = nil, failure: String? = nil) {
    entries = files.entries
    block = files.block
    self.iconify = iconify
    self.failure = failure
  }

  /// - Parameter former: the tree before, whose bundles clients with its manifest still ask for.
  convenience init(_ source: CatalogSource, after former: SiteTree? = nil) {
    do {
      // One of its own: a catalogue keeps the texts of all locales that it was asked for, and here that is all of them.
      let catalog = try Catalog(source)
      let artwork = IconArtwork.installed(in: DiskFiles(), for: source)?.artwork ?? IconArtwork()
      let input = SiteInput(
        source: source, catalog: catalog, generated: try GeneratedCatalog(source, catalog: catalog), artwork: artwork,
        attestation: try Attestation(of: source, in: DiskFiles()))
      var files = TreeFiles()
      try Site.makeFiles(input) { files.add($0) }
      if let former { files.addImmutable(of: former) }
      self.init(files, iconify: IconifyRoutes(input))
    } catch {
      self.init(TreeFiles(), failure: "\(error)")
    }
  }

  convenience init(_ files: [SiteFile], after former: SiteTree? = nil) {
    var all = TreeFiles()
    for file in files { all.add(file) }
    if let former { all.addImmutable(of: former) }
    self.init(all)
  }

  /// The file at a path below the root; that of `/` is `index.html`, as is that of any folder.
  subscript(path: String) -> TreeFile? {
    let path = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    return entries[path].map { TreeFile(tree: self, path: path, entry: $0) }
  }

  /// The paths of the files of this catalogue.
  var paths: some Sequence<String> { entries.lazy.filter(\.value.isCurrent).map(\.key) }

  /// The bytes of a file as they are held.
  func stored(_ entry: TreeFile.Entry) -> ByteBuffer {
    block.getSlice(at: entry.place.lowerBound, length: entry.place.count) ?? ByteBuffer()
  }

  /// The bytes of a file in a coding, or plain for nil.
  func form(_ coding: ContentCoding?, of file: TreeFile) -> ByteBuffer? {
    let (entry, stored) = (file.entry, stored(file.entry))
    if coding == (entry.isStoredCompressed ? .gzip : nil) { return stored }
    let key = FormKey(path: file.path, coding: coding)
    if let known = forms[key] { return known }
    let plain: [UInt8]? =
      entry.isStoredCompressed
      ? stored.withUnsafeReadableBytes { ContentCoding.plain(gzip: $0, count: entry.length) } : Array(buffer: stored)
    guard let plain, let bytes = Self.form(coding, of: plain) else { return nil }
    let form = ByteBuffer(bytes: bytes)
    forms.keep(form, for: key, bytes: form.capacity)
    Memory.hasUsed(entry.length)
    return form
  }

  /// Whether the bytes of a file in a coding are there and need not be made.
  func isAtHand(_ coding: ContentCoding?, of file: TreeFile) -> Bool {
    coding == (file.entry.isStoredCompressed ? .gzip : nil) || forms[FormKey(path: file.path, coding: coding)] != nil
  }

  private static func form(_ coding: ContentCoding?, of plain: [UInt8]) -> [UInt8]? {
    guard let coding else { return plain }
    return coding.compressed(plain)
  }
}

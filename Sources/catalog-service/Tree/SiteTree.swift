import CatalogFiles
import CatalogModel
import CatalogSite
import GeneratedCode
import NIOCore
import Navigation
import PurposeCatalog
import Synchronization

/// The files of the published tree, by path.
///
/// Files are made on their first request, so that a catalogue is served as soon as it is read. They are then kept
/// compressed: Standard's tree takes 82 MB plain and 13 MB compressed. Other forms are made on request and cached.
final class SiteTree: Sendable {
  private struct FormKey: Hashable {
    let path: String
    let coding: ContentCoding?
  }

  /// By the paths that are known before the files are made.
  private let parts: [String: TreePart]
  /// By the prefixes of the other files' paths.
  private let named: [String: TreePart]
  /// The bundles of the previous catalogue; clients with its manifest still request them.
  private let former: [String: TreePart]
  /// Forms that are not stored.
  private let forms = BoundedCache<FormKey, ByteBuffer>(limit: 4 << 20)
  /// The icon set as Iconify has it, with its name in addresses; nil for a tree of given files.
  let iconify: (prefix: String, set: LazyValue<Iconify>)?
  /// Frees the data that files are made from.
  private let forget: @Sendable () -> Void
  /// The time of the last request for a file; nil if there is nothing to free.
  private let lastUse = Mutex<ContinuousClock.Instant?>(nil)

  init(
    _ parts: [SitePart], iconify: (prefix: String, set: LazyValue<Iconify>)? = nil, after former: SiteTree? = nil,
    forget: @escaping @Sendable () -> Void = {}
  ) {
    var (byPath, byPrefix): ([String: TreePart], [String: TreePart]) = ([:], [:])
    for part in parts {
      let treePart = TreePart(part)
      for path in part.paths where byPath[path] == nil { byPath[path] = treePart }
      if let prefix = part.prefix { byPrefix[prefix] = treePart }
    }
    self.parts = byPath
    named = byPrefix
    self.former = former?.named.filter { $0.key.hasSuffix(".") } ?? [:]
    self.iconify = iconify
    self.forget = forget
    former?.forget()
  }

  /// Lists the files of a catalogue without making any, which takes no time.
  ///
  /// - Parameter former: the previous tree.
  convenience init(_ source: CatalogSource, screens: Screens, after former: SiteTree? = nil) {
    let site = PublishedSite(
      source, screens: screens.map(\.id), input: LazyValue { () throws(SiteError) in try Self.input(source) })
    let prefix = Iconify.prefix(ofCatalogNamed: source.manifest.name)
    self.init(site.parts, iconify: (prefix, site.iconify), after: former) { site.forget() }
  }

  private static func input(_ source: CatalogSource) throws(SiteError) -> SiteInput {
    do {
      // A separate catalogue: it caches the texts of all locales used, which here are all locales.
      let catalog = try Catalog(source)
      return SiteInput(
        source: source, catalog: catalog, generated: try GeneratedCatalog(source, catalog: catalog),
        artwork: IconArtwork.installed(in: DiskFiles(), for: source)?.artwork ?? IconArtwork())
    } catch {
      throw SiteError(error)
    }
  }

  /// The file at a path below the root, made on its first request. For `/` and any other folder it is `index.html`.
  ///
  /// - Throws: ``SiteError`` if the file cannot be made.
  func file(at path: String) throws(SiteError) -> TreeFile? {
    let path = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    if let part = parts[path] ?? named[Self.prefix(of: path, to: ".")] ?? named[Self.prefix(of: path, to: "/")],
      let entry = try part.files[path]
    {
      return TreeFile(tree: self, path: path, entry: entry)
    }
    guard let entry = try former[Self.prefix(of: path, to: ".")]?.files[path], entry.isImmutable else { return nil }
    return TreeFile(tree: self, path: path, entry: entry)
  }

  /// The prefix of a path: up to its last `/`, or to the first `.` after that.
  private static func prefix(of path: String, to mark: Character) -> String {
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    if mark == "/" { return String(path[..<name]) }
    return path[name...].firstIndex(of: mark).map { String(path[...$0]) } ?? ""
  }

  /// Records that the data that files are made from is in use.
  func noteUse() { lastUse.withLock { $0 = .now } }

  /// Frees the data that files are made from if there was no request for some time.
  func rest(after idle: Duration = .seconds(10)) {
    let isIdle = lastUse.withLock { last in
      guard let use = last, ContinuousClock.now - use > idle else { return false }
      last = nil
      return true
    }
    guard isIdle else { return }
    forget()
    Memory.giveBack()
  }

  /// The paths that are known without making files.
  var knownPaths: some Sequence<String> { parts.keys }

  /// The media types of all files of this catalogue, by path. Makes the files whose names depend on their content.
  ///
  /// - Throws: ``SiteError`` if one of them cannot be made.
  var mediaTypes: [String: String] {
    get throws(SiteError) {
      var types: [String: String] = [:]
      for path in parts.keys { types[path] = SiteFile.mediaType(ofPath: path) }
      for part in named.values { try types.merge(part.files.mapValues(\.mediaType)) { $1 } }
      return types
    }
  }

  /// The bytes of a file in a coding, or plain for nil.
  func form(_ coding: ContentCoding?, of file: TreeFile) -> ByteBuffer? {
    let entry = file.entry
    if coding == (entry.isStoredCompressed ? .gzip : nil) { return entry.stored }
    let key = FormKey(path: file.path, coding: coding)
    if let known = forms[key] { return known }
    let plain: [UInt8]? =
      entry.isStoredCompressed
      ? entry.stored.withUnsafeReadableBytes { ContentCoding.plain(gzip: $0, count: entry.length) }
      : Array(buffer: entry.stored)
    guard let plain, let bytes = Self.form(coding, of: plain) else { return nil }
    let form = ByteBuffer(bytes: bytes)
    forms.keep(form, for: key, bytes: form.capacity)
    Memory.hasUsed(entry.length)
    return form
  }

  /// True if the bytes of a file in a coding already exist.
  func exists(_ coding: ContentCoding?, of file: TreeFile) -> Bool {
    coding == (file.entry.isStoredCompressed ? .gzip : nil) || forms[FormKey(path: file.path, coding: coding)] != nil
  }

  private static func form(_ coding: ContentCoding?, of plain: [UInt8]) -> [UInt8]? {
    guard let coding else { return plain }
    return coding.compressed(plain)
  }
}

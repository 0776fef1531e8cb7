import CatalogFiles
import CatalogSite
import GeneratedCode
import NIOCore
import PurposeCatalog

/// The files of the published tree as answers, by path.
struct SiteTree: Sendable {
  private let answers: [String: Answer]
  /// What Iconify's clients ask with a query; nil where there is no tree.
  private(set) var iconify: IconifyRoutes?
  /// Why there is no tree; nil if there is one.
  let failure: String?

  init(_ source: CatalogSource, catalog: Catalog) {
    do {
      let generated = try GeneratedCatalog(source, catalog: catalog)
      let artwork = IconArtwork.installed(in: DiskFiles(), for: source)?.artwork ?? IconArtwork()
      let input = SiteInput(source: source, catalog: catalog, generated: generated, artwork: artwork)
      self.init(try Site(input).files)
      iconify = IconifyRoutes(input)
    } catch {
      self.init([], failure: "\(error)")
    }
  }

  init(_ files: [SiteFile], failure: String? = nil) {
    answers = Dictionary(files.map { ($0.path, Self.answer($0)) }) { first, _ in first }
    self.failure = failure
  }

  /// The answer for a path below the root; that of `/` is `index.html`, as is that of any folder.
  subscript(path: String) -> Answer? {
    path.isEmpty || path.hasSuffix("/") ? answers[path + "index.html"] : answers[path]
  }

  var paths: some Sequence<String> { answers.keys }

  private static func answer(_ file: SiteFile) -> Answer {
    var answer = Answer(bytes: file.bytes, mediaType: file.mediaType)
    answer.hasRanges = true
    if file.isImmutable { answer.cacheControl = "public, max-age=31536000, immutable" }
    for (coding, form) in file.compressedForms { answer.encodings[coding] = .init(bytes: form.bytes) }
    return answer
  }
}

internal import CatalogFiles
internal import CatalogModel
internal import GeneratedCode
package import PurposeCatalog
internal import SourceText

/// The catalogue as an icon set of Iconify's API (https://iconify.design/docs/api/). Purposes are icons:
/// `standard:delete` is the drawing of the purpose `delete`.
///
/// A purpose whose drawing differs in right-to-left languages has a second icon with the suffix `-rtl`.
package struct Iconify: Sendable {
  /// The set's prefix: the catalogue's name in kebab case.
  package let prefix: String
  let set: IconifySet
  let info: JSONTree
  private let name: String

  /// Keeps the parts of the input that queries need.
  package init(_ input: SiteInput) {
    name = input.generated.name
    prefix = Self.prefix(ofCatalogNamed: input.generated.name)
    set = IconifySet(input)
    info = IconifyInfo(input, set).tree
  }

  /// The reason why the set is empty; nil if it is not empty.
  package var notice: String? {
    guard set.icons.isEmpty else { return nil }
    return "no drawings of icons were found, so Iconify's set '\(prefix)' has titles only; "
      + "install Debian's package bootstrap-icons, or name a folder with SVG files with --icon-assets"
  }

  // MARK: Static files

  /// The prefix of the set of the catalogue with this name.
  package static func prefix(ofCatalogNamed name: String) -> String { SiteName(name).slug }

  /// The part with the files of a catalogue's set. The names of the icons are known once the set is.
  static func part(named name: String, _ iconify: LazyValue<Iconify>, _ input: LazyValue<SiteInput>) -> SitePart {
    let prefix = prefix(ofCatalogNamed: name)
    let paths = ["\(prefix).json", "\(prefix)/titles.json", "collections", "collection"]
    return SitePart(paths, prefix: "\(prefix)/") { () throws(SiteError) in
      files(of: try iconify.value, try input.value)
    }
  }

  /// The files of a catalogue's set; with them, any web server can answer Iconify's addresses.
  private static func files(of iconify: Iconify, _ input: SiteInput) -> [SiteFile] {
    let prefix = iconify.prefix
    var files = [
      SiteFile(path: "\(prefix).json", text: iconify.all),
      SiteFile(path: "\(prefix)/titles.json", text: titles(of: input.generated)),
      SiteFile(path: "collections", text: iconify.collections()),
      SiteFile(path: "collection", text: iconify.collection(withInfo: true)),
    ]
    for name in iconify.set.allNames {
      if let drawing = iconify.svg(name) { files.append(SiteFile(path: "\(prefix)/\(name).svg", text: drawing)) }
    }
    if !iconify.set.icons.isEmpty, let text = input.artwork.license?.text {
      files.append(SiteFile(path: "\(prefix)/LICENSE.txt", text: text))
    }
    return files.sorted { $0.path < $1.path }
  }

  /// `/<prefix>.json`: all icons (IconifyJSON).
  package var all: String {
    CompactJSON.text(
      of: .fields([
        ("prefix", .string(prefix)), ("info", info), ("icons", .object(set.icons.map(\.member))),
        ("aliases", .object(set.aliases.map(\.member))), ("suffixes", Self.suffixes),
      ])) + "\n"
  }

  /// The titles of the purposes by locale, which are not part of Iconify's format.
  private static func titles(of catalog: GeneratedCatalog) -> String {
    let locales = catalog.locales.map { locale in
      JSONTree.Member(
        locale.tag,
        .object(zip(catalog.purposes, locale.titles).map { .init($0.identifier, .string($1)) }))
    }
    return CompactJSON.text(of: .object(locales)) + "\n"
  }

  // MARK: Answers of a service

  /// `/<prefix>.json?icons=a,b`: the icons with these names, the icons that their aliases need, and the unknown names.
  package func icons(named names: [String]) -> String {
    let found = set.selection(names)
    return CompactJSON.text(
      of: .fields([
        ("prefix", .string(prefix)), ("icons", .object(found.icons.map(\.member))),
        ("aliases", found.aliases.isEmpty ? nil : .object(found.aliases.map(\.member))),
        ("not_found", found.missing.isEmpty ? nil : .array(found.missing.map(JSONTree.string))),
      ])) + "\n"
  }

  /// `/<prefix>/<name>.svg`; nil for an unknown name.
  package func svg(_ name: String, _ changes: IconifyChanges = IconifyChanges()) -> String? {
    set.resolved(name).map { IconifySVG($0.drawing, isFlipped: $0.isFlipped, changes).text }
  }

  /// `/collections`.
  ///
  /// - Parameter prefixes: the requested prefixes; one that ends in `-` matches all that begin with it. nil for all.
  package func collections(prefixes: [String]? = nil) -> String {
    let isRequested = prefixes?.contains { $0 == prefix || $0.hasSuffix("-") && prefix.hasPrefix($0) } ?? true
    return CompactJSON.text(of: .object(isRequested ? [.init(prefix, info)] : [])) + "\n"
  }

  /// `/collection?prefix=`: the names of the icons, by role.
  package func collection(withInfo: Bool = false) -> String {
    CompactJSON.text(
      of: .fields([
        ("prefix", .string(prefix)), ("total", .integer(set.icons.count)),
        ("title", .string(name)), ("info", withInfo ? info : nil),
        ("categories", set.icons.isEmpty ? nil : .object(categories)),
        ("aliases", .object(set.aliases.map { .init($0.name, .string($0.parent)) })), ("suffixes", Self.suffixes),
      ])) + "\n"
  }

  private var categories: [JSONTree.Member] {
    Dictionary(grouping: set.icons, by: \.role).sorted { $0.key < $1.key }.map { role, icons in
      .init(role, .array(icons.map { .string($0.name) }))
    }
  }

  /// `/search?query=`: icons whose purpose has the words in its identifier, titles, synonyms, description or icon
  /// names.
  ///
  /// - Parameters:
  ///   - query: the search text.
  ///   - found: the purposes that match it.
  ///   - limit: the maximum number of icons, which Iconify keeps between 32 and 999.
  ///   - prefixes: the sets to search; nil for all.
  package func search(
    _ query: String, found: PurposeSearch.Found, limit: Int = 64, start: Int = 0, prefixes: [String]? = nil
  ) -> String {
    let limit = min(max(limit, 32), 999)
    let isRequested = prefixes?.contains(prefix) ?? true
    let names = isRequested ? found.matches.map(\.purpose.identifier).filter(set.has) : []
    let found = names.prefix(limit)
    let request = JSONTree.fields([
      ("query", .string(query)), ("limit", .string("\(limit)")), ("start", .string("\(max(start, 0))")),
    ])
    return CompactJSON.text(
      of: .fields([
        ("icons", .array(found.dropFirst(max(start, 0)).map { .string("\(prefix):\($0)") })),
        ("total", .integer(found.count)), ("limit", .integer(limit)), ("start", .integer(max(start, 0))),
        ("collections", .object(found.isEmpty ? [] : [.init(prefix, info)])), ("request", request),
      ])) + "\n"
  }

  private static let suffixes = JSONTree.object([
    .init("", .string("Left to right")), .init("rtl", .string("Right to left")),
  ])
}

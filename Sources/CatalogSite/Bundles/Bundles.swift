internal import CatalogFiles
internal import CatalogModel
internal import GeneratedCode
internal import ICUText
internal import SourceText
internal import Synchronization

/// `v1`: the bundles that apps load, one for each locale, at addresses that change with the content; and a manifest
/// that lists the current ones.
struct Bundles: Sendable {
  private let input: LazyValue<SiteInput>
  private let addresses = BundleAddresses()

  init(_ input: LazyValue<SiteInput>) { self.input = input }

  /// A part for each bundle, and the manifest.
  ///
  /// - Parameter locales: the identifiers of all locales.
  func parts(of locales: [String]) -> [SitePart] {
    (locales + [Self.all]).map { name in
      SitePart([], prefix: "\(Self.folder)/\(name).") { () throws(SiteError) in [try file(name)] }
    } + [SitePart(Self.manifestPath) { () throws(SiteError) in try manifest() }]
  }

  /// The bundle of a locale, or of all locales.
  private func file(_ name: String) throws(SiteError) -> SiteFile {
    let generated = try input.value.generated
    let printer = JSONPrinter(generated)
    let locale = name == Self.all ? nil : generated.locales.first { $0.tag == name }
    let bytes = Array((locale.map { printer.text(of: $0) } ?? printer.all).utf8)
    // The address has enough digits of the digest that no two contents share one.
    let digest = SHA256.hexadecimal(bytes).prefix(16)
    let file = SiteFile(path: "\(Self.folder)/\(name).\(digest).json", bytes: bytes, isImmutable: true)
    addresses.keep(BundleAddresses.Known(path: file.path, byteCount: bytes.count), of: name)
    return file
  }

  private static let folder = "v1/bundles"
  private static let all = "all"

  /// `v1/manifest.json`, the only file that clients request again. Its addresses are relative to it.
  private func manifest() throws(SiteError) -> SiteFile {
    let generated = try input.value.generated
    // The largest comes first, so that the others are made meanwhile.
    let names = [Self.all] + generated.locales.map(\.tag)
    let bundles = try concurrentMap(names.count, inParallel: true) { index throws(SiteError) in try known(names[index])
    }
    let locales = zip(generated.locales, bundles.dropFirst()).map { locale, bundle in
      JSONTree.Member(
        locale.tag,
        .fields([
          ("bundle", .string(bundle.address)), ("bytes", .integer(bundle.byteCount)),
          ("direction", .string(locale.isRightToLeft ? "rtl" : "ltr")),
        ]))
    }
    let tree = JSONTree.fields([
      ("formatVersion", .integer(1)), ("catalog", .string(generated.name)), ("digest", .string(generated.digest)),
      ("icu", .string(ICUVersion.icu)), ("cldr", .string(ICUVersion.cldr)),
      ("sourceLocale", .string(generated.sourceLocale)), ("all", bundles.first.map { .string($0.address) }),
      ("locales", .object(locales)),
    ])
    return SiteFile(path: Self.manifestPath, bytes: CanonicalJSON.bytes(of: tree))
  }

  /// Returns the address of a bundle; makes the bundle if the address is not known yet.
  private func known(_ name: String) throws(SiteError) -> BundleAddresses.Known {
    if let known = addresses[name] { return known }
    let file = try file(name)
    return BundleAddresses.Known(path: file.path, byteCount: file.bytes.count)
  }

  /// The manifest is written last, so that the files it lists exist.
  static let manifestPath = "v1/manifest.json"
}

/// The addresses of the bundles that have been made.
private final class BundleAddresses: Sendable {
  struct Known {
    let path: String
    let byteCount: Int

    var address: String { String(path.dropFirst("v1/".count)) }
  }

  private let known = Mutex<[String: Known]>([:])

  subscript(name: String) -> Known? { known.withLock { $0[name] } }

  func keep(_ bundle: Known, of name: String) { known.withLock { $0[name] = bundle } }
}

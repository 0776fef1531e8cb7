internal import CatalogModel
internal import GeneratedCode
internal import ICUText
internal import SourceText

/// `v1`: what an app loads of a locale, under addresses that change with the content, and a manifest that names the current ones.
struct Bundles {
  private let generated: GeneratedCatalog
  private let bundles: [(tag: String, file: SiteFile)]
  private let all: SiteFile

  init(_ generated: GeneratedCatalog) {
    self.generated = generated
    let texts = Dictionary(JSONPrinter(generated).files.map { ($0.path, $0.text) }) { first, _ in first }
    bundles = generated.locales.map { ($0.tag, Self.file($0.tag, texts["\($0.tag).json"] ?? "")) }
    all = Self.file("all", texts["all.json"] ?? "")
  }

  var files: [SiteFile] { bundles.map(\.file) + [all, manifest] }

  /// The address has enough of the digest that two contents never share one.
  private static func file(_ name: String, _ text: String) -> SiteFile {
    let bytes = Array(text.utf8)
    let digest = SHA256.hexadecimal(bytes).prefix(16)
    return SiteFile(path: "\(folder)/\(name).\(digest).json", bytes: bytes, isImmutable: true)
  }

  private static let folder = "v1/bundles"

  /// `v1/manifest.json`, the one file that a client asks for again. Its addresses are relative to it.
  private var manifest: SiteFile {
    let locales = zip(generated.locales, bundles).map { locale, bundle in
      JSONTree.Member(
        locale.tag,
        .fields([
          ("bundle", .string(Self.address(bundle.file))), ("bytes", .integer(bundle.file.bytes.count)),
          ("direction", .string(locale.isRightToLeft ? "rtl" : "ltr")),
        ]))
    }
    let tree = JSONTree.fields([
      ("formatVersion", .integer(1)), ("catalog", .string(generated.name)), ("digest", .string(generated.digest)),
      ("icu", .string(ICUVersion.icu)), ("cldr", .string(ICUVersion.cldr)),
      ("sourceLocale", .string(generated.sourceLocale)), ("all", .string(Self.address(all))),
      ("locales", .object(locales)),
    ])
    return SiteFile(path: Self.manifestPath, bytes: CanonicalJSON.bytes(of: tree))
  }

  /// Written last, so that what it names is there.
  static let manifestPath = "v1/manifest.json"

  private static func address(_ file: SiteFile) -> String { String(file.path.dropFirst("v1/".count)) }
}

internal import SourceText

/// `locales/manifest.json`: the files of i18next as Weblate's CDN lists them (weblate-cdn-manifest.schema.json), so
/// that clients of Weblate's CDN can load them. Its schema allows no other fields, so it is a separate file.
struct WeblateManifest {
  /// The files in `locales`.
  private let files: [SiteFile]

  init(_ files: [SiteFile]) { self.files = files }

  static let path = "locales/manifest.json"

  var file: SiteFile {
    var locales: [String: [JSONTree]] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) {
      let url = file.path.split(separator: "/").dropFirst()
      guard let tag = url.first else { continue }
      // Weblate's language codes have underscores: `pt_BR`, `sr_Latn`.
      locales[String(tag.replacing("-", with: "_")), default: []].append(
        .fields([
          ("url", .string(url.joined(separator: "/"))), ("sha256", .string(SHA256.hexadecimal(file.bytes))),
          ("size", .integer(file.bytes.count)),
        ]))
    }
    let members = locales.sorted { $0.key < $1.key }.map { JSONTree.Member($0.key, .array($0.value)) }
    let tree = JSONTree.fields([("schemaVersion", .integer(1)), ("locales", .object(members))])
    return SiteFile(path: Self.path, bytes: CanonicalJSON.bytes(of: tree))
  }
}

internal import CatalogFiles
internal import CatalogModel
internal import GeneratedCode
internal import SourceText

/// The metadata of the set (IconifyInfo).
struct IconifyInfo {
  let tree: JSONTree

  init(_ input: SiteInput, _ set: IconifySet) {
    let vendor = input.source.iconSets.first { $0.identifier.rawValue == input.artwork.iconSet }
    let license = input.artwork.license
    tree = .fields([
      ("name", .string(input.generated.name)), ("total", .integer(set.icons.count)),
      ("version", vendor.map { .string($0.version) }),
      ("author", .fields([("name", .string(vendor?.name ?? input.generated.name))])),
      (
        "license",
        .fields([
          ("title", .string(license?.title ?? "Unknown")), ("spdx", license?.spdx.map(JSONTree.string)),
          ("url", license?.url.map(JSONTree.string)),
        ])
      ),
      ("samples", .array(set.icons.prefix(3).map { .string($0.name) })), ("palette", .bool(false)),
    ])
  }
}

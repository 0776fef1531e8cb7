package import CatalogModel
package import SourceText

extension IconReference {
  /// The icon in the syntax of purposes.json.
  package var tree: JSONTree {
    switch self {
    case .name(let name): .string(name)
    case .byDirection(let leftToRight, let rightToLeft):
      .fields([("leftToRight", .string(leftToRight)), ("rightToLeft", .string(rightToLeft))])
    case .byLocale(let name, let locales):
      .fields([
        ("name", .string(name)),
        ("locales", .fields(locales.sorted { $0.key < $1.key }.map { ($0.key.identifier, .string($0.value)) })),
      ])
    case .byRelease(let name, let fallback): .fields([("name", .string(name)), ("fallback", .string(fallback))])
    }
  }
}

import CatalogModel
import PurposeCatalog
import SourceText

/// `GET /v1/purposes`: every purpose with its title.
enum PurposesRoute: CatalogRoute {
  static let path = ["purposes"]
  static let summary = "Every purpose with its title in a locale, sorted by identifier."
  static let isLocalized = true
  static let schema = Schema.object([
    ("catalog", Schema.string), ("locale", Schema.string),
    (
      "purposes",
      Schema.array(
        Schema.object([
          ("purpose", Schema.string), ("role", Schema.string), ("direction?", Schema.string),
          ("title", Schema.string), ("description", Schema.string),
        ]))
    ),
  ])

  static func answer(_ call: Call) throws(Problem) -> Answer {
    let resolver = try call.resolver()
    var purposes: [JSONTree] = []
    for purpose in call.catalog.purposes {
      try call.requireTime()
      purposes.append(
        .fields([
          ("purpose", .string(purpose.identifier)), ("role", .string(purpose.role.rawValue)),
          ("direction", purpose.direction.map { .string($0.rawValue) }),
          ("title", .string(resolver.title(for: purpose))), ("description", .string(purpose.description)),
        ]))
    }
    return Answer(
      json: .fields([
        ("catalog", .string(call.catalog.name)), ("locale", .string(resolver.locale.identifier)),
        ("purposes", .array(purposes)),
      ]), in: resolver.locale)
  }
}

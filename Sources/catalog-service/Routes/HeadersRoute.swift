import CatalogFiles
import CatalogModel
import SourceText

/// `GET /v1/headers`: the kinds of headers.
enum HeadersRoute: CatalogRoute {
  static let path = ["headers"]
  static let summary = "The kinds of headers, sorted by name; none where the catalogue has none."
  static let schema = Schema.object([
    ("dismissal", Schema.oneOf(values: DismissalPolicy.allCases.map(\.rawValue))),
    (
      "headers",
      Schema.array(
        Schema.object([
          ("kind", Schema.string), ("extends?", Schema.string), ("description", Schema.string),
          ("title", Schema.oneOf(values: HeaderTitleStyle.allCases.map(\.rawValue))),
          ("leading", Schema.array(Schema.string)), ("confirmation", Schema.boolean), ("input", Schema.boolean),
          ("maximumTrailing?", Schema.integer), ("leave", Schema.string),
        ]))
    ),
  ])

  static func answer(_ call: Call) throws(Problem) -> Answer {
    let headers = call.loaded.source.headers
    return Answer(
      json: .fields([
        ("dismissal", .string(headers.dismissal.rawValue)), ("headers", .array(headers.kinds.map(tree))),
      ]))
  }

  private static func tree(_ kind: HeaderKindDefinition) -> JSONTree {
    .fields([
      ("kind", .string(kind.kind.rawValue)), ("extends", kind.extends.map { .string($0.rawValue) }),
      ("description", .string(kind.description)), ("title", .string(kind.title.rawValue)),
      ("leading", .array(kind.leading.map { .string($0.rawValue) })),
      ("confirmation", .bool(kind.requiresConfirmation)), ("input", .bool(kind.takesInput)),
      ("maximumTrailing", kind.maximumTrailing.map(JSONTree.integer)), ("leave", .string(kind.leave.rawValue)),
    ])
  }
}

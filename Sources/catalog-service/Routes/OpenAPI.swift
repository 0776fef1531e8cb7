import CatalogSite
import CatalogValidation
import PurposeCatalog
import SourceText

/// `/openapi.json`: the OpenAPI 3.1 description of the routes, with the names of a catalogue.
struct OpenAPI {
  private let catalog: LoadedCatalog
  /// The media types of the files of the published tree, by path.
  private let files: [String: String]

  /// - Throws: ``SiteError`` if files whose names depend on their content cannot be made.
  init(_ catalog: LoadedCatalog) throws(SiteError) {
    self.catalog = catalog
    catalog.tree.noteUse()
    files = try catalog.tree.mediaTypes
  }

  var tree: JSONTree {
    .fields([
      ("openapi", .string("3.1.0")),
      (
        "info",
        .fields([
          ("title", .string("catalog-service")), ("version", .string(ProgramVersion.number)),
          ("description", .string("Answers questions about a catalogue of purposes. It reads; nothing is written.")),
        ])
      ),
      ("paths", .object(Routes.catalog.map { .init(Self.path(of: $0), item(of: $0)) } + fixed + fileItems)),
      (
        "components",
        .fields([("schemas", .fields([("Problem", Schema.problem), ("Icon", Icon.schema)]))])
      ),
    ])
  }

  private static func path(of route: any CatalogRoute.Type) -> String { "/v1/" + route.path.joined(separator: "/") }

  private func item(of route: any CatalogRoute.Type) -> JSONTree {
    let inPath = route.pathParameter(in: catalog).map { [Self.parameter($0, in: "path")] } ?? []
    let inQuery = route.parameters(in: catalog).map { Self.parameter($0, in: "query") }
    let language = route.isLocalized ? [Self.acceptLanguage] : []
    let operation = JSONTree.fields([
      ("operationId", .string(Self.identifier(of: route))), ("summary", .string(route.summary)),
      ("parameters", .array(inPath + inQuery + language)),
      ("responses", Self.responses(schema: route.schema, isLocalized: route.isLocalized)),
    ])
    return .fields([("get", operation)])
  }

  private static func identifier(of route: any CatalogRoute.Type) -> String {
    "get-" + route.path.map { $0.filter { !"{}".contains($0) } }.joined(separator: "-by-")
  }

  static func parameter(_ parameter: RouteParameter, in place: String) -> JSONTree {
    .fields([
      ("name", .string(parameter.name)), ("in", .string(place)), ("description", .string(parameter.description)),
      ("required", .bool(parameter.isRequired)), ("schema", parameter.schema), ("example", parameter.example),
    ])
  }

  private static let acceptLanguage = JSONTree.fields([
    ("name", .string("Accept-Language")), ("in", .string("header")),
    ("description", .string("The reader's languages (RFC 9110 §12.5.4), where 'locale' is missing.")),
    ("required", .bool(false)), ("schema", Schema.string), ("example", .string("ar, en;q=0.5")),
  ])

  private static func responses(schema: JSONTree, isLocalized: Bool) -> JSONTree {
    .fields([
      ("200", response("The answer.", schema, fields: isLocalized ? ["Content-Language", "ETag", "Vary"] : ["ETag"])),
      ("304", .fields([("description", .string("What the client has is current."))])),
      ("default", problem),
    ])
  }

  static let problem = response(
    "A problem (RFC 9457).", Schema.reference("Problem"), mediaType: "application/problem+json")

  private static func response(
    _ description: String, _ schema: JSONTree, mediaType: String = "application/json", fields: [String] = []
  ) -> JSONTree {
    let headers = fields.map { JSONTree.Member($0, .fields([("schema", Schema.string)])) }
    return .fields([
      ("description", .string(description)), ("headers", headers.isEmpty ? nil : .object(headers)),
      ("content", .object([.init(mediaType, .fields([("schema", schema)]))])),
    ])
  }

  // MARK: Routes that do not read the catalogue

  private var fixed: [JSONTree.Member] {
    let status = Schema.object([("status", Schema.string)])
    return [
      .init("/v1/resolve", Self.batch),
      .init(
        "/health/live", Self.get("get-live", "Whether the service runs.", response: Self.response("It does.", status))),
      .init(
        "/health/ready",
        Self.get("get-ready", "Whether the service answers.", response: Self.response("It does.", status))),
      .init(
        "/metrics",
        Self.get(
          "get-metrics", "Prometheus' text exposition.",
          response: Self.response("The metrics.", Schema.string, mediaType: "text/plain"))),
      .init(
        "/openapi.json",
        Self.get("get-openapi", "This description.", response: Self.response("OpenAPI 3.1.", Schema.type("object")))),
      .init("/problems/{type}", Self.problemType),
    ]
  }

  /// The path of the descriptions of problem types.
  private static let problemType = JSONTree.fields([
    (
      "get",
      .fields([
        ("operationId", .string("get-problem")), ("summary", .string("What a type of problem means.")),
        (
          "parameters",
          .array([
            parameter(
              RouteParameter(
                name: "type", description: "The last part of the problem's type.", isRequired: true,
                schema: Schema.oneOf(values: Problem.Kind.allCases.map(\.rawValue))), in: "path")
          ])
        ),
        (
          "responses",
          responses(
            schema: Schema.object([("type", Schema.string), ("title", Schema.string), ("status", Schema.integer)]),
            isLocalized: false)
        ),
      ])
    )
  ])

  private var fileItems: [JSONTree.Member] {
    let iconify = catalog.tree.iconifyRoutes
    let queries = iconify?.parameters ?? [:]
    let described = FileTemplates(files).all.map { template in
      JSONTree.Member(template.path, .fields([("get", template.operation(query: queries[template.path] ?? []))]))
    }
    return described + Self.index(files) + (iconify == nil ? [] : [.init("/search", Self.iconifySearch)])
  }

  /// `/` answers the same page as `/index.html`.
  private static func index(_ types: [String: String]) -> [JSONTree.Member] {
    guard types["index.html"] != nil else { return [] }
    let page = response("The page.", Schema.string, mediaType: "text/html", fields: ["ETag"])
    return [.init("/", get("get-index", "All purposes with their icons: the page '/index.html'.", response: page))]
  }

  private static let iconifySearch = JSONTree.fields([
    (
      "get",
      .fields([
        ("operationId", .string("get-iconify-search")),
        ("summary", .string("Finds icons as Iconify's API does: purposes by words in any language.")),
        ("parameters", .array(IconifyRoutes.searchParameters.map { parameter($0, in: "query") })),
        ("responses", responses(schema: IconifyRoutes.searchSchema, isLocalized: false)),
      ])
    )
  ])

  private static func get(_ identifier: String, _ summary: String, response: JSONTree) -> JSONTree {
    .fields([
      (
        "get",
        .fields([
          ("operationId", .string(identifier)), ("summary", .string(summary)),
          ("responses", .fields([("200", response), ("default", problem)])),
        ])
      )
    ])
  }

  private static let batch = JSONTree.fields([
    (
      "post",
      .fields([
        ("operationId", .string("resolve-many")), ("summary", .string(ResolveBatch.summary)),
        ("parameters", .array([acceptLanguage])),
        (
          "requestBody",
          .fields([
            ("required", .bool(true)),
            (
              "content",
              .object([.init("application/json", .fields([("schema", ResolveBatch.requestSchema)]))])
            ),
          ])
        ),
        (
          "responses",
          .fields([("200", response("Results and problems.", ResolveBatch.schema)), ("default", problem)])
        ),
      ])
    )
  ])
}

import PurposeCatalog
import SourceText

/// The description of Iconify's queries for `/openapi.json`.
extension IconifyRoutes {
  /// The parameters by path, as in ``FileTemplates``.
  var parameters: [String: [RouteParameter]] {
    [
      "/\(prefix).json": [
        Self.text("icons", "The names of icons, separated by commas; without it, all.", example: "delete,back"),
        Self.pretty,
      ],
      "/collections": Self.prefixes + [Self.pretty],
      "/collection": [
        RouteParameter(
          name: "prefix", description: "The set; the answer is the same without a query.", isRequired: false,
          schema: Schema.oneOf(values: [prefix])),
        Self.text("info", "'true' or '1' for what '/collections' says of the set; needs 'prefix'."),
        Self.text("chars", "Ignored: the icons are not characters of a font."), Self.pretty,
      ],
      "/\(prefix)/{file}": Self.drawing,
    ]
  }

  static let searchParameters =
    [
      RouteParameter(
        name: "query", description: "The words to look for; at most \(SearchQuery.limit) characters.", isRequired: true,
        schema: .fields([
          ("type", .string("string")), ("minLength", .integer(1)), ("maxLength", .integer(SearchQuery.limit)),
        ]), example: .string("trash")),
      number("limit", "The most icons; from 32 to 999 are answered, and 64 without it."),
      number("start", "The number of icons to leave out at the start."),
    ] + prefixes + [
      text("category", "Ignored: there is one set."), text("similar", "Ignored."), pretty,
    ]

  static let searchSchema = Schema.object([
    ("icons", Schema.array(Schema.string)), ("total", Schema.integer), ("limit", Schema.integer),
    ("start", Schema.integer), ("collections", Schema.map(Schema.type("object"))),
    ("request", Schema.map(Schema.string)),
  ])

  /// The parameters of an SVG (https://iconify.design/docs/api/svg.html).
  private static let drawing = [
    text("color", "The colour of the drawing.", example: "red"),
    text("width", "The width, such as 24, 1em or auto.", example: "24"),
    text("height", "The height, such as 24, 1em or auto.", example: "24"),
    text("flip", "'horizontal', 'vertical', or both with a comma.", example: "horizontal"),
    text("rotate", "Quarter turns: 1 to 3, or 90deg.", example: "90deg"),
    text("box", "'true' or '1' for an invisible rectangle of the icon's size."), text("download", "Ignored."),
  ]

  private static let prefixes = [
    text("prefix", "The set to look in; without it, all."),
    text("prefixes", "The sets to look in, separated by commas."),
  ]

  private static let pretty = text("pretty", "Ignored: the answer is compact.")

  private static func text(_ name: String, _ description: String, example: String? = nil) -> RouteParameter {
    RouteParameter(name: name, description: description, example: example.map(JSONTree.string))
  }

  private static func number(_ name: String, _ description: String) -> RouteParameter {
    RouteParameter(
      name: name, description: description,
      schema: .fields([("type", .string("integer")), ("minimum", .integer(0)), ("maximum", .integer(10_000))]))
  }
}

import PurposeCatalog
import SourceText

/// `GET /v1/search?q=`: purposes by identifier, icon, title or synonym in any locale, or description.
enum SearchRoute: CatalogRoute {
  static let path = ["search"]
  static let summary =
    "Finds purposes by identifier, icon, title or synonym in any locale, or description; the closest first."
  /// The longest query in Unicode scalars, which JSON Schema counts.
  static let limit = 100

  static func parameters(in catalog: LoadedCatalog) -> [RouteParameter] {
    [
      RouteParameter(
        name: "q", description: "The words to look for; at most \(limit) characters.", isRequired: true,
        schema: .fields([
          ("type", .string("string")), ("minLength", .integer(1)), ("maxLength", .integer(limit)),
          ("pattern", .string("[^\\s]")),
        ]), example: .string("trash"))
    ]
  }

  static let schema = Schema.object([
    ("query", Schema.string),
    (
      "matches",
      Schema.array(
        Schema.object([
          ("purpose", Schema.string), ("title?", Schema.string),
          (
            "matches",
            Schema.array(
              Schema.object([
                ("kind", Schema.string), ("text", Schema.string), ("closeness", Schema.string),
                ("iconSets?", Schema.array(Schema.string)), ("locales?", Schema.array(Schema.string)),
              ]))
          ),
        ]))
    ),
  ])

  static func answer(_ call: Call) throws(Problem) -> Answer {
    guard let query = call.query["q"], query.contains(where: { !$0.isWhitespace }) else {
      throw Problem(.malformedParameter, "nothing to look for; name a word with 'q'")
    }
    guard query.unicodeScalars.count <= limit else {
      throw Problem(.malformedParameter, "'q' is longer than \(limit) characters; write fewer words")
    }
    let matches = PurposeSearch(call.loaded.source).matches(query)
    return Answer(json: .fields([("query", .string(query)), ("matches", .array(matches.map(\.tree)))]))
  }
}

import PurposeCatalog
import SourceText

/// `GET /v1/search?q=`: purposes by identifier, icon, title or synonym in any locale, or description.
enum SearchRoute: CatalogRoute {
  static let path = ["search"]
  static let summary =
    "Finds purposes by identifier, icon, title or synonym in any locale, or description; the closest first."
  /// The number of matches in an answer, by default and at most; the others are only counted.
  private static let limits = (usual: 50, highest: 500)

  static func parameters(in catalog: LoadedCatalog) -> [RouteParameter] {
    [
      RouteParameter(
        name: "q", description: "The words to look for; at most \(SearchQuery.limit) characters.", isRequired: true,
        schema: .fields([
          ("type", .string("string")), ("minLength", .integer(1)), ("maxLength", .integer(SearchQuery.limit)),
          ("pattern", .string("[^\\s]")),
        ]), example: .string("trash")),
      RouteParameter(
        name: "limit", description: "At most so many matches; \(limits.usual) without it. 'total' counts all.",
        schema: .fields([
          ("type", .string("integer")), ("minimum", .integer(1)), ("maximum", .integer(limits.highest)),
        ]), example: .integer(10)),
    ]
  }

  static let schema = Schema.object([
    ("query", Schema.string), ("total", Schema.integer),
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
    let text = call.query["q"] ?? ""
    let found = try find(text, parameter: "q", limit: limit(call.query), call)
    return Answer(
      json: .fields([
        ("query", .string(text)), ("total", .integer(found.total)), ("matches", .array(found.matches.map(\.tree))),
      ]))
  }

  /// The purposes that match a parameter of the query.
  static func find(
    _ text: String, parameter: String, limit: Int = .max, _ call: Call
  ) throws(Problem) -> PurposeSearch.Found {
    let query: SearchQuery
    do throws(SearchQuery.Refusal) {
      query = try SearchQuery(text)
    } catch {
      throw Problem(.malformedParameter, "'\(parameter)': \(error)")
    }
    return try call.loaded.search.find(query, limit: limit) { () throws(Problem) in try call.requireTime() }
  }

  private static func limit(_ query: Query) throws(Problem) -> Int {
    guard let text = query["limit"] else { return limits.usual }
    guard let number = Int(text), (1...limits.highest).contains(number) else {
      throw Problem(.malformedParameter, "'limit' is not a number from 1 to \(limits.highest); write one such as 10")
    }
    return number
  }
}

import CatalogModel
import CatalogReports
import PurposeCatalog
import SourceText

/// `GET /v1/resolve/{purpose}`: a text and the icons of a purpose in a locale.
enum ResolveRoute: CatalogRoute {
  static let path = ["resolve", "{purpose}"]
  static let summary = "A message of a purpose in a locale, its arguments filled in, and the purpose's icons."
  static let isLocalized = true
  static let isQuick = true
  static let schema = Schema.object([
    ("purpose", Schema.string), ("locale", Schema.string), ("numberLocale", Schema.string),
    ("message", Schema.string), ("text", Schema.string), ("textFrom", Schema.string),
    ("wording?", Schema.string),
    ("baseDirection", Schema.baseDirection), ("pushEntersFrom", Schema.edge),
    ("icons", Schema.map(Schema.reference("Icon"))),
  ])

  static func pathParameter(in catalog: LoadedCatalog) -> RouteParameter? {
    RouteParameter(
      name: "purpose", description: "The purpose's identifier.", isRequired: true,
      schema: Schema.oneOf(values: catalog.catalog.purposes.map(\.identifier)))
  }

  static func parameters(in catalog: LoadedCatalog) -> [RouteParameter] {
    let declared = catalog.catalog.purposes.flatMap(\.messages)
    let messages = Set(declared.map(\.name)).sorted()
    let arguments = Dictionary(
      declared.flatMap(\.arguments).map { ($0.name, $0.kind) }
    ) { $0 == $1 ? $0 : .text }
    return [
      .locale, .wording,
      RouteParameter(
        name: "message", description: "The message; without it, counted where count is given, else title.",
        schema: Schema.oneOf(values: messages)),
      RouteParameter(
        name: "icons", description: "The icon sets, separated by commas; without it, all.",
        schema: Schema.oneOf(values: catalog.catalog.iconSets.map(\.rawValue))),
    ]
      + arguments.sorted { $0.key < $1.key }.filter { !reserved.contains($0.key) }.map { name, kind in
        RouteParameter(
          name: name, description: "The argument '\(name)' of the messages that have it.",
          schema: kind == .text ? Schema.string : kind == .integer ? int64 : Schema.number)
      }
  }

  /// Parameters that are not arguments.
  static let reserved = ["locale", "wording", "message", "icons"]

  private static let int64 = JSONTree.fields([("type", .string("integer")), ("format", .string("int64"))])

  static func answer(_ call: Call) throws(Problem) -> Answer {
    let resolver = try call.resolver()
    let question = ResolveQuestion(
      purpose: call.part, message: call.query["message"], icons: call.query.list("icons"),
      arguments: call.query.values.filter { !reserved.contains($0.name) })
    return Answer(json: try question.tree(call, resolver), in: resolver.locale)
  }
}

/// A question about a purpose, from a query or an element of a batch.
struct ResolveQuestion: Sendable {
  let purpose: String
  /// nil for `counted` if there is an argument `count`, else for `title`.
  let message: String?
  /// nil for all icon sets.
  let icons: [String]?
  let arguments: [(name: String, value: String)]

  func tree(_ call: Call, _ resolver: Resolver) throws(Problem) -> JSONTree {
    let purpose = try call.purpose(purpose)
    let (resolved, name) = try converting(Problem.init(lookup:)) { () throws(LookupError) in
      try resolver.resolve(message, of: purpose, written: arguments)
    }
    return resolver.tree(of: resolved, message: name, of: purpose, icons: try call.iconSets(icons))
  }
}

import CatalogFiles
import CatalogModel
import PurposeCatalog
import SourceText

/// `GET /v1/screens`: the screens of the app.
enum ScreensRoute: CatalogRoute {
  static let path = ["screens"]
  static let summary = "The screens, sorted by identifier; none where the catalogue has none."
  static let isLocalized = true
  static let schema = Schema.object([
    ("locale", Schema.string),
    (
      "screens",
      Schema.array(
        Schema.object([
          ("screen", Schema.string), ("description?", Schema.string), ("header", Schema.string),
          ("title?", Schema.string), ("titleArgument?", Schema.string), ("parent?", Schema.string),
          ("route?", Schema.string), ("presentation", Schema.string), ("tab?", Schema.string),
          ("tabOrder?", Schema.integer),
        ]))
    ),
  ])

  static func answer(_ call: Call) throws(Problem) -> Answer {
    let resolver = try call.resolver()
    return Answer(
      json: .fields([
        ("locale", .string(resolver.locale.identifier)),
        ("screens", .array(call.loaded.source.screens.map { tree($0, resolver) })),
      ]), in: resolver.locale)
  }

  private static func tree(_ screen: Screen, _ resolver: Resolver) -> JSONTree {
    let argument: String? = if case .argument(let name) = screen.title { name } else { nil }
    return .fields([
      ("screen", .string(screen.id)), ("description", screen.description.map(JSONTree.string)),
      ("header", .string(screen.header.rawValue)),
      ("title", argument == nil ? .string(resolver.title(of: screen)) : nil),
      ("titleArgument", argument.map(JSONTree.string)), ("parent", screen.parent.map(JSONTree.string)),
      ("route", screen.route.map { .string($0.description) }), ("presentation", .string(screen.presentation.name)),
      ("tab", screen.tab.map(JSONTree.string)), ("tabOrder", screen.tabOrder.map(JSONTree.integer)),
    ])
  }
}

extension Presentation {
  /// Its name in screens.json, or the app's name for a custom one.
  fileprivate var name: String {
    switch self {
    case .push: "push"
    case .sheet: "sheet"
    case .fullScreen: "full-screen"
    case .custom(let name): name
    }
  }
}

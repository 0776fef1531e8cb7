internal import CatalogFiles
internal import CatalogModel
internal import SourceText

extension GeneratedScreen {
  /// The screen without its identifier.
  var json: JSONTree {
    .fields([
      ("description", description.map(JSONTree.string)), ("header", .string(header.kind)), ("title", title.json),
      ("subtitle", subtitle.json),
      ("segments", header.segments.isEmpty ? nil : .array(header.segments.map(JSONTree.string))),
      ("search", header.search.map(JSONTree.string)),
      ("parent", parent.map(JSONTree.string)), ("route", (route?.text).map(JSONTree.string)),
      (
        "parameters",
        parameters.isEmpty
          ? nil : .object(parameters.map { .init($0.name, .string($0.isOptional ? "optional" : "required")) })
      ),
      ("presentation", presentation.tree), ("discard", discard.map(JSONTree.string)),
      ("feature", feature.map(JSONTree.string)), ("tab", tab.map(JSONTree.string)),
      ("tabOrder", tabOrder.map(JSONTree.integer)),
      ("bars", .object(bars.map { .init($0.platform, .array($0.items.map(\.json))) })),
    ])
  }
}

extension GeneratedScreen.Title {
  fileprivate var json: JSONTree? {
    switch self {
    case .purpose(let purpose): .fields([("purpose", .string(purpose))])
    case .argument(let name): .fields([("argument", .string(name))])
    case .empty: nil
    }
  }
}

extension GeneratedScreen.Item {
  fileprivate var json: JSONTree {
    .fields([
      ("purpose", .string(purpose)), ("kind", .string(kind)), ("edge", .string(isLeading ? "leading" : "trailing")),
      ("place", isInFooter ? .string("footer") : nil),
      ("look", .string(isWord ? "word" : "symbol")), ("emphasis", emphasis == "none" ? nil : .string(emphasis)),
    ])
  }
}

import CatalogFiles
import CatalogModel
import PurposeCatalog
import SourceText

/// `GET /v1/purposes/{id}`: a purpose in all locales.
enum PurposeRoute: CatalogRoute {
  static let path = ["purposes", "{id}"]
  static let summary = "A purpose: its messages, its icons, and its titles in all locales."
  static let schema = Schema.object([
    ("purpose", Schema.string), ("role", Schema.string), ("direction?", Schema.string), ("opposite?", Schema.string),
    ("description", Schema.string), ("iconReason?", Schema.string), ("places?", Schema.array(Schema.string)),
    ("appearsWith?", Schema.array(Schema.string)),
    ("formerly?", Schema.array(Schema.string)),
    (
      "messages",
      Schema.array(
        Schema.object([
          ("name", Schema.string), ("description?", Schema.string), ("limit?", Schema.integer),
          ("arguments?", Schema.map(Schema.string)),
        ]))
    ),
    ("titles", Schema.map(Schema.string)),
    (
      "icons",
      Schema.map(Schema.object([("leftToRight", Schema.reference("Icon")), ("rightToLeft", Schema.reference("Icon"))]))
    ),
  ])

  static func pathParameter(in catalog: LoadedCatalog) -> RouteParameter? { .purpose(in: catalog) }

  static func answer(_ call: Call) throws(Problem) -> Answer {
    let purpose = try call.purpose(call.part)
    guard let index = call.loaded.source.purposeIndex[purpose.identifier] else {
      throw Problem(.unknownPurpose, "unknown purpose '\(purpose.identifier)'")
    }
    let source = call.loaded.source
    let definition = source.purposes[index]
    var titles: [JSONTree.Member] = []
    for locale in call.catalog.locales {
      try call.requireTime()
      let title = call.catalog.resolver(for: locale.identifier).title(for: purpose)
      titles.append(.init(locale.identifier, .string(title)))
    }
    return Answer(
      json: .fields([
        ("purpose", .string(purpose.identifier)), ("role", .string(purpose.role.rawValue)),
        ("direction", purpose.direction.map { .string($0.rawValue) }),
        ("opposite", purpose.opposite.map(JSONTree.string)),
        ("description", .string(purpose.description)), ("iconReason", definition.iconReason.map(JSONTree.string)),
        ("places", names(source.places(of: purpose.identifier).map(\.identifier))),
        ("appearsWith", names(call.loaded.neighbours.of(purpose.identifier))),
        ("formerly", names(definition.formerly)), ("messages", .array(purpose.messages.map(message))),
        ("titles", .object(titles)), ("icons", .fields(icons(of: purpose, call.catalog))),
      ]))
  }

  private static func names(_ names: [String]) -> JSONTree? {
    names.isEmpty ? nil : .array(names.map(JSONTree.string))
  }

  private static func message(_ message: MessageDeclaration) -> JSONTree {
    let arguments = message.arguments.map { JSONTree.Member($0.name, .string($0.kind.rawValue)) }
    return .fields([
      ("name", .string(message.name)), ("description", message.description.map(JSONTree.string)),
      ("limit", message.limit.map(JSONTree.integer)), ("arguments", arguments.isEmpty ? nil : .object(arguments)),
    ])
  }

  /// The icons of each direction, as in the first locale of that direction.
  private static func icons(of purpose: Purpose, _ catalog: Catalog) -> [(key: String, value: JSONTree?)] {
    let resolvers = catalog.locales.lazy.map { catalog.resolver(for: $0.identifier) }
    let any = catalog.resolver(for: catalog.sourceLocale.identifier)
    let left = resolvers.first { $0.baseDirection == .leftToRight } ?? any
    let right = resolvers.first { $0.baseDirection == .rightToLeft } ?? any
    return catalog.iconSets.map { set in
      guard let leftIcon = left.icon(for: purpose, in: set), let rightIcon = right.icon(for: purpose, in: set)
      else { return (set.rawValue, nil) }
      return (set.rawValue, .fields([("leftToRight", leftIcon.tree), ("rightToLeft", rightIcon.tree)]))
    }
  }
}

extension RouteParameter {
  static func purpose(in catalog: LoadedCatalog) -> RouteParameter {
    RouteParameter(
      name: "id", description: "The purpose's identifier.", isRequired: true,
      schema: Schema.oneOf(values: catalog.catalog.purposes.map(\.identifier)))
  }
}

extension Icon {
  static let schema = Schema.object([
    ("name", Schema.string), ("mirrored", Schema.boolean), ("fallback?", Schema.string),
    ("fallbackMirrored?", Schema.boolean),
  ])
}

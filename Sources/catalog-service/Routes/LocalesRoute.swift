import CatalogFiles
import PurposeCatalog
import SourceText

/// `GET /v1/locales`: the declared locales.
enum LocalesRoute: CatalogRoute {
  static let path = ["locales"]
  static let summary = "The locales, sorted by language tag, each with its fallback chain."
  static let schema = Schema.object([
    ("sourceLocale", Schema.string),
    (
      "locales",
      Schema.array(
        Schema.object([
          ("locale", Schema.string), ("baseDirection", Schema.baseDirection), ("pushEntersFrom", Schema.edge),
          ("fallback", Schema.array(Schema.string)),
        ]))
    ),
  ])

  static func answer(_ call: Call) throws(Problem) -> Answer {
    let source = call.loaded.source
    let locales = LocaleFacts.all(of: source).prefix(source.manifest.locales.count).map { facts in
      JSONTree.fields([
        ("locale", .string(facts.tag.identifier)), ("baseDirection", .string(facts.direction.rawValue)),
        ("pushEntersFrom", .string(facts.direction.edge(.trailing).rawValue)),
        ("fallback", .array(facts.chain.all.dropFirst().map { .string(source.locales[$0].locale.identifier) })),
      ])
    }
    return Answer(
      json: .fields([
        ("sourceLocale", .string(call.catalog.sourceLocale.identifier)), ("locales", .array(locales)),
      ]))
  }
}

import CatalogFiles
import CatalogModel
import SourceText

/// `GET /v1/icon-sets`: the vendors' inventories.
enum IconSetsRoute: CatalogRoute {
  static let path = ["icon-sets"]
  static let summary = "The icon sets that purposes have icons in."
  static let schema = Schema.object([
    (
      "iconSets",
      Schema.array(Schema.object([("iconSet", Schema.string), ("name", Schema.string), ("version", Schema.string)]))
    )
  ])

  static func answer(_ call: Call) throws(Problem) -> Answer {
    let sets = call.loaded.source.iconSets.map { set in
      JSONTree.fields([
        ("iconSet", .string(set.identifier.rawValue)), ("name", .string(set.name)), ("version", .string(set.version)),
      ])
    }
    return Answer(json: .fields([("iconSets", .array(sets))]))
  }
}

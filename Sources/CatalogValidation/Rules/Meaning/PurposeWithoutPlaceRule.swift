internal import CatalogFiles
internal import CatalogModel

/// Reports `purpose-without-place`: every purpose is in a place where it meets others.
package enum PurposeWithoutPlaceRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "purpose-without-place",
    severity: .note,
    summary: "Every purpose is in a place of places.json, names a purpose that it appears with, or is on a screen.",
    rationale: """
      Titles and icons need only differ where people see both. The check compares the purposes of a place: the edit menu, \
      the bar of a player, the question before something is lost. A purpose without a place is compared with none, and two \
      buttons with one word are found by the app's users. Catalogues without places.json are not looked at.
      """,
    breaking: [
      places(#""menu": { "description": "…", "purposes": ["back"] }"#, marked: true),
      places(
        #""list": { "description": "…", "purposes": [] }, "menu": { "description": "…", "purposes": ["back"] }"#,
        marked: true),
    ],
    passing: [
      places(#""menu": { "description": "…", "purposes": ["back", "delete"] }"#),
      places(#""menu": { "description": "…", "purposes": ["back"] }"#, back: #", "appearsWith": ["delete"]"#),
      places(nil),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    guard !source.places.isEmpty else { return }
    var placed = Set(source.places.flatMap(\.purposes))
    placed.formUnion(catalog.screens.all.flatMap(\.companions))
    for pair in catalog.companionPairs {
      placed.insert(source.purposes[pair.first].identifier)
      placed.insert(source.purposes[pair.second].identifier)
    }
    for purpose in source.purposes where !placed.contains(purpose.identifier) {
      collector.report(
        self,
        "'\(purpose.identifier)' is in no place; run 'catalog add place PLACE --purposes \(purpose.identifier)' for those that show it",
        at: source.place(ofPurpose: purpose.identifier), about: Subject(purpose: purpose.identifier))
    }
  }

  private static func places(_ places: String?, back: String = "", marked: Bool = false) -> RuleExample {
    var files = [
      "purposes.json": """
      {
        "back": {
          "role": "navigate", "description": "…", "icons": { "set": "arrow-back" }, "messages": { "title": {} }\(back)
        },
        \(marked ? "↓" : "")"delete": { "role": "destroy", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {} } }
      }
      """,
      "titles/en.json": #"{ "back": "Back", "delete": "Delete" }"#,
      "titles/pl.json": #"{ "back": "Wstecz", "delete": "Usuń" }"#,
    ]
    files["places.json"] = places.map { "{ \($0) }" }
    return RuleExample(files, scaffolding: ["titles/en.json", "titles/pl.json"])
  }
}

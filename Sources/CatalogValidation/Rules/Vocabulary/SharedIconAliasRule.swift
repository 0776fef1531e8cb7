internal import CatalogFiles
internal import CatalogModel

/// Reports `shared-icon-alias`: purposes that appear together share no alias, and none has the icon of another.
package enum SharedIconAliasRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "shared-icon-alias",
    severity: .warning,
    summary: "Purposes that appear together have no alias of an icon in common, and none is the icon of another.",
    rationale: """
      An alias in vocabulary.json says that apps draw the purpose with it. If it is also an icon of a purpose beside it, a \
      button without a title can be either. Each icon set is looked at alone, and so are the names under '*', which \
      belong to no set of the catalogue. The glyph of the other direction is no alias: `arrow-left` is `back`, also where \
      a right-to-left layout draws `next` with it.
      """,
    breaking: [
      .vocabulary(#""delete": { "icons": { "set": ["bin", ↓"arrow-back"] } }"#),
      .vocabulary(
        #""back": { "icons": { "*": ["go-previous"] } }, "delete": { "icons": { "*": [↓"go-previous"] } }"#),
    ],
    passing: [
      .vocabulary(#""back": { "icons": { "set": ["arrow-left"] } }, "delete": { "icons": { "set": ["bin"] } }"#),
      // The names are in different sets.
      .vocabulary(#""back": { "icons": { "*": ["trash"] } }, "delete": { "icons": { "*": ["user-trash"] } }"#),
      // The two purposes do not appear together.
      ["vocabulary.json": #"{ "delete": { "icons": { "set": ["arrow-back"] } } }"#],
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    let sets = Set(source.vocabulary.purposes.values.flatMap(\.icons.keys))
    guard !sets.isEmpty else { return }
    let pairs = Set(catalog.iconPairs)
    let wrong = catalog.iconUses.filter { $0.wrongWay != nil }
    for set in sets.sorted() {
      var names = NamedPurposes<String>()
      for (index, purpose) in source.purposes.enumerated() {
        // If a purpose's icon points the wrong way, the right one is probably not an alias of another icon.
        if wrong.contains(where: { $0.purpose == purpose.identifier && $0.set.identifier == set }) { continue }
        for icon in purpose.icons[set]?.recognisingNames ?? [] {
          names.add(icon, .init(purpose: index, text: icon, isOther: false))
        }
      }
      for (index, purpose) in source.purposes.enumerated() {
        for alias in source.vocabulary[purpose.identifier].icons[set] ?? [] {
          names.add(alias, .init(purpose: index, text: alias, isOther: true))
        }
      }
      for (use, other) in names.shared(among: pairs) {
        let purpose = source.purposes[use.purpose].identifier
        let companion = source.purposes[other.purpose].identifier
        let what = other.isOther ? "an alias" : "an icon"
        collector.report(
          self,
          "'\(use.text)' is also \(what) of '\(companion)', which appears beside '\(purpose)'; keep it for one of the two",
          at: source.place(ofAlias: use.text, in: set, of: purpose),
          about: Subject(purpose: purpose, iconSet: set == .anySet ? nil : set, companion: companion))
      }
    }
  }
}

internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Reports `redundant-icon`: an overlay's icon differs from the one that it would inherit.
package enum RedundantIconRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "redundant-icon",
    severity: .note,
    summary: "An icon that an overlay gives to an inherited purpose differs from the inherited one.",
    rationale: """
      When the extended catalogue gets a better icon, the copy keeps the old one, and it is unclear whether that was \
      meant.
      """,
    breaking: [
      .overlay(#"{ "back": { "icons": { "set": ↓"arrow-back" } } }"#)
    ],
    passing: [
      .overlay(#"{ "back": { "icons": { "set": { "leftToRight": "trash", "rightToLeft": "arrow-back" } } } }"#),
      .overlay(#"{ "back": { "description": "Goes back." } }"#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    let inherited = source.layers.dropFirst().compactMap { $0.purposes?.root }
    guard !inherited.isEmpty, let own = source.layers[0].purposes?.root else { return }
    for purpose in own.members ?? [] {
      for icon in purpose.value["icons"]?.members ?? [] {
        let base = inherited.lazy.compactMap { $0[purpose.key]?["icons"]?[icon.key] }.first
        guard let base, isSame(icon.value, base) else { continue }
        let set = IconSetIdentifier(rawValue: icon.key)
        collector.report(
          self, "the icon of '\(purpose.key)' in '\(set)' repeats the inherited one; remove it",
          at: source.place(ofPurpose: purpose.key, "icons", set.rawValue),
          about: Subject(purpose: purpose.key, iconSet: set))
      }
    }
  }

  /// True if two files have the same bytes for an icon, as canonical files do for equal icons.
  private static func isSame(_ left: JSONValue, _ right: JSONValue) -> Bool {
    left.document.source.bytes[left.range].elementsEqual(right.document.source.bytes[right.range])
  }
}

extension RuleExample {
  /// An overlay of ``base`` with this purposes.json.
  static func overlay(_ purposes: String) -> RuleExample {
    let below = ["purposes.json", "icon-sets/set.json", "titles/en.json"]
    let files = [
      "catalog.json": #"{ "formatVersion": 1, "name": "Overlay", "extends": "base" }"#,
      "base/catalog.json": manifest(locales: #""en""#), "purposes.json": purposes, "titles/en.json": "{}",
    ]
    let all = below.reduce(into: files) { $0["base/\($1)"] = base[$1] }
    return RuleExample(all, scaffolding: ["base/icon-sets/set.json", "base/titles/en.json", "titles/en.json"])
  }
}

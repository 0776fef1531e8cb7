internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Reports `retired-icon`: no icon uses a name that its vendor has removed from the set.
package enum RetiredIconRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "retired-icon",
    severity: .error,
    isFixable: true,
    summary: "No icon uses a name that its vendor has replaced and removed from the set.",
    rationale: """
      Lucide's `home` is `house` now. Once the set's package is updated, the old name draws nothing; the inventory has \
      the new name. Old names that vendors keep, as Apple and Google do, still work and are not reported.
      """,
    breaking: [
      example(#"↓"home""#),
      example(#"↓"set": { "name": "house", "locales": { "pl": "home" } }"#),
    ],
    passing: [
      example(#""house""#),
      // The set still has it, under both names.
      example(#""doc""#),
    ]
  )

  private static func example(_ icon: String) -> RuleExample {
    let member = icon.contains("{") ? icon : #""set": \#(icon)"#
    return [
      "purposes.json": """
      { "back": { "role": "act", "description": "…", "icons": { \(member) }, "messages": { "title": {} } } }
      """,
      "icon-sets/set.json": """
      {
        "name": "Set", "version": "1", "license": "MIT", "source": "made for these examples",
        "renamed": { "doc": "document", "home": "house" }, "names": ["doc", "document", "house"]
      }
      """,
      "titles/en.json": #"{ "back": "Home" }"#,
      "titles/pl.json": #"{ "back": "Początek" }"#,
    ]
  }

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for use in catalog.iconUses {
      for name in use.reference.names {
        guard let newName = use.set.newName(of: name) else { continue }
        let place = catalog.source.place(ofPurpose: use.purpose, "icons", use.set.identifier.rawValue)
        collector.report(
          self, "'\(use.set.identifier)' no longer has an icon '\(name)'; write '\(newName)'", at: place,
          about: use.subject,
          fix: use.reference == .name(name) ? fix(name, newName, at: place) : nil)
      }
    }
  }

  /// The fix that replaces the name; nil if the file spells it with escapes.
  private static func fix(_ name: String, _ newName: String, at place: SourcePlace) -> Fix? {
    let range = place.offset + 1..<place.offset + 1 + name.utf8.count
    guard range.upperBound <= place.file.bytes.count, place.file.bytes[range].elementsEqual(name.utf8) else {
      return nil
    }
    return Fix(file: place.file, range: range, replacement: JSONText.escaped(newName))
  }
}

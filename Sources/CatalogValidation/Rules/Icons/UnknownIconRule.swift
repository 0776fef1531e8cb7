internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Reports `unknown-icon`: every icon is in the inventory of its icon set.
package enum UnknownIconRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "unknown-icon",
    severity: .error,
    summary: "Every icon is in the inventory of its icon set, and every icon set is listed in catalog.json.",
    rationale: "A misspelt name, or one from another version of the set, draws nothing.",
    breaking: [
      [
        "purposes.json": """
        { "back": { "role": "navigate", "description": "…", "icons": { "set": ↓"arow-back" }, "messages": { "title": {} } } }
        """
      ],
      [
        "purposes.json": """
        { "back": { "role": "navigate", "description": "…", "icons": { "ste": ↓"arrow-back" }, "messages": { "title": {} } } }
        """
      ],
    ],
    passing: [
      [
        "purposes.json": """
        {
          "back": {
            "role": "navigate",
            "description": "…",
            "icons": { "set": { "name": "arrow-back", "locales": { "pl": "arrow-left" } } },
            "messages": { "title": {} }
          }
        }
        """
      ]
    ]
  )

  /// ``RetiredIconRule`` reports renamed icons.
  private static func isUnknown(_ name: String, in inventory: IconSet) -> Bool {
    !inventory.contains(name) && inventory.newName(of: name) == nil
  }

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    let inventories = Dictionary(source.iconSets.map { ($0.identifier, $0) }) { first, _ in first }
    let declared = Set(source.manifest.iconSets)
    for purpose in source.purposes {
      // The order does not matter: reports sort findings.
      for (set, reference) in purpose.icons {
        // Nearly every icon is known, so these are computed only for a finding.
        let subject = { Subject(purpose: purpose.identifier, iconSet: set) }
        let place = { source.place(ofPurpose: purpose.identifier, "icons", set.rawValue) }
        guard let inventory = inventories[set] else {
          // A set whose file cannot be read has been reported already.
          if declared.contains(set) { continue }
          let advice = NearestName.advice(
            on: set.rawValue, among: source.manifest.iconSets.map(\.rawValue),
            otherwise: "add it to 'iconSets' in catalog.json")
          let message = "icon set '\(set)' is not listed in catalog.json; \(advice)"
          collector.report(self, message, at: place(), about: subject())
          continue
        }
        for name in reference.names where isUnknown(name, in: inventory) {
          let hint = inventory.nearestName(to: name).map { "did you mean '\($0)'?" } ?? "choose one of its icons"
          collector.report(
            self, "'\(set)' has no icon '\(name)'; \(hint)",
            at: source.place(ofIcon: set, of: purpose.identifier, askedBy: .inventory), about: subject())
        }
      }
    }
  }
}

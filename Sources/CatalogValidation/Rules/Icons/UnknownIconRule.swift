internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Reports `unknown-icon`: every icon is in the inventory of its icon set.
package enum UnknownIconRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "unknown-icon",
    severity: .error,
    summary: "Every icon that a file names is in the inventory of its icon set, which catalog.json lists.",
    rationale: """
      A misspelt name, or one from another version of the set, draws nothing. In 'rightToLeft' or 'renamed' of an icon \
      set it has no effect: the icon that was meant is not mirrored, or its old name has no replacement.
      """,
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
      [
        "icon-sets/set.json": """
        {
          "name": "Set", "version": "1", "license": "MIT", "source": "made for these examples",
          "rightToLeft": { "arrow-back": "mirrors", ↓"arow-back": "mirrors" }, "renamed": { "bin": ↓"trsh" },
          "names": ["arrow-back", "trash"]
        }
        """
      ],
      ["vocabulary.json": #"{ "back": { "icons": { "set": ["arrow-left", ↓"arow-left"] } } }"#],
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

  /// The advice on an unknown icon: its name without additions of other tools, the icon of the extended catalogue, or
  /// the most similar name.
  private static func hint(
    for name: String, of purpose: String, in inventory: IconSet, _ source: CatalogSource
  ) -> String {
    if let bare = bareName(of: name, in: inventory) { return "write '\(bare)'" }
    if let other = source.iconSets.first(where: { $0.identifier != inventory.identifier && $0.contains(name) }) {
      return "it is an icon of '\(other.identifier)'; choose one of '\(inventory.identifier)'"
    }
    for layer in source.layers.dropFirst() {
      guard let icon = layer.purposes?.root[purpose]?["icons"]?[inventory.identifier.rawValue]?.string else { continue }
      return "'\(layer.manifest.root["name"]?.string ?? layer.folder)' uses '\(icon)'"
    }
    return inventory.nearestName(to: name).map { "did you mean '\($0)'?" }
      ?? "choose one of icon-sets/\(inventory.identifier).json"
  }

  /// A name of the set without the prefix or suffix of a font, a style or a size: `trash` for `bi-trash`, `delete` for
  /// `ic_fluent_delete_24_regular`; nil if the set has no such icon.
  private static func bareName(of name: String, in inventory: IconSet) -> String? {
    var bare = name[...]
    for prefix in prefixes where bare.hasPrefix(prefix) { bare = bare.dropFirst(prefix.count) }
    for suffix in suffixes where bare.hasSuffix(suffix) { bare = bare.dropLast(suffix.count) }
    while let last = bare.last, last.isNumber || last == "_" { bare = bare.dropLast() }
    let spellings = [bare.replacing(" ", with: "-"), bare.replacing(" ", with: "_"), bare.replacing("-", with: "_")]
    return ([String(bare)] + spellings.map { String($0) }).first { $0 != name && inventory.contains($0) }
  }

  /// In the order in which names have them.
  private static let prefixes = [
    "bi bi-", "bi-", "lucide-", "lucide ", "ic_fluent_", "fluent ", "fluent-", "ic_", "icon-",
  ]
  private static let suffixes = ["_regular", "_filled", "-icon"]

  /// Reports unknown names in the file of an icon set; those of an extended catalogue are judged in its own check.
  private static func checkFacts(of set: IconSet, in source: CatalogSource, _ collector: inout FindingCollector) {
    guard set.file.path == Path.join(source.layers[0].folder, "icon-sets/\(set.identifier).json") else { return }
    for (name, place) in set.unknownNames {
      let hint = set.nearestName(to: name).map { "did you mean '\($0)'?" } ?? "correct it, or remove it"
      collector.report(
        self, "'\(set.identifier)' has no icon '\(name)'; \(hint)", at: place, about: Subject(iconSet: set.identifier))
    }
  }

  /// Reports unknown names in the catalogue's own vocabulary.json.
  private static func checkAliases(
    in inventories: [IconSetIdentifier: IconSet], of source: CatalogSource, _ collector: inout FindingCollector
  ) {
    guard let own = source.layers[0].vocabulary else { return }
    for purpose in source.purposes.map(\.identifier) where own.root[purpose] != nil {
      for (set, names) in source.vocabulary[purpose].icons {
        guard let inventory = inventories[set] else { continue }
        for name in names where isUnknown(name, in: inventory) {
          let place = source.place(ofAlias: name, in: set, of: purpose)
          guard place.file.path == own.source.path else { continue }
          let hint = hint(for: name, of: purpose, in: inventory, source)
          collector.report(
            self, "'\(set)' has no icon '\(name)'; \(hint)", at: place,
            about: Subject(purpose: purpose, iconSet: set))
        }
      }
    }
  }

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    for set in source.iconSets { checkFacts(of: set, in: source, &collector) }
    let inventories = Dictionary(source.iconSets.map { ($0.identifier, $0) }) { first, _ in first }
    checkAliases(in: inventories, of: source, &collector)
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
          let hint = hint(for: name, of: purpose.identifier, in: inventory, source)
          collector.report(
            self, "'\(set)' has no icon '\(name)'; \(hint)",
            at: source.place(ofIcon: set, of: purpose.identifier, askedBy: .inventory), about: subject())
        }
      }
    }
  }
}

internal import CatalogFiles
package import CatalogModel
internal import SourceText

extension CatalogEditor {
  /// True if the catalogue's own file has an icon of a purpose in a set.
  package func hasIcon(purpose: String, set: IconSetIdentifier) throws(EditError) -> Bool {
    try tree(of: "purposes.json")?[purpose]?["icons"]?[set.rawValue] != nil
  }

  /// Sets a purpose's icon in a set; in an overlay it overrides the inherited one.
  package mutating func setIcon(
    _ icon: IconReference, purpose: String, set: IconSetIdentifier
  ) throws(EditError) {
    try edit("purposes.json") { (file) throws(EditError) in
      var definition = file[purpose] ?? .object([])
      var icons = definition["icons"] ?? .object([])
      icons[set.rawValue] = icon.tree
      definition["icons"] = icons
      file[purpose] = definition
    }
  }

  /// Writes the inventory of an icon set, and lists the set in catalog.json. An existing inventory keeps what is known of
  /// the icons that it still has.
  ///
  /// - Parameters:
  ///   - facts: the set's name, version, licence and source, as far as they change.
  ///   - icons: the names of its icons, and those among them that are flipped in right-to-left layouts.
  ///   - listed: the sets that catalog.json is to list, in its order; nil to keep its list.
  package mutating func setIconSet(
    _ set: IconSetIdentifier, facts: [(key: String, value: String)], icons: (names: Set<String>, mirrors: Set<String>),
    drawings: (symmetric: [String], same: [[String]])? = nil, listing listed: [IconSetIdentifier]?
  ) throws(EditError) {
    try edit(Self.inventory(of: set)) { (file) throws(EditError) in
      for fact in facts { file[fact.key] = .string(fact.value) }
      var known = file["rightToLeft"] ?? .object([])
      for name in known.members.map(\.key) where !icons.names.contains(name) { known[name] = nil }
      for name in icons.mirrors { known[name] = .string("mirrors") }
      file["rightToLeft"] = known.members.isEmpty ? nil : known
      if let drawings {
        file["symmetric"] = drawings.symmetric.isEmpty ? nil : .array(drawings.symmetric.map(JSONTree.string))
        let groups = drawings.same.map { JSONTree.array($0.map(JSONTree.string)) }
        file["sameDrawing"] = groups.isEmpty ? nil : .array(groups)
      } else if let symmetric = file["symmetric"]?.elements {
        let kept = symmetric.filter { icons.names.contains($0.text ?? "") }
        file["symmetric"] = kept.isEmpty ? nil : .array(kept)
      }
      let sorted = icons.names.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
      file["names"] = .array(sorted.map(JSONTree.string))
    }
    guard let listed else { return }
    try edit("catalog.json") { (file) throws(EditError) in
      file["iconSets"] = .array(listed.map { .string($0.rawValue) })
    }
  }

  /// Removes an icon set: from the lists in catalog.json, from the catalogue's own purposes, vocabulary and platforms, and its
  /// own inventory.
  /// An overlay that has no other set inherits them again.
  ///
  /// - Parameter listed: the sets that catalog.json lists, or inherits.
  package mutating func removeIconSet(
    _ set: IconSetIdentifier, from listed: [IconSetIdentifier]
  ) throws(EditError) {
    try edit("catalog.json") { (file) throws(EditError) in
      let rest = listed.filter { $0 != set }
      let inherits = rest.isEmpty && file["extends"] != nil
      file["iconSets"] = inherits ? nil : .array(rest.map { .string($0.rawValue) })
    }
    try change(set.rawValue, to: nil, in: NamedField.ofIconSets)
    if try tree(of: Self.platforms)?.members.allSatisfy({ $0.key.hasPrefix("$") }) == true {
      _ = try remove(Self.platforms)
    }
    _ = try remove(Self.inventory(of: set))
  }

  private static let platforms = "platforms.json"

  /// Makes an icon set the one that platforms draw icons of.
  package mutating func setIconSet(_ set: IconSetIdentifier, of names: [Platform]) throws(EditError) {
    guard !names.isEmpty else { return }
    try edit(Self.platforms) { (file) throws(EditError) in
      for name in names.map(\.rawValue) {
        var platform = file[name] ?? .object([])
        platform["iconSet"] = .string(set.rawValue)
        file[name] = platform
      }
    }
  }

  static func inventory(of set: IconSetIdentifier) -> String { "icon-sets/\(set).json" }

  /// True if the catalogue's own folder has the inventory of an icon set.
  package func hasInventory(of set: IconSetIdentifier) throws(EditError) -> Bool {
    try tree(of: Self.inventory(of: set)) != nil
  }

  /// Removes icons from the catalogue's own purposes.json.
  ///
  /// - Parameter isRemoved: returns true for an icon to remove.
  /// - Returns: the number of purposes that had some.
  package mutating func removeIcons(
    where isRemoved: (_ purpose: String, _ set: IconSetIdentifier) -> Bool
  ) throws(EditError) -> Int {
    guard try tree(of: "purposes.json") != nil else { return 0 }
    var count = 0
    try edit("purposes.json") { (file) throws(EditError) in
      for purpose in file.members.map(\.key) {
        let sets = file[purpose]?["icons"]?.members.map(\.key) ?? []
        let removed = sets.filter { isRemoved(purpose, IconSetIdentifier(rawValue: $0)) }
        for set in removed { file[purpose]?["icons"]?[set] = nil }
        if !removed.isEmpty {
          count += 1
          file.dropEmpty([purpose, "icons"])
        }
      }
    }
    return count
  }

  /// Removes the glyphs that icons of the catalogue's own purposes have in a locale.
  mutating func removeIcons(of locale: LanguageTag) throws(EditError) {
    guard try tree(of: "purposes.json") != nil else { return }
    try edit("purposes.json") { (file) throws(EditError) in
      for purpose in file.members.map(\.key) {
        for set in file[purpose]?["icons"]?.members.map(\.key) ?? []
        where file[purpose]?["icons"]?[set]?["locales"]?[locale.identifier] != nil {
          file[purpose]?["icons"]?[set]?["locales"]?[locale.identifier] = nil
          file.dropEmpty([purpose, "icons", set, "locales"])
          // An icon that is the same in all locales is its name.
          if let icon = file[purpose]?["icons"]?[set], icon.members.map(\.key) == ["name"] {
            file[purpose]?["icons"]?[set] = icon["name"]
          }
        }
      }
    }
  }

  /// True if the catalogue's own purposes.json has an entry for a purpose.
  package func declares(purpose: String) throws(EditError) -> Bool {
    try tree(of: "purposes.json")?[purpose] != nil
  }
}

package import CatalogEditing
package import CatalogFiles
package import CatalogModel
internal import SourceText

/// The inventory of an icon set in a catalogue: a new one, or new icons for one that the catalogue has already.
///
/// For `Design/icons` with `delete.svg` and `plus.svg`, the purpose `delete` gets `delete`, and `add` gets `plus`, which its
/// icon in another set is called.
package struct IconSetPlan {
  private let source: CatalogSource
  private let set: IconSetIdentifier
  private let isNew: Bool
  private let assignment: IconAssignment
  /// The new icons of purposes.
  private let assigned: [(purpose: String, icon: IconReference)]
  /// The purposes whose icons the set no longer has.
  package let lost: [String]

  /// Finds the icons of purposes.
  ///
  /// - Parameters:
  ///   - isNew: false if the catalogue's own folder has an inventory of the set.
  ///   - mirrors: the icons that are flipped in right-to-left layouts.
  ///   - base: the catalogue that an overlay extends, whose icons of other sets give further names; nil for a catalogue that
  ///     extends none.
  package init(
    _ set: IconSetIdentifier, isNew: Bool, names: Set<String>, mirrors: Set<String>, in source: CatalogSource,
    base: CatalogSource?
  ) {
    self.source = source
    self.set = set
    self.isNew = isNew
    let assignment = IconAssignment(
      names: names, mirrors: mirrors, set: set, inherited: base.map(Self.icons) ?? [:])
    self.assignment = assignment
    assigned = source.purposes.compactMap { purpose in
      assignment.icon(of: purpose).map { (purpose: purpose.identifier, icon: $0) }
    }
    lost = source.purposes.filter(assignment.hasLostIcon).map(\.identifier)
  }

  /// The icons of purposes in all sets, of which an overlay may keep few.
  private static func icons(of base: CatalogSource) -> [String: [IconReference]] {
    Dictionary(
      base.purposes.map { purpose in
        (purpose.identifier, purpose.icons.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes the inventory and the icons of purposes.
  ///
  /// - Parameters:
  ///   - facts: the facts that the caller knows; a new set gets the others by default.
  ///   - isOnly: true to use this set in place of the others.
  /// - Returns: the number of purposes that lost icons of other sets.
  package func apply(to editor: inout CatalogEditor, facts: Facts, isOnly: Bool) throws(EditError) -> Int {
    let listed = isOnly ? [] : source.manifest.iconSets.filter { $0 != set }
    var dropped = 0
    try editor.setIconSet(
      set, facts: facts.members(of: set, isNew: isNew), icons: (assignment.names, assignment.mirrors),
      listing: isOnly || !source.manifest.iconSets.contains(set) ? listed + [set] : nil)
    if isOnly {
      dropped = try editor.removeIcons { $1 != set }
      try editor.setIconSet(set, of: source.platforms.keys.sorted { $0.rawValue < $1.rawValue })
    }
    _ = try editor.removeIcons { $1 == set && lost.contains($0) }
    for icon in assigned { try editor.setIcon(icon.icon, purpose: icon.purpose, set: set) }
    return dropped
  }

  /// A line for each purpose that would have an icon of the set if that followed the reading direction.
  package var notes: [String] { source.purposes.compactMap(assignment.note) }

  /// The number of purposes with an icon of the set after the edit.
  package var servedCount: Int {
    assigned.count + source.purposes.count { $0.icons[set] != nil && !assignment.hasLostIcon($0) }
  }
}

extension IconSetPlan {
  /// The facts about a set in its inventory.
  package struct Facts {
    /// Nil for the identifier, or for the name in an existing inventory.
    private let name: String?
    private let version: String?
    private let license: String?
    /// The path of the folder or of the font.
    private let path: String

    package init(name: String?, version: String?, license: String?, path: String) {
      self.name = name
      self.version = version
      self.license = license
      self.path = path
    }

    fileprivate func members(of set: IconSetIdentifier, isNew: Bool) -> [(key: String, value: String)] {
      let given = [("name", name, set.rawValue), ("version", version, "1"), ("license", license, "Proprietary")]
      return given.compactMap { key, value, otherwise in (value ?? (isNew ? otherwise : nil)).map { (key, $0) } }
        + [("source", path.hasSuffix("tf") ? "The font \(path)." : "The SVG files in \(path).")]
    }
  }
}

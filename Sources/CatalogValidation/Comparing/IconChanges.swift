internal import CatalogFiles
package import CatalogModel

/// The changes of icons in one icon set.
package struct IconChanges: Sendable {
  package let set: IconSetIdentifier
  /// The change of the whole set: added or removed; nil if both catalogues have it.
  package let presence: Change<IconSetIdentifier>.Kind?
  /// The vendor's version of the set, if it changed.
  package let version: Change<String>?
  /// Sorted by purpose; added and removed purposes have their icons in their own change.
  package let icons: [ChangedIcon]
  /// Changes of the right-to-left behaviour of icons that purposes use; the field is the icon's name.
  package let rightToLeft: [FieldChange]

  /// The changes of each set with any, in the new catalogue's order, then those of removed sets.
  static func all(_ pairs: PurposePairs, from old: CatalogSource, to new: CatalogSource) -> [IconChanges] {
    let sets = new.manifest.iconSets + old.manifest.iconSets.filter { !new.manifest.iconSets.contains($0) }
    return sets.compactMap { set in
      let isOld = old.manifest.iconSets.contains(set)
      let isNew = new.manifest.iconSets.contains(set)
      let icons = pairs.all.compactMap { pair -> ChangedIcon? in
        guard let before = pair.old.map({ old.purposes[$0] }), let after = pair.new.map({ new.purposes[$0] }) else {
          return nil
        }
        let change = Change(old: before.icons[set], new: after.icons[set])
        return change.old == change.new ? nil : ChangedIcon(purpose: after.identifier, icon: change)
      }
      let (before, after) = (old.inventory(of: set), new.inventory(of: set))
      let isBoth = isOld && isNew
      let changes = IconChanges(
        set: set, presence: isBoth ? nil : isNew ? .added : .removed,
        version: isBoth ? Change(from: before?.version, to: after?.version) : nil, icons: icons,
        rightToLeft: behaviours(of: Set(new.purposes.flatMap { $0.icons[set]?.names ?? [] }), before, after))
      return changes.isEmpty ? nil : changes
    }
  }

  /// The behaviours of icons in both inventories.
  private static func behaviours(of names: Set<String>, _ old: IconSet?, _ new: IconSet?) -> [FieldChange] {
    guard let old, let new else { return [] }
    return names.sorted().filter { old.contains($0) && new.contains($0) }.compactMap { name in
      FieldChange(name, from: old.behaviour(of: name).text, to: new.behaviour(of: name).text)
    }
  }

  private var isEmpty: Bool { presence == nil && version == nil && icons.isEmpty && rightToLeft.isEmpty }
}

/// A purpose's icon that was added, removed or changed in a set.
package struct ChangedIcon: Sendable {
  /// The purpose's identifier; the new one if it was renamed.
  package let purpose: String
  package let icon: Change<IconReference>
}

extension CatalogSource {
  fileprivate func inventory(of set: IconSetIdentifier) -> IconSet? { iconSets.first { $0.identifier == set } }
}

extension RightToLeftBehaviour {
  /// The behaviour with its scripts, in the terms of icon set files: `mirrors in Arab, Hebr`.
  fileprivate var text: String {
    switch self {
    case .fixed: "fixed"
    case .mirrors(nil): "mirrors"
    case .mirrors(let scripts?): "mirrors in \(scripts.joined(separator: ", "))"
    case .semantic: "semantic"
    case .localized: "localized"
    }
  }
}

internal import CatalogFiles
package import CatalogModel

/// What happened to the icons that purposes have in one icon set.
package struct IconChanges: Sendable {
  package let set: IconSetIdentifier
  /// Whether the set itself was added or removed; nil where both catalogues have it.
  package let presence: Change<IconSetIdentifier>.Kind?
  /// The vendor's version of the set, where it changed.
  package let version: Change<String>?
  /// Sorted by purpose; those of purposes that were added or removed are told with the purpose.
  package let icons: [ChangedIcon]

  /// The changes of each set that has some, in the new catalogue's order, then those of the old one's further sets.
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
      func version(_ source: CatalogSource) -> String? { source.iconSets.first { $0.identifier == set }?.version }
      let changes = IconChanges(
        set: set, presence: isOld && isNew ? nil : isNew ? .added : .removed,
        version: isOld && isNew ? Change(from: version(old), to: version(new)) : nil, icons: icons)
      return changes.presence == nil && changes.version == nil && icons.isEmpty ? nil : changes
    }
  }
}

/// A purpose's icon that was added, removed or changed in a set.
package struct ChangedIcon: Sendable {
  /// The purpose's identifier, the new one where it was renamed.
  package let purpose: String
  package let icon: Change<IconReference>
}

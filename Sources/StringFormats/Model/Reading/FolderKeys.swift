internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// The keys that the other files of a folder have, in a format whose folder is one table.
///
/// Android merges the files of a `values` folder, and its build refuses a name that two of them have.
package struct FolderKeys: Sendable {
  /// The entries of files that the run does not update.
  private var elsewhere: [UnitKey: UnitPlace] = [:]
  /// The keys in files that the run updates too.
  private var updated: Set<UnitKey> = []
  /// True if an earlier file of the run gets the keys that no file has.
  private var hasEarlierFile = false

  package init() {}

  /// Adds the keys of another file of the folder.
  ///
  /// - Parameters:
  ///   - isUpdated: whether the run updates it.
  ///   - isEarlier: whether it gets the keys that no file has.
  package mutating func take(_ read: ReadTables, isUpdated: Bool, isEarlier: Bool) {
    let entries =
      read.tables.flatMap(\.units).map { ($0.key, $0.place) }
      + read.problems.compactMap { problem in problem.key.map { ($0, problem.place) } }
    if isUpdated {
      updated.formUnion(entries.map(\.0))
      hasEarlierFile = hasEarlierFile || isEarlier
    } else {
      elsewhere.merge(entries) { first, _ in first }
    }
  }

  /// Returns whether another file of the run has the key, or gets it.
  func leavesToAnotherFile(_ key: UnitKey) -> Bool {
    updated.contains(key) || (hasEarlierFile && elsewhere[key] == nil)
  }

  /// The reason for not adding a missing unit to a file, or nil.
  func reason(for key: UnitKey) -> String? {
    elsewhere[key].map { place in
      "not added, since \(place) has its name already, and a second one breaks the app's build; update that file, or "
        + "remove the entry there"
    }
  }
}

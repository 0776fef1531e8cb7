internal import CatalogModel

/// The file of the other kind beside a file, in a format that divides the units of a locale between two:
/// `Localizable.stringsdict` for `Localizable.strings`.
package struct CompanionFile: Sendable {
  package let path: String
  package let exists: Bool
  /// True if it is updated together with the file.
  package let isUpdated: Bool
  /// True if it is updated together with the file and reports the losses of both.
  package var reportsForBoth = false
  /// Its content; nothing if it cannot be read.
  package let read: ReadTables

  package init(path: String, exists: Bool = false, isUpdated: Bool = false, read: ReadTables = ReadTables()) {
    self.path = path
    self.exists = exists
    self.isUpdated = isUpdated
    self.read = read
  }

  /// Returns whether it has an entry of a key.
  func has(_ key: UnitKey) -> Bool { read.tables.contains { $0.units.contains { $0.key == key } } }
}

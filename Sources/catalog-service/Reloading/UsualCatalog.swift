import CatalogFiles
import LibC
import SourceText

/// Finds the catalogue to serve without `--catalog`.
enum UsualCatalog {
  /// The current folder if it contains a catalogue, else Standard.
  ///
  /// - Parameter shipped: the folder of the catalogues that ship with the program; nil if it is not found.
  /// - Throws: ``BrokenCatalog`` if neither is found.
  static func folder(shipped: String? = ShippedCatalogs.folder) throws(BrokenCatalog) -> String {
    if access(manifest, R_OK) == 0 { return "." }
    for folder in [shipped, "Catalogs"].compactMap(\.self) {
      let standard = Path.join(folder, "Standard")
      if access(Path.join(standard, manifest), R_OK) == 0 { return standard }
    }
    throw BrokenCatalog(
      problems: [
        "no catalogue: the current folder has no \(manifest), and Standard does not ship with this program; "
          + "name a catalogue's folder with --catalog"
      ])
  }

  private static let manifest = "catalog.json"
}

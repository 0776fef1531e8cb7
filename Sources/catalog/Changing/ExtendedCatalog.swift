import CatalogFiles
import SourceText

/// The catalogue that a new overlay extends.
struct ExtendedCatalog {
  let source: CatalogSource
  /// The overlay's folder.
  private let overlay: String
  /// The name of a catalogue that ships with the product, which is written instead of a path; nil for others.
  private let shippedName: String?

  /// Reads a catalogue: a shipped one by its name, any other by its folder or its name in Catalogs/.
  ///
  /// - Throws: ``CannotRun`` if it does not exist, or if a catalogue that it extends cannot be read.
  init(_ name: String, extendedBy overlay: String) throws {
    self.overlay = overlay
    shippedName = ShippedCatalogs.names.contains(name) ? name : nil
    var candidates = name.contains("/") ? [name] : [name, Path.join(CatalogOption.catalogs, name)]
    if shippedName != nil {
      guard let shipped = DiskFiles().base(name, of: overlay) else {
        throw CannotRun(
          "the catalogues that ship with this program were not found; set \(ShippedCatalogs.variable) to the folder "
            + "that contains '\(name)'")
      }
      candidates = [shipped]
    }
    for candidate in candidates {
      do {
        // A candidate without a catalogue may be the new folder, which must be unlocked when it is written.
        let found = try CatalogReader(files: LockedFiles(Terminal.disk)).read(candidate)
        try found.refuseProblemOfBase()
        source = found
        return
      } catch let error as FileError {
        guard error.reason == .notFound else { throw CannotRun("\(error)") }
      }
    }
    throw CannotRun(
      "no catalogue '\(name)' to extend: none of \(candidates.map { "'\($0)'" }.joined(separator: ", ")) "
        + "contains a catalog.json\(NearestName.suggestion(for: name, in: ShippedCatalogs.names.sorted()))")
  }

  /// The value of `extends` in the overlay's catalog.json.
  var extends: String { shippedName ?? Path.way(from: overlay, to: source.folder) }

  /// The relative path from the overlay to the product's JSON Schemas; nil if they are not beside the catalogue.
  var schemas: String? {
    let candidate = Path.normalized(Path.join(source.folder, ".."))
    guard (try? DiskFiles().read(Path.join(candidate, "catalog.schema.json"))) != nil else { return nil }
    let way = Path.way(from: overlay, to: candidate)
    // The location of an installed product differs from machine to machine.
    let isInstalled = way.split(separator: "/").contains { name in
      name.hasPrefix(".") && name != ".." || ["node_modules", "share", "site-packages"].contains(name)
    }
    if shippedName != nil, isInstalled || ![overlay, candidate].allSatisfy(\.isBelowCurrentFolder) { return nil }
    return way
  }
}

extension String {
  /// True if a path is below the current folder.
  fileprivate var isBelowCurrentFolder: Bool {
    !Path.way(from: ".", to: self).split(separator: "/").contains { $0 == ".." }
      && !Path.way(from: ".", to: self).hasPrefix("/")
  }
}

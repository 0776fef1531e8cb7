package import CatalogFiles
internal import SourceText

/// The catalogue that a new overlay extends.
package struct ExtendedCatalog {
  package let source: CatalogSource
  /// The overlay's folder.
  private let overlay: String
  /// The name of a catalogue that ships with the product, which is written instead of a path; nil for others.
  private let shippedName: String?

  /// Reads a catalogue: a shipped one by its name, any other by its folder or its name in a folder of catalogues.
  ///
  /// - Parameters:
  ///   - overlay: the overlay's folder.
  ///   - catalogs: the folder of catalogues.
  ///   - disk: determines how long to wait for other commands.
  package init(
    _ name: String, extendedBy overlay: String, in catalogs: String, on disk: DiskFiles
  ) throws(ExtendedCatalogError) {
    self.overlay = overlay
    guard !ShippedCatalogs.names.contains(Path.name(of: overlay)) else { throw .hidesShippedCatalog(overlay) }
    shippedName = ShippedCatalogs.names.contains(name) ? name : nil
    var candidates = name.contains("/") ? [name] : [name, Path.join(catalogs, name)]
    if shippedName != nil {
      guard let shipped = DiskFiles().base(name, of: overlay) else { throw .shippedCatalogsNotFound(name) }
      candidates = [shipped]
    }
    for candidate in candidates {
      do throws(FileError) {
        // A candidate without a catalogue may be the new folder, which must be unlocked when it is written.
        source = try CatalogReader(files: LockedFiles(disk)).read(candidate)
      } catch {
        guard error.reason == .notFound else { throw .file(error) }
        continue
      }
      if let problem = source.problemOfBase { throw .problemOfBase(problem.line) }
      return
    }
    throw .notFound(name, candidates: candidates)
  }

  /// The value of `extends` in the overlay's catalog.json.
  package var extends: String { shippedName ?? Path.way(from: overlay, to: source.folder) }

  /// The relative path from the overlay to the product's JSON Schemas; nil if they are not beside the catalogue.
  package var schemas: String? {
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

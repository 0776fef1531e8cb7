package import CatalogFiles
internal import SourceText

/// The reason why a catalogue cannot be extended.
package enum ExtendedCatalogError: Error, Hashable {
  /// The name is that of a catalogue of the product, which is not found.
  case shippedCatalogsNotFound(String)
  case file(FileError)
  /// A catalogue that it extends cannot be read: the place and the problem.
  case problemOfBase(String)
  /// The overlay's folder has the name of a catalogue of the product, which it would hide.
  case hidesShippedCatalog(String)
  /// No catalogue has the name; the folders that were tried.
  case notFound(String, candidates: [String])
}

extension ExtendedCatalogError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .shippedCatalogsNotFound(let name):
      "the catalogues that ship with this program were not found; set \(ShippedCatalogs.variable) to the folder "
        + "that contains '\(name)'"
    case .hidesShippedCatalog(let folder):
      "'\(folder)' has the name of a catalogue that ships with this program, which it would hide; choose another name"
    case .file(let error): "\(error)"
    case .problemOfBase(let problem): problem
    case .notFound(let name, let candidates):
      "no catalogue '\(name)' to extend: none of \(candidates.map { "'\($0)'" }.joined(separator: ", ")) "
        + "contains a catalog.json\(NearestName.suggestion(for: name, in: ShippedCatalogs.names.sorted()))"
    }
  }
}

package import CatalogEditing
package import CatalogFiles
package import StringFormats

/// The reason why the texts of an app cannot be adopted.
package enum AdoptionError: Error {
  case file(FileError)
  /// Problems of audit.json or of an audit's report, each with its place.
  case problems([String])
  /// A path of the app that does not exist.
  case missingPath(String)
  /// The catalogue that a new overlay extends cannot be read.
  case extended(ExtendedCatalogError)
  /// A catalogue that the overlay extends cannot be read: the place and the problem.
  case problemOfBase(String)
  /// The folder has a catalogue that is not an overlay.
  case extendsNothing(overlay: String)
  /// The overlay extends another catalogue than the named one.
  case extendsAnother(overlay: String, base: String, named: String)
  case edit(EditError)
  /// A review list cannot be read or made.
  case list(StringTableError)
}

extension AdoptionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .problems(let problems): problems.joined(separator: "\n")
    case .missingPath(let path): "'\(path)' does not exist; name the app's folders with --from"
    case .extended(let error): "\(error)"
    case .problemOfBase(let problem): problem
    case .extendsNothing(let overlay):
      "'\(overlay)' is a catalogue that extends no other; name the folder of an overlay, or a new one, with --to"
    case .extendsAnother(let overlay, let base, let named):
      "'\(overlay)' extends '\(base)', not '\(named)'; leave out --catalog, or name a new folder with --to"
    case .edit(let error): "\(error)"
    case .list(let error): "\(error)"
    }
  }
}

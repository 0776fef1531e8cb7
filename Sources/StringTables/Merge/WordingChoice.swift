package import CatalogFiles
package import CatalogModel

extension ImportFiles.Found {
  /// The wording of the texts that are imported; nil for the shared texts.
  ///
  /// - Parameter catalogue: the catalogue that is imported into, without a wording.
  /// - Throws: an error if the texts are in several wordings.
  package func wordingToImport(into catalogue: CatalogSource) throws(WordingChoiceError) -> Wording? {
    let found = ImportedWordings(of: files, in: catalogue).all
    guard found.count <= 1 else { throw .severalToImport(found) }
    return found.first ?? nil
  }

  /// The wording of the texts in files that are updated; nil for the shared texts.
  ///
  /// - Parameter catalogue: the catalogue that the texts are from, without a wording.
  package func wordingToUpdate(from catalogue: CatalogSource) throws(WordingChoiceError) -> Wording? {
    let found = ImportedWordings(of: files, in: catalogue).all
    guard found.count <= 1 else { throw .severalToUpdate(found) }
    return found.first ?? nil
  }

  /// The doubts that the texts are in the assumed wording.
  ///
  /// - Parameter catalogue: the catalogue that is imported into, without a wording.
  package func doubts(on assumed: Wording?, in catalogue: CatalogSource) -> [WordingDoubt] {
    ImportedWordings.doubts(of: files, on: assumed, in: catalogue)
  }
}

/// The reason why the wording of files is not clear.
package enum WordingChoiceError: Error {
  /// The wordings of the files to import; nil for the shared texts.
  case severalToImport(Set<Wording?>)
  /// The wordings of the files to update; nil for the shared texts.
  case severalToUpdate(Set<Wording?>)
}

extension WordingChoiceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .severalToImport(let wordings): "\(Self.kinds(wordings)); import each kind on its own"
    case .severalToUpdate(let wordings): "\(Self.kinds(wordings)); update each kind on its own, or say --wording"
    }
  }

  private static func kinds(_ wordings: Set<Wording?>) -> String {
    let names = wordings.map { $0.map { "of wording '\($0)'" } ?? "shared" }.sorted()
    return "the files have texts of several kinds: \(names.joined(separator: ", "))"
  }
}

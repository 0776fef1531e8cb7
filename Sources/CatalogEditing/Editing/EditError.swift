package import CatalogFiles
package import CatalogModel

/// Why a catalogue could not be edited.
package enum EditError: Error, Hashable {
  /// A file could not be read or written.
  case file(FileError)
  /// A file does not parse, so that writing it back would lose something; each problem with its place.
  case broken(file: String, problems: [String])
  /// A file holds something else than an object, or has an object missing where the edit goes.
  case unexpectedShape(file: String)
  /// A purpose that is to be added is there already.
  case purposeExists(String)
  /// A purpose that is to be changed is not declared in the catalogue's own files.
  case purposeNotDeclaredHere(String)
  /// A locale that is to be added is there already.
  case localeExists(LanguageTag)
}

extension EditError: CustomStringConvertible {
  package var description: String { lines.joined(separator: "\n") }

  /// The description line by line, for a program that has to keep the names in it from ending one.
  package var lines: [String] {
    switch self {
    case .file(let error): ["\(error)"]
    case .broken(let file, let problems):
      ["cannot edit '\(file)' before it is well-formed:"] + problems.map { "  \($0)" }
    case .unexpectedShape(let file): ["cannot edit '\(file)': it is not as the format has it; run 'catalog check'"]
    case .purposeExists(let purpose): ["purpose '\(purpose)' exists already; choose another identifier"]
    case .purposeNotDeclaredHere(let purpose):
      ["purpose '\(purpose)' is not declared in this catalogue's own purposes.json; change it where it is declared"]
    case .localeExists(let locale): ["locale '\(locale)' is declared already"]
    }
  }
}

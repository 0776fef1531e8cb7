package import CatalogFiles
package import CatalogModel

/// An error in editing a catalogue.
package enum EditError: Error, Hashable {
  /// A file could not be read or written.
  case file(FileError)
  /// A file does not parse, so that writing it would lose content; each problem with its place.
  case broken(file: String, problems: [String])
  /// A file is not an object, or an object for the edit is missing.
  case unexpectedShape(file: String)
  /// A purpose to be added already exists.
  case purposeExists(String)
  /// The identifier of a purpose to be added or renamed is a former one of another purpose.
  case formerIdentifier(String, of: String)
  /// A purpose to be changed is not declared in the catalogue's own files.
  case purposeNotDeclaredHere(String)
  /// A screen to be added already exists.
  case screenExists(String)
  /// A locale to be added already exists.
  case localeExists(LanguageTag)
}

extension EditError: CustomStringConvertible {
  package var description: String { lines.joined(separator: "\n") }

  /// The lines of the description, for programs that escape line breaks in names.
  package var lines: [String] {
    switch self {
    case .file(let error): ["\(error)"]
    case .broken(let file, let problems):
      ["cannot edit '\(file)' before it is well-formed:"] + problems.map { "  \($0)" }
    case .unexpectedShape(let file): ["cannot edit '\(file)': it does not follow the format; run 'catalog check'"]
    case .purposeExists(let purpose): ["purpose '\(purpose)' already exists; choose another identifier"]
    case .formerIdentifier(let identifier, let purpose):
      [
        "'\(identifier)' is a former name of purpose '\(purpose)', which apps may still use; choose another identifier, "
          + "or remove it from 'formerly' of '\(purpose)'"
      ]
    case .purposeNotDeclaredHere(let purpose):
      [
        "purpose '\(purpose)' is not declared in this catalogue's own purposes.json; change it where it is declared, or leave it out with 'purposes' in catalog.json"
      ]
    case .screenExists(let screen): ["screen '\(screen)' already exists; choose another identifier"]
    case .localeExists(let locale): ["locale '\(locale)' is already declared"]
    }
  }
}

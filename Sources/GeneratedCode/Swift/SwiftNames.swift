internal import CodeWriting

/// The names of purposes, languages and icon sets in generated code, each unique in its scope.
struct SwiftNames {
  /// The cases of `Purpose`.
  let purposes: [String]
  /// Deprecated names by purpose; none is also a current name.
  let former: [[String]]
  /// The constants of `Language`.
  let languages: [String]
  /// The cases of `IconSet`.
  let iconSets: [String]

  init(_ catalog: GeneratedCatalog) {
    purposes = catalog.purposes.map(\.name.swift)
    former = catalog.purposes.map(\.name.formerSwift)
    languages = NameScope.swiftLanguages.names(of: catalog.locales.map(\.tag))
    iconSets = NameScope.swiftIconSets.names(of: catalog.iconSets.map(\.identifier))
  }

  /// The namespace of a locale's texts.
  func texts(_ locale: Int) -> String { "CatalogTexts.\(CamelCase.capitalized(languages[locale]))" }
}

internal import SwiftWriting

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
    iconSets = Self.unique(
      catalog.iconSets.map(\.identifier), reserved: SwiftReservedNames.iconSet, suffix: "Icons")
    let members = SwiftReservedNames.purpose(iconSets: iconSets)
    let purposes = Self.unique(
      catalog.purposes.map(\.identifier), reserved: members, suffix: "Purpose")
    var taken = members.union(purposes)
    former = catalog.purposes.map { purpose in
      purpose.formerly.map(SwiftText.lowerCamelCase(ofIdentifier:)).filter { taken.insert($0).inserted }
    }
    self.purposes = purposes
    languages = Self.unique(catalog.locales.map(\.tag), reserved: SwiftReservedNames.language, suffix: "Language")
  }

  /// Names in lower camel case; a duplicate gets the suffix, and a number if that is a duplicate too.
  static func unique(_ identifiers: [String], reserved: Set<String>, suffix: String) -> [String] {
    var taken = reserved
    return identifiers.map { identifier in
      let name = SwiftText.lowerCamelCase(ofIdentifier: identifier)
      let choices = [name, name + suffix] + (2...9).map { "\(name)\(suffix)\($0)" }
      return choices.first { taken.insert($0).inserted } ?? name
    }
  }

  /// The namespace of a locale's texts.
  func texts(_ locale: Int) -> String { "CatalogTexts.\(SwiftText.capitalized(languages[locale]))" }
}

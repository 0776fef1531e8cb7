/// The places of Swift code with names that come from a catalogue. Tests compare their reserved names with the symbol graphs of
/// generated code and of the library.
extension NameScope {
  /// The cases of generated `Purpose`, and the constants of the library's in an embedded catalogue.
  ///
  /// - Parameter iconSets: the catalogue's icon sets, each of which has a function.
  package static func swiftPurposes(iconSets: [String]) -> NameScope {
    let functions = Set(swiftIconSets.names(of: iconSets).map { "\($0)Icon" })
    return swift(membersOfGeneratedPurpose.union(membersOfPurpose).union(functions), ending: "Purpose")
  }

  /// The constants of generated `Language`. `any` is reserved, since its texts would be in an enumeration `Any`.
  package static let swiftLanguages = swift(
    [
      "all", "any", "closest", "isRightToLeft", "listed", "matching", "numbers", "plain", "shown", "tag", "translation",
      "user", "usualScript",
    ], ending: "Language")

  /// The cases of generated `IconSet`, and the constants of `IconSetIdentifier` in an embedded catalogue.
  package static let swiftIconSets = swift(["description", "wellKnown"], ending: "Icons")

  /// The constants of `HeaderKind` in an embedded catalogue.
  package static let swiftHeaderKinds = swift(["description"], ending: "Header")

  /// The cases of generated `Platform`.
  package static let swiftPlatforms = swift(["current", "facts", "hasNoIcon", "iconSet"], ending: "Platform")

  /// The cases of a screen enumeration.
  package static let swiftScreens = swift(membersOfScreen, ending: "Screen")

  /// The functions that make a feature's screens.
  package static let swiftFeatures = swift(membersOfScreen, ending: "Feature")

  /// The cases of an enumeration of the texts that screens declare, such as actions. These are any texts.
  package static func swiftTexts(ending: String) -> NameScope {
    NameScope(reserved: membersOfEnumerations, ending: ending) { SwiftText.lowerCamelCase(ofWords: $0) ?? "other" }
  }

  /// The constant of an embedded catalogue, in an extension of the library's `Catalog`: in the module that declares a constant
  /// with the name of a member, Swift would only find the constant.
  package static let swiftCatalogs = NameScope(
    reserved: [
      "iconSets", "locales", "name", "opposite", "purpose", "purposes", "resolver", "screens", "sourceLocale",
      "storage", "wording", "wordings",
    ], ending: "Catalog"
  ) { $0 }

  // MARK: Reserved names

  private static func swift(_ reserved: Set<String>, ending: String) -> NameScope {
    NameScope(
      reserved: membersOfEnumerations.union(reserved), ending: ending, spelling: SwiftText.lowerCamelCase(ofIdentifier:)
    )
  }

  /// The members that the compiler and the standard library add to an enumeration, those of an optional one, and the names
  /// that a case has only in backticks.
  static let membersOfEnumerations: Set = [
    "allCases", "encode", "hash", "hashValue", "init", "none", "rawValue", "self", "some",
  ]

  static let membersOfGeneratedPurpose: Set = [
    "accessibleName", "buttonRole", "direction", "icon", "inputLabels", "labelMessage", "nsImage", "opposite",
    "plainText", "role", "shortTitle", "title", "uiImage",
  ]

  /// The members of the library's `Purpose`.
  private static let membersOfPurpose: Set = [
    "description", "direction", "id", "identifier", "message", "messages", "opposite", "role", "storage",
  ]

  /// The members of generated `Screen`.
  private static let membersOfScreen: Set = [
    "backLabel", "destination", "facts", "header", "id", "identifier", "parameters", "parent", "path", "presentation",
    "subtitle", "tabs", "title", "titlePurpose",
  ]
}

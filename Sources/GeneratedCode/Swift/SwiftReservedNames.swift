/// The members of generated types, which no purpose, locale, icon set, platform or screen can be named as. A test compares
/// them with the symbol graph of generated code.
enum SwiftReservedNames {
  /// The members that the compiler and the standard library add.
  static let synthesized: Set = ["allCases", "encode", "hash", "hashValue", "rawValue"]

  /// - Parameter iconSets: the names of the icon sets, each of which has a function.
  static func purpose(iconSets: [String]) -> Set<String> {
    synthesized.union(iconSets.map { "\($0)Icon" }).union([
      "accessibleName", "buttonRole", "direction", "icon", "inputLabels", "labelMessage", "nsImage", "opposite",
      "plainText", "role", "shortTitle", "title", "uiImage",
    ])
  }

  /// Also `any`, whose texts would be in an enumeration `Any`, which is a reserved word.
  static let language = synthesized.union([
    "all", "any", "closest", "isRightToLeft", "listed", "matching", "numbers", "plain", "tag", "shown", "translation",
    "user",
    "usualScript",
  ])

  static let iconSet = synthesized

  static let platform = synthesized.union(["current", "facts", "hasNoIcon", "iconSet"])

  static let screen = synthesized.union([
    "backLabel", "destination", "facts", "header", "id", "identifier", "parameters", "parent", "path", "presentation",
    "subtitle", "tabs", "title", "titlePurpose",
  ])
}

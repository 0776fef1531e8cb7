/// The members of generated types, which no purpose, locale, icon set, platform or screen can be named as. A test compares
/// them with the symbol graph of generated code.
enum SwiftReservedNames {
  static let purpose: Set = [
    "allCases", "buttonRole", "direction", "hashValue", "icon", "nsImage", "opposite", "plainText", "rawValue", "role",
    "shortTitle", "text", "title", "uiImage",
  ]

  /// The texts of `any` would be in an enumeration `Any`, which is a reserved word.
  static let language: Set = [
    "all", "any", "hashValue", "identifier", "matching", "numbers", "translation", "user",
  ]

  static let iconSet: Set = ["allCases", "hashValue", "rawValue"]

  static let platform: Set = ["allCases", "current", "facts", "hasNoIcon", "hashValue", "iconSet", "rawValue"]

  static let screen: Set = [
    "backLabel", "destination", "encode", "facts", "hashValue", "header", "id", "identifier", "parameters", "parent",
    "path", "presentation", "tabs", "title",
  ]
}

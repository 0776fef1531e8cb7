internal import CatalogValidation

extension RuleExample {
  /// Files of an app.
  static func sources(_ files: [String: String]) -> RuleExample { RuleExample(files, in: [:]) }

  /// A file in Swift.
  static func swift(_ text: String) -> RuleExample { sources(["Screen.swift": text]) }
}

internal import CatalogModel

extension MessageDeclaration {
  /// What findings call the text of a message: "title", "text for 'counted'".
  static func nameOfText(_ message: String) -> String { message == title ? title : "text for '\(message)'" }
}

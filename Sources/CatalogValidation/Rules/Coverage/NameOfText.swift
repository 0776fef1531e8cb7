internal import CatalogModel

extension MessageDeclaration {
  /// The name for the text of a message in findings: "title", "text for 'counted'".
  static func nameOfText(_ message: String) -> String { message == title ? title : "text for '\(message)'" }
}

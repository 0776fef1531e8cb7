internal import TextFormats

/// Restricts the references within a drawing to its own elements, one level deep.
///
/// Ten nested levels of `use` can draw billions of shapes; so a referenced element may not contain references.
struct SVGReferences {
  private let root: XMLTreeElement
  private let path: String

  init(_ root: XMLTreeElement, path: String) {
    self.root = root
    self.path = path
  }

  /// - Throws: ``ArtworkError`` for the first element with an id whose content has references.
  func check() throws(ArtworkError) {
    for element in targets(in: root) where try hasReference(element) {
      throw ArtworkError(
        "'#\(element["id"] ?? "")' refers to other elements; copy them into it", path: path)
    }
  }

  /// The id that a value refers to; nil if it contains no reference.
  static func target(of value: String, attribute: String, path: String) throws(ArtworkError) -> String? {
    let text = value.trimmed
    if attribute == "href" {
      guard text.hasPrefix("#"), isIdentifier(text.dropFirst()) else {
        throw ArtworkError("'\(text.prefix(40))' leads out of the file; only '#id' is read", path: path)
      }
      return String(text.dropFirst())
    }
    guard text.lowercased().contains("url") else { return nil }
    let body = text.dropFirst("url(#".count).dropLast()
    guard attribute == "clip-path", text.hasPrefix("url(#"), text.hasSuffix(")"), isIdentifier(body) else {
      throw ArtworkError(
        "'\(attribute)' refers to '\(text.prefix(40))'; only clip-path=\"url(#id)\" is read", path: path)
    }
    return String(body)
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789-_.:".unicodeScalars.contains($0) }
  }

  private func targets(in element: XMLTreeElement) -> [XMLTreeElement] {
    element.children.flatMap { child in (child["id"] == nil ? [] : [child]) + targets(in: child) }
  }

  private func hasReference(_ element: XMLTreeElement) throws(ArtworkError) -> Bool {
    if element.attributes.contains(where: { $0.name == "href" || $0.value.lowercased().contains("url(") }) {
      return true
    }
    for child in element.children where try hasReference(child) { return true }
    return false
  }
}

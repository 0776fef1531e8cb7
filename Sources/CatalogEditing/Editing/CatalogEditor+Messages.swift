internal import CatalogFiles
internal import CatalogModel
internal import SourceText

extension CatalogEditor {
  /// Removes a message of a purpose, with its texts in all locales and wordings, from the catalogue's own files.
  ///
  /// - Returns: false if none of them has it.
  package mutating func removeMessage(_ message: String, of identifier: String) throws(EditError) -> Bool {
    var isFound = false
    if try tree(of: "purposes.json")?[identifier]?["messages"]?[message] != nil {
      isFound = true
      try edit("purposes.json") { (file) throws(EditError) in
        file[identifier]?["messages"]?[message] = nil
        file.dropEmpty([identifier, "messages"])
      }
    }
    for name in names(in: "titles") {
      let path = "titles/\(name).json"
      let texts = PurposeTexts(try tree(of: path)?[identifier])
      guard texts?.tree[message] != nil else { continue }
      isFound = true
      try edit(path) { (file) throws(EditError) in
        guard var texts = PurposeTexts(file[identifier]) else { return }
        texts.tree[message] = nil
        file[identifier] = texts.shortest
      }
    }
    return isFound
  }
}

extension JSONTree {
  /// Removes an object at the end of a path if it is empty, and then the object around it.
  mutating func dropEmpty(_ path: [String]) {
    guard let key = path.first, var value = self[key] else { return }
    value.dropEmpty(Array(path.dropFirst()))
    self[key] = value == .object([]) ? nil : value
  }
}

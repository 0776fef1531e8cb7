internal import CatalogFiles
internal import SourceText

/// A step from a JSON value to one inside it.
enum JSONStep {
  case key(String)
  case element(Int)
}

extension Fix {
  /// A fix that removes a member or an element from a file, together with the objects and lists that it leaves empty.
  ///
  /// - Parameters:
  ///   - path: the steps from the root of the document.
  ///   - document: the file, as it was read.
  /// - Returns: nil if the file does not have the value, or would become empty.
  init?(removing path: [JSONStep], from document: JSONDocument) {
    guard document.problems.isEmpty else { return nil }
    var levels: [(siblings: [Range<Int>], index: Int)] = []
    var value = document.root
    for step in path {
      switch step {
      case .key(let name):
        guard let members = value.members, let index = members.firstIndex(where: { $0.key == name }) else { return nil }
        let siblings = members.map { $0.keyRange.lowerBound..<$0.value.range.upperBound }
        levels.append((siblings, index))
        value = members[index].value
      case .element(let index):
        guard let elements = value.elements, elements.indices.contains(index) else { return nil }
        levels.append((elements.map(\.range), index))
        value = elements[index]
      }
    }
    guard let level = levels.last(where: { $0.siblings.count > 1 }) else { return nil }
    let (siblings, index) = level
    // Also removes the comma before it; the first element has none.
    let range =
      index > 0
      ? siblings[index - 1].upperBound..<siblings[index].upperBound
      : siblings[0].lowerBound..<siblings[1].lowerBound
    self.init(file: document.source, range: range, replacement: "", isRemoval: true)
  }
}

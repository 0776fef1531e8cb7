internal import CatalogModel
package import SourceText

/// The texts of one purpose in one locale: just a title, or an object of messages.
package struct PurposeTexts {
  /// An object of messages.
  package var tree: JSONTree

  /// Parses the value in a file; nil if it has neither form.
  package init?(_ value: JSONTree?) {
    switch value {
    case nil: tree = .object([])
    case .string?: tree = .fields([(MessageDeclaration.title, value)])
    case .object(let members)?: tree = .object(members)
    default: return nil
    }
  }

  /// A single title is written as a string; a purpose without texts is left out.
  package var shortest: JSONTree? {
    guard let first = tree.members.first else { return nil }
    if tree.members.count == 1, first.key == MessageDeclaration.title, case .string = first.value { return first.value }
    return tree
  }
}

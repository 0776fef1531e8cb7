internal import CatalogModel
package import SourceText

/// The texts of one purpose in one locale: in a file a title alone, or an object of messages.
package struct PurposeTexts {
  /// An object of messages.
  package var tree: JSONTree

  /// Takes over what a file says; nil if it is neither form.
  package init?(_ value: JSONTree?) {
    switch value {
    case nil: tree = .object([])
    case .string?: tree = .fields([(MessageDeclaration.title, value)])
    case .object(let members)?: tree = .object(members)
    default: return nil
    }
  }

  /// A title alone stands by itself; without any text the purpose is left out.
  package var shortest: JSONTree? {
    guard let first = tree.members.first else { return nil }
    if tree.members.count == 1, first.key == MessageDeclaration.title, case .string = first.value { return first.value }
    return tree
  }
}

package import CatalogModel

/// The likeness by which an icon was found for a purpose.
package enum IconLikeness: String, Sendable {
  /// It is called like the purpose, or like the purpose's icon in two other sets.
  case exact
  /// It is called like the purpose's icon in another set, or like another word for it.
  case synonym
  /// A person chose it.
  case chosen
}

/// An icon of a set for a purpose.
package struct IconProposal: Hashable, Sendable {
  package let purpose: String
  package let icon: IconReference
  package let likeness: IconLikeness
}

/// An icon of a site.
package struct SiteIcon: Sendable, Equatable {
  /// The name as written: `trash.fill`, `ic_delete_24`, `Icons.Default.Delete`, `DeleteIcon`, `edit-delete-symbolic`.
  package let name: String
  /// The kind of name, if the source says so: SF Symbols, a drawable, an asset, a component.
  package let origin: Origin
  package let range: Range<Int>

  package enum Origin: Sendable { case sfSymbol, materialIcon, drawable, asset, component, iconName }
}

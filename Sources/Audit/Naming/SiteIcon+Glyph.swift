internal import CatalogModel
package import AppReading

extension SiteIcon {
  /// The glyph that the icon draws, without its style: `trash` for `trash.fill` and `ic_trash_24dp`.
  package var glyph: String { IconWords(name, hasDots: origin == .sfSymbol).base }
}

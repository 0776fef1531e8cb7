internal import CatalogModel
internal import AppReading

/// The audit's readings of names and texts that adopting an app's texts needs.
package enum AuditWords {
  /// Returns whether something is inserted into a text: `%@`, `%1$s`, `{name}`, `{{count}}`.
  package static func hasArguments(_ text: String) -> Bool { AppTexts.hasArguments(text) }

  /// The glyph that an icon's name contains, in lower case with hyphens: `@drawable/ic_star_border_24dp` is
  /// `star-border`.
  package static func glyph(ofIcon name: String) -> String { IconWords(name).exact }
}

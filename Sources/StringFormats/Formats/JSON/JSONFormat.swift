internal import CatalogModel
package import SourceText

/// `json`: one flat object for each locale with ICU messages by key, as web apps load it.
///
/// ```json
/// {
///   "$meta": { "format": "json", "catalogue": "Standard", …, "units": { "delete": "source=… target=… state=…" } },
///   "delete": "Löschen",
///   "delete.counted": "{count, plural, one {# Objekt löschen} other {# Objekte löschen}}"
/// }
/// ```
///
/// Apps ignore `$meta`, or the option `meta=no` leaves it out; then an import has no base to compare with. Limits: a
/// plain string has no place for states, comments and context.
package struct JSONFormat: LocaleFileFormat {
  package init() {}

  package let description = FormatDescription(
    .json,
    summary: "a flat JSON object of ICU messages for each locale, as web apps load it",
    fileExtensions: ["json"],
    layout: .filePerLocale,
    capabilities: [.bases],
    fallback: .source,
    limits: ["It has no place for states, comments and context."],
    options: [JSONMeta.option, .untranslated]
  )

  /// The separator between a purpose and its message.
  static let separator: Character = "."

  package func recognition(of file: SourceFile) -> Recognition { JSONMeta.recognition(of: file, as: description) }
}

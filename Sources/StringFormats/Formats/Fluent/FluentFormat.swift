internal import CatalogModel
package import SourceText

/// `fluent`: Mozilla's Fluent (Fluent Syntax 1.0), with a message for each purpose and an attribute for each further
/// text.
///
/// ```
/// ### purpose-catalog: locale=de
///
/// # Removes the selected items for good.
/// # purpose-catalog: source=… target=… state=translated
/// # .counted: Names how many items go.
/// # .counted purpose-catalog: source=… target=… state=translated
/// delete = Löschen
///     .counted =
///         { $count ->
///             [one] { $count } Objekt löschen
///            *[other] { $count } Objekte löschen
///         }
/// ```
///
/// A plural is one selector around whole sentences, with `other` as its default. `{ $count }` is formatted for the
/// locale, as in ICU. Braces, spaces at the ends of lines and characters that may not begin a line are in string
/// literals, `{ "{" }`, and so is an empty text, `{ "" }`. Limits: there is no place for states and comments; selects,
/// ordinals and offsets are left out.
package struct FluentFormat: LocaleFileFormat {
  package init() {}

  package let description = FormatDescription(
    .fluent,
    summary: "Fluent (.ftl), a message for each purpose and an attribute for each further text",
    fileExtensions: ["ftl"],
    layout: .filePerLocale,
    capabilities: [.shownComments, .bases],
    fallback: .source,
    limits: [
      "It has no place for states, and comments are not taken back.", "It cannot hold 'select', ordinals and offsets.",
    ],
    options: [.untranslated]
  )

  /// The prefix of the locale in a file's comment.
  static let localePrefix = UnitBase.notePrefix + "locale="

  package func recognition(of file: SourceFile) -> Recognition { file.fileExtension == "ftl" ? .certain : .no }
}

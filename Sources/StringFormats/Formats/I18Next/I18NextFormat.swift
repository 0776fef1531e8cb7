internal import CatalogModel
internal import ICUText
internal import MessageSyntax
package import SourceText

/// `i18next`: the JSON of i18next since version 21 (JSON v4), with a key for each plural category.
///
/// ```json
/// {
///   "$meta": { "format": "i18next", "locale": "de", …, "units": { "delete.title": "source=… target=… state=…" } },
///   "delete": {
///     "title": "Löschen",
///     "counted_one": "{{count, number}} Objekt löschen",
///     "counted_other": "{{count, number}} Objekte löschen"
///   }
/// }
/// ```
///
/// `t('delete.counted', { count })` finds the text in both layouts with i18next's default separators. The categories
/// are those of `Intl.PluralRules`, which are ICU's. `_zero` is shown for 0 in every language, so it is `=0` in
/// languages without a category `zero`. Numbers are `{{count, number}}`, formatted for the locale as in ICU. i18next
/// loads `$meta` as one more text, unless `meta=no` leaves it out. Not supported: plurals of an argument other than
/// `count`, other explicit values, ordinals, offsets, selects, and texts that i18next would interpret as syntax, since
/// it has no escapes: `{{` and `$t(`; also `}}` and a literal `{count}`, which reading would report as a broken
/// placeholder.
package struct I18NextFormat: LocaleFileFormat, NamedFileFormat {
  package init() {}

  package let description = FormatDescription(
    .i18next,
    summary: "JSON v4 of i18next, a key for each plural category, for web apps",
    fileExtensions: ["json"],
    layout: .filePerLocale,
    capabilities: [.bases],
    fallback: .truncation,
    limits: [
      "It has no place for states, comments and context.",
      "It cannot hold 'select', ordinals, offsets, explicit values other than '=0', plurals of an argument that is not "
        + "called 'count', nor the texts '{{', '}}' and '$t(', nor an argument's name between braces that are text.",
    ],
    options: [Self.layout, JSONMeta.option, .untranslated]
  )

  static let layout = FormatOption(
    "layout", values: ["nested", "flat"], summary: "whether each purpose is an object, or each key holds a '.'")

  /// The separator between a purpose and its message: i18next's `keySeparator`.
  static let keySeparator: Character = "."
  /// The separator between a message and its category: i18next's `pluralSeparator`.
  static let pluralSeparator: Character = "_"
  /// The only argument that i18next counts.
  static let counted = "count"

  package func recognition(of file: SourceFile) -> Recognition { JSONMeta.recognition(of: file, as: description) }

  /// The suffix of a selector; nil if i18next has no equivalent.
  static func suffix(of selector: PluralMessage.Selector, categories: [PluralCategory]) -> String? {
    ZeroText.keyword(of: selector, categories: categories)?.keyword
  }

  /// The selector of a suffix, or nil.
  static func selector(of suffix: some StringProtocol, categories: [PluralCategory]) -> PluralMessage.Selector? {
    PluralCategory(keyword: suffix).map { ZeroText.selector(of: $0, categories: categories) }
  }
}

internal import CatalogModel
package import SourceText

/// `properties`: Java's resource bundles (java.util.Properties), with ICU messages for ICU4J's `MessageFormat`.
///
/// ```
/// # Names how many items go.
/// # purpose-catalog: source=… target=… state=translated
/// delete.counted = {count, plural, one {# Objekt l\u00F6schen} other {# Objekte l\u00F6schen}}
/// ```
///
/// Files have the names that `ResourceBundle` looks for, `Messages_sr_Latn.properties`, and `Messages.properties` for
/// the source locale. By default they are ASCII with `\uXXXX` escapes, which every Java reads; `encoding=utf-8` is for
/// Java 9 and later. Reading accepts UTF-8 and, like `PropertyResourceBundle`, falls back to ISO 8859-1 if a file has
/// no UTF-8 characters. Limits: there is no place for states and comments; `java.text.MessageFormat` knows neither
/// named arguments nor plurals, so an app needs ICU4J for such texts.
package struct PropertiesFormat: LocaleFileFormat {
  package init() {}

  package let description = FormatDescription(
    .properties,
    summary: "Java's resource bundles of ICU messages, for ICU4J",
    fileExtensions: ["properties"],
    extensionsOfEmptyFiles: ["properties"],
    layout: .filePerLocale,
    capabilities: [.shownComments, .bases],
    fallback: .resourceBundle,
    limits: [
      "It has no place for states, and comments are not taken back; java.text.MessageFormat cannot read named arguments or plurals."
    ],
    options: [Self.encoding, .untranslated]
  )

  static let encoding = FormatOption(
    "encoding", values: ["ascii", "utf-8"],
    summary: "whether letters beyond ASCII are escaped, or the file is UTF-8, which Java 9 and later read")

  /// The base name of the bundle, before the locale.
  static let bundle = "Messages"
  /// The separator between a purpose and its message.
  static let separator: Character = "."

  package func recognition(of file: SourceFile) -> Recognition {
    file.fileExtension == "properties" ? .certain : .no
  }
}

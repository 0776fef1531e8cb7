package import SourceText

/// `properties`: Java's resource bundles (java.util.Properties), ICU messages as ICU4J's `MessageFormat` takes them.
///
/// ```
/// # Names how many items go.
/// # purpose-catalog: source=… target=… state=translated
/// delete.counted = {count, plural, one {# Objekt l\u00F6schen} other {# Objekte l\u00F6schen}}
/// ```
///
/// Files are named as `ResourceBundle` looks for them, `Messages_sr_Latn.properties`, and `Messages.properties` for the
/// source locale. By default they are ASCII with
/// `\uXXXX` for everything else, which every Java reads; `encoding=utf-8` is for Java 9 and later. Reading takes UTF-8 and,
/// as `PropertyResourceBundle` does, takes a file without any character in UTF-8 as ISO 8859-1. Limits: states and comments
/// have no place of their own; `java.text.MessageFormat` knows neither named arguments nor plurals, so an app needs ICU4J
/// for texts that have any.
package struct PropertiesFormat: LocaleFileFormat {
  package init() {}

  package let description = FormatDescription(
    identifier: "properties",
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

  /// The bundle's name, before the locale.
  static let bundle = "Messages"
  /// What is between a purpose and its message.
  static let separator: Character = "."

  package func recognition(of file: SourceFile) -> Recognition {
    file.fileExtension == "properties" ? .certain : .no
  }
}

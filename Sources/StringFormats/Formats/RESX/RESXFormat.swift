internal import CatalogModel
package import SourceText

/// `resx`: .NET's XML resources, `Resources.pl.resx` (Microsoft Learn, Create resource files for .NET apps, § Resources
/// in .resx files).
///
/// ```xml
/// <data name="delete" xml:space="preserve">
///   <value>Usuń</value>
///   <comment>Removes the selected items for good.
/// purpose-catalog: source=… target=… state=translated
/// What the catalogue notes beside the translation.</comment>
/// </data>
/// <data name="delete_counted_few" xml:space="preserve">
///   <value>Usuń {0:#,0.###} elementy</value>
/// ```
///
/// .NET has no plurals. By default a counted message has an entry for each category of the language, with the category
/// after the name, as in ReswPlus. Texts whose message declares arguments are for `string.Format`; any other text is
/// literal. With `texts=messages` each value is the ICU message, for libraries such as MessageFormat.NET, and nothing
/// is lost. Limits: states and, by default, explicit values and `select`.
package struct RESXFormat: LocaleFileFormat {
  package init() {}

  package let description = FormatDescription(
    .resx,
    summary: ".NET's XML resources, an entry for each plural category or ICU messages",
    fileExtensions: ["resx"],
    layout: .filePerLocale,
    capabilities: [.comments, .bases],
    fallback: .truncation,
    limits: [
      "Unless texts=messages, it cannot hold explicit values ('=0'), 'select', ordinals, or several plurals in one text.",
      "'{0:#,0.###}' prints Latin digits in every language, and groups 1234 as 1.234 also where a language groups only "
        + "from 12.345 on.",
      "It cannot hold control characters that XML cannot represent, such as U+0007.",
      "It has no place for states.",
    ],
    options: [Self.texts, .untranslated]
  )

  /// The syntax of the values.
  static let texts = FormatOption(
    "texts", values: ["format", "messages"], summary: "patterns of string.Format, or ICU messages")
  /// The line of a comment that marks a value as an ICU message.
  static let messageNote = "ICU message syntax."

  package func recognition(of file: SourceFile) -> Recognition { file.fileExtension == "resx" ? .certain : .no }
}

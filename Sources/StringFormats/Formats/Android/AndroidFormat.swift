internal import CatalogModel
package import SourceText

/// `android`: string resources, `values-pl/strings.xml` (Android, String resources).
///
/// ```xml
/// <!--
///     en: Delete
///     Removes the selected items for good.
///     purpose-catalog: source=… target=… state=translated
///   -->
/// <string name="delete">Usuń</string>
/// <plurals name="delete_counted">
///   <item quantity="one">Usuń <xliff:g id="count" example="1">%1$,d</xliff:g> element</item>
/// ```
///
/// The source locale's file is in `values`. Android selects plural items by ICU's rules, as this library does. A text
/// whose message declares no arguments is read with `getString(id)`, so its percent signs are single (and
/// `formatted="false"` says so); any other is a pattern for Java's formatter. Of entries with one name for several
/// products, the catalogue's is the one for the product `default` or for none; the others belong to the app. Texts
/// without a translation are left out, and Android shows the source. Limits: one plural without explicit values, no
/// `select`, no number styles except grouping, no states.
///
/// Files in the folder of Compose Multiplatform or moko-resources are read and written by its rules
/// (``AndroidSyntax``).
package struct AndroidFormat: LocaleFileFormat, NamedFileFormat {
  package init() {}

  package let description = FormatDescription(
    .android,
    summary: "Android's string resources, a values folder for each locale",
    fileExtensions: ["xml"],
    sharedExtensions: ["xml"],
    layout: .folderPerLocale,
    capabilities: [.comments, .bases],
    fallback: .android,
    limits: [
      "It cannot hold explicit values ('=0'), 'select', ordinals, or several plurals in one text.",
      "It cannot hold '{n, number, percent}' and '{n, number, integer}'.",
      "It cannot hold numbers that are not integers, which '%f' prints as 1.500000.",
      "'%,d' groups 1234 as 1.234 also in languages that group only from 12.345 on, such as Spanish and Polish.",
      "Android takes the folder 'values' for US English: where the source locale is another one and the catalogue has "
        + "regions of its language, copy 'values' to a folder of the source locale.",
      "It has no place for states.",
      "Compose Multiplatform and moko-resources print numbers without grouping.",
    ],
    options: [.untranslated, notes, dialect]
  )

  /// The option that decides whether files have notes for translators, or are only for apps.
  package static let notes = FormatOption(
    "notes", values: ["full", "none"],
    summary: "whether each text has a comment with notes for translators, and digests by which an import finds what "
      + "changed")

  /// The option for the rules of the tool that reads the files. Files in a tool's folder are written by its rules anyway.
  package static let dialect = FormatOption(
    "dialect", values: ["android"] + Dialect.allCases.map(\.rawValue),
    summary:
      "whose rules for escapes and placeholders apply: Android's, those of Compose Multiplatform, or of moko-resources"
  )

  static let xliffNamespace = "urn:oasis:names:tc:xliff:document:1.2"

  package func recognition(of file: SourceFile) -> Recognition {
    guard file.fileExtension == "xml" else { return .no }
    // Dropping the zeros of UTF-16 leaves its ASCII characters.
    let beginning = String(decoding: file.bytes.prefix(4096).filter { $0 != 0 }, as: UTF8.self)
    return beginning.contains("<resources") ? .certain : .no
  }
}

extension FormatOptions {
  /// The dialect of Android's resources; nil for Android's own rules.
  var dialect: Dialect? { Dialect(rawValue: self[AndroidFormat.dialect]) }

  /// The same for the files of a dialect; unchanged without one.
  package func writing(_ dialect: Dialect?) -> FormatOptions {
    dialect.map { setting(AndroidFormat.dialect, to: $0.rawValue) } ?? self
  }
}

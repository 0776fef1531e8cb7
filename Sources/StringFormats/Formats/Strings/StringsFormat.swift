internal import CatalogModel
package import SourceText
internal import TextFormats

/// `strings`: `pl.lproj/Localizable.strings`, with plurals in `Localizable.stringsdict` beside it, which Apple's
/// platforms used before string catalogs and Xcode still builds.
///
/// ```
/// /* Removes the selected items for good. …
///    purpose-catalog: source=… target=… state=translated */
/// "delete" = "Usuń";
/// ```
///
/// A `.strings` file is an old-style property list in UTF-8 (``OldStylePropertyList``). A `.stringsdict` file is an XML
/// property list, in which each counted message is an `NSStringLocalizedFormatKey` that refers to an
/// `NSStringPluralRuleType`. Placeholders are format specifiers (``FormatString``). Comments contain the notes, the
/// source, the base and the catalogue's comment. Untranslated texts are left out, and an app shows the source text.
///
/// Reading also accepts UTF-16 with a byte-order mark, XML property lists, and `Base.lproj` as the source locale.
/// Limits: selects, ordinals, offsets, explicit values, several plurals in one text, empty branches, number styles, and
/// characters in counted messages that XML cannot hold; states and the catalogue's comments.
package struct StringsFormat: LocaleFileFormat {
  package init() {}

  package let description = FormatDescription(
    .strings,
    summary: "Localizable.strings and .stringsdict in a folder for each locale, for apps on Apple's platforms",
    fileExtensions: ["strings", "stringsdict"],
    extensionsOfEmptyFiles: ["strings"],
    layout: .folderPerLocale,
    capabilities: [.comments, .bases],
    fallback: .key,
    limits: [
      "It cannot hold a 'select', ordinals, explicit values such as '=0', offsets, several plurals in one text, empty "
        + "branches and number styles.",
      "It cannot hold numbers that are not integers, which '%lf' prints as 1.500000.",
      "'%lld' is grouped as the locale has it in String(localized:) and String.localizedStringWithFormat, but not in "
        + "String(format:).",
      "It has no place for states, nor for comments with '*/' or '--'.",
    ],
    options: [.untranslated]
  )

  /// The separator between a purpose and its message in a key.
  static let separator: Character = "."
  /// The document type of every Apple property list; it is never fetched.
  static let doctype = XMLDoctype("plist", publicIdentifier: "-//Apple//DTD PLIST 1.0//EN")

  package func recognition(of file: SourceFile) -> Recognition {
    description.fileExtensions.contains(file.fileExtension) ? .certain : .no
  }
}

/// The keys of a `.stringsdict` file (Stringsdict File Format, Apple).
enum StringsdictKey {
  static let format = "NSStringLocalizedFormatKey"
  static let specType = "NSStringFormatSpecTypeKey"
  static let valueType = "NSStringFormatValueTypeKey"
  static let pluralRule = "NSStringPluralRuleType"
}

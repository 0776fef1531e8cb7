package import SourceText
internal import TextFormats

/// `strings`: `pl.lproj/Localizable.strings`, with plurals in `Localizable.stringsdict` beside it, as apps on Apple's
/// platforms had them before string catalogs, and as Xcode still builds them.
///
/// ```
/// /* Removes the selected items for good. …
///    purpose-catalog: source=… target=… state=translated */
/// "delete" = "Usuń";
/// ```
///
/// A `.strings` file is an old-style property list in UTF-8 (``OldStylePropertyList``); a `.stringsdict` file is an XML
/// one, each counted message a `NSStringLocalizedFormatKey` that refers to a `NSStringPluralRuleType`. Placeholders are
/// format specifiers (``FormatString``). Comments carry the notes, the source, the base and, after it, the catalogue's comment. What is
/// not translated yet is left out, and an app shows the source text.
///
/// Read are UTF-16 with a mark and XML property lists as well, and `Base.lproj` as the source locale. Limits: a 'select',
/// ordinals, offsets, explicit values, several plurals in one text, empty branches, number styles, and in counted
/// messages what XML cannot hold; states and the catalogue's comments.
package struct StringsFormat: LocaleFileFormat {
  package init() {}

  package let description = FormatDescription(
    identifier: "strings",
    summary: "Localizable.strings and .stringsdict in a folder for each locale, for apps on Apple's platforms",
    fileExtensions: ["strings", "stringsdict"],
    extensionsOfEmptyFiles: ["strings"],
    layout: .folderPerLocale,
    capabilities: [.comments, .bases],
    fallback: .key,
    limits: [
      "It cannot hold a 'select', ordinals, explicit values such as '=0', offsets, several plurals in one text, empty "
        + "branches and number styles.",
      "It cannot hold numbers that are no integers, which '%lf' prints as 1.500000.",
      "'%lld' is grouped as the locale has it in String(localized:) and String.localizedStringWithFormat, but not in "
        + "String(format:).",
      "It has no place for states, nor for comments with '*/' or '--'.",
    ],
    options: [.untranslated]
  )

  /// What is between a purpose and its message in a key.
  static let separator: Character = "."
  /// The type that every property list of Apple's declares; it is never fetched.
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

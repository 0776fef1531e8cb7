internal import CatalogModel
package import SourceText

/// `xliff-1.2-xcode`: XLIFF 1.2 as Xcode exports and imports it for a string catalog.
///
/// ```xml
/// <trans-unit id="delete" xml:space="preserve">
///   <source>Delete</source>
///   <target state="translated">Löschen</target>
///   <note>Removes the selected items for good. …</note>
/// </trans-unit>
/// <trans-unit id="delete.counted|==|plural.one" xml:space="preserve">
///   <source>Delete %lld item</source> …
/// ```
///
/// The layout is that of public exports of Xcode 15 to 27: the default namespace, one `<file>` for each string catalog,
/// units by identifier, and a unit for each plural category of the target language, with the source's `other` if the
/// source has no such category. Units without a translation have no `<target>`. A plural beside other arguments is a
/// substitution, `%1$#@count@`. Placeholders are format specifiers (``FormatString``).
///
/// Limits: Xcode's import skips units whose state is `new` or `needs-review-l10n`, even in its own exports. Only the
/// base keeps `final`. It cannot hold selects, ordinals, offsets, explicit values, several plurals in one text, number
/// styles, and characters that XML cannot hold.
package struct XLIFFXcodeFormat: LocaleFileFormat {
  package init() {}

  package let description = FormatDescription(
    .xliffXcode,
    summary: "XLIFF 1.2 as Xcode exports and imports it for a string catalog",
    fileExtensions: ["xliff"],
    layout: .filePerLocale,
    capabilities: [.states, .comments, .bases],
    keys: .xcode,
    fallback: .source,
    limits: [
      "It cannot hold a 'select', ordinals, explicit values such as '=0', offsets, several plurals in one text and "
        + "number styles.",
      "It cannot hold numbers that are not integers, which '%lf' prints as 1.500000.",
      "'%lld' is grouped as the locale has it in String(localized:) and String.localizedStringWithFormat, but not in "
        + "String(format:).",
      "Xcode's import skips units of the states 'new' and 'needs-review-l10n'.",
    ]
  )

  /// The string catalog of the units, relative to the Xcode project.
  static let original = "Localizable.xcstrings"
  /// The separator between a key and the unit's variation.
  static let variation = "|==|"
  /// The separator between a purpose and its message in a key.
  static let separator: Character = "."

  package func recognition(of file: SourceFile) -> Recognition {
    guard description.fileExtensions.contains(file.fileExtension) else { return .no }
    return XLIFFKind(of: file) == .xcode ? .certain : .no
  }
}

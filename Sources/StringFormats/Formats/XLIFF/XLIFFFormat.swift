internal import CatalogModel
package import SourceText

/// XLIFF in three dialects: `xliff-1.2`, `xliff-1.2-xcode` and `xliff-2.1`.
///
/// **XLIFF 1.2** (OASIS Standard, 1 February 2008) is the format that nearly every translation tool opens.
///
/// ```xml
/// <trans-unit id="delete" resname="delete" maxwidth="15" size-unit="char" xml:space="preserve">
///   <source>Delete</source>
///   <target state="translated">Löschen</target>
///   <note from="developer">Removes the selected items for good. …</note>
///   <note from="purpose-catalog">purpose-catalog: source=… target=… state=translated</note>
/// </trans-unit>
/// <group id="delete/counted" restype="x-icu-plural" extradata="count">
///   <trans-unit id="delete/counted[one]" …>
///     <source>Delete <ph id="1" equiv-text="{count}">{count}</ph> item</source> …
/// ```
///
/// A counted message is a group with a unit for each plural category of the target language (XLIFF does not define
/// plurals); any other message is one unit. Texts are in message syntax, so that nothing is lost if a tool drops `<ph>`
/// but keeps `{count}`. Limits: control characters that XML 1.0 cannot hold.
///
/// **Xcode** exports and imports XLIFF 1.2 for a string catalog.
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
///
/// **XLIFF 2.1** (OASIS Standard, 13 February 2018) is for tools that support it.
///
/// ```xml
/// <unit id="delete.counted" name="delete/counted">
///   <mda:metadata><mda:metaGroup category="purpose-catalog"><mda:meta type="base">source=… …</mda:meta> …
///   <notes><note category="description">Removes the selected items for good. …</note></notes>
///   <originalData><data id="d1">#</data></originalData>
///   <segment state="translated">
///     <source>{count, plural, one {Delete <ph id="1" dataRef="d1" equiv="#"/> item} other {…}}</source>
/// ```
///
/// A message is one unit: an ICU message whose placeholders are codes, to which translators add the categories of their
/// language. The files are valid against the core schema and those of two modules: Metadata for the import and tools,
/// Size and Length Restriction for titles. Control characters are `<cp>`.
///
/// Limits: the schemas count code points, while this library counts grapheme clusters; messages with a plural have no
/// size restriction.
package struct XLIFFFormat: LocaleFileFormat, NamedFileFormat {
  let dialect: XLIFFDialect
  package let description: FormatDescription

  package init(_ dialect: XLIFFDialect) {
    self.dialect = dialect
    description =
      switch dialect {
      case .version12: Self.version12
      case .xcode: Self.xcode
      case .version21: Self.version21
      }
  }

  private static let version12 = FormatDescription(
    .xliff12,
    summary: "XLIFF 1.2 with a unit for each plural category, for nearly every translator's tool",
    fileExtensions: ["xlf", "xliff"],
    layout: .filePerLocale,
    capabilities: [.states, .comments, .bases],
    limits: ["It cannot hold control characters that XML cannot represent, such as U+0007."]
  )

  private static let xcode = FormatDescription(
    .xliffXcode,
    summary: "XLIFF 1.2 as Xcode exports and imports it for a string catalog",
    fileExtensions: ["xliff"],
    layout: .filePerLocale,
    capabilities: [.states, .comments, .bases],
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

  private static let version21 = FormatDescription(
    .xliff21,
    summary: "XLIFF 2.1 with ICU messages, metadata and size restrictions",
    fileExtensions: ["xlf", "xliff"],
    layout: .filePerLocale,
    capabilities: [.states, .comments, .bases],
    limits: ["It cannot hold comments with control characters that XML cannot represent, such as U+0007."]
  )

  package func recognition(of file: SourceFile) -> Recognition {
    guard description.fileExtensions.contains(file.fileExtension) else { return .no }
    return XLIFFDialect(of: file) == dialect ? .certain : .no
  }
}

internal import CatalogModel
package import SourceText

/// `xcstrings`: a string catalog, one file for all locales, in the layout of Xcode 15 and later.
///
/// ```json
/// {
///   "sourceLanguage" : "en",
///   "strings" : {
///     "delete.counted" : {
///       "comment" : "Names how many items go. …\npurpose-catalog: source=… pl=…",
///       "extractionState" : "manual",
///       "localizations" : {
///         "pl" : { "variations" : { "plural" : { "few" : { "stringUnit" : { "state" : …, "value" : "Usuń %lld …" } }, …
/// ```
///
/// Placeholders are format specifiers (``FormatString``). A plural of a message's only argument is `variations`; one
/// beside other arguments is a substitution, `%#@count@` with `%arg`. Keys are `manual`, so that Xcode does not mark
/// those as stale that code does not use. An untranslated text is an empty `new` one.
///
/// A key has one comment for all locales. It contains the notes that all locales share and, as its last line, the base:
/// the digest of the source, and one for each locale (``XCStringsBases``). Only the base keeps `final`. Texts of the
/// source language are source texts, not translations, unless the base or the command line names them.
///
/// Limits: selects, ordinals, offsets, explicit values, several plurals in one text, empty branches, number styles,
/// fractional numbers; the catalogue's comments. Parts that only other programs' files have, such as variations by
/// device, are a problem of their unit.
package struct XCStringsFormat: NamedFileFormat {
  package init() {}

  package let description = FormatDescription(
    .xcstrings,
    summary: "Xcode's string catalog, one file for all locales",
    fileExtensions: ["xcstrings"],
    layout: .oneFile,
    capabilities: [.states, .bases],
    fallback: .source,
    limits: [
      "It cannot hold a 'select', ordinals, explicit values such as '=0', offsets, several plurals in one text, empty "
        + "branches and number styles.",
      "It cannot hold numbers that are not integers, which '%lf' prints as 1.500000.",
      "'%lld' is grouped as the locale has it in String(localized:) and String.localizedStringWithFormat, but not in "
        + "String(format:).",
      "It has no place for comments on a translation.",
      "Without bases it cannot tell 'final' from 'translated'.",
    ],
    options: [Self.bases]
  )

  /// The option to write the base.
  static let bases = FormatOption(
    "bases", values: ["yes", "no"], summary: "whether comments end in what was exported, for a three-way import")

  /// Xcode's name of a project's catalog.
  static let fileName = "Localizable.xcstrings"
  /// The separator between a purpose and its message in a key.
  static let separator: Character = "."

  package func recognition(of file: SourceFile) -> Recognition {
    file.fileExtension == "xcstrings" ? .certain : .no
  }
}

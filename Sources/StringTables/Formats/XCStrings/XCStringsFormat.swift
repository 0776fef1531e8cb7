package import SourceText

/// `xcstrings`: a string catalog, one file for all locales, as Xcode 15 and later opens and saves it.
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
/// Placeholders are format specifiers (``FormatString``). A plural of a message's one argument is `variations`, one
/// beside other arguments a substitution, `%#@count@` with `%arg`. Keys are `manual`, so that Xcode does not take those
/// for stale that it finds in no code. A text that is not translated yet is an empty `new` one.
///
/// A key has one comment for all locales, so it has the notes that are the same in all of them, and as its last line
/// the base: the digest of the source, and one for each locale (``XCStringsBases``). `final` is kept by the base alone.
/// Texts of the source language are source, not translation, unless the base names them or the command line does.
///
/// Limits: a 'select', ordinals, offsets, explicit values, several plurals in one text, empty branches, number styles,
/// numbers that are no integers; the catalogue's comments. What only a foreign file has, such as variations by device, is a problem of its unit.
package struct XCStringsFormat: StringTableFormat {
  package init() {}

  package let description = FormatDescription(
    identifier: "xcstrings",
    summary: "Xcode's string catalog, one file for all locales",
    fileExtensions: ["xcstrings"],
    layout: .oneFile,
    capabilities: [.states, .bases],
    fallback: .source,
    limits: [
      "It cannot hold a 'select', ordinals, explicit values such as '=0', offsets, several plurals in one text, empty "
        + "branches and number styles.",
      "It cannot hold numbers that are no integers, which '%lf' prints as 1.500000.",
      "'%lld' is grouped as the locale has it in String(localized:) and String.localizedStringWithFormat, but not in "
        + "String(format:).",
      "It has no place for comments on a translation.",
      "Without bases it cannot tell 'final' from 'translated'.",
    ],
    options: [Self.bases]
  )

  /// Whether the base is written.
  static let bases = FormatOption(
    "bases", values: ["yes", "no"], summary: "whether comments end in what was exported, for a three-way import")

  /// What Xcode calls a project's catalog.
  static let fileName = "Localizable.xcstrings"
  /// What is between a purpose and its message in a key.
  static let separator: Character = "."

  package func recognition(of file: SourceFile) -> Recognition {
    file.fileExtension == "xcstrings" ? .certain : .no
  }
}

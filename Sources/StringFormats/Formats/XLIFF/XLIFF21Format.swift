internal import CatalogModel
package import SourceText

/// `xliff-2.1`: the newer XLIFF, for tools that support it (XLIFF 2.1, OASIS Standard, 13 February 2018).
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
package struct XLIFF21Format: LocaleFileFormat, NamedFileFormat {
  package init() {}

  package let description = FormatDescription(
    .xliff21,
    summary: "XLIFF 2.1 with ICU messages, metadata and size restrictions",
    fileExtensions: ["xlf", "xliff"],
    layout: .filePerLocale,
    capabilities: [.states, .comments, .bases],
    keys: .nameToken,
    limits: ["It cannot hold comments with control characters that XML cannot represent, such as U+0007."]
  )

  enum Namespace {
    static let core = "urn:oasis:names:tc:xliff:document:2.0"
    static let metadata = "urn:oasis:names:tc:xliff:metadata:2.0"
    static let size = "urn:oasis:names:tc:xliff:sizerestriction:2.0"
  }

  /// The category of our metadata.
  static let category = "purpose-catalog"
  /// The category of the note with the catalogue's comment.
  static let commentCategory = "catalog-comment"
  /// The sub-state of a translation that needs a review.
  static let needsReview = "purpose-catalog:needs-review"

  /// The `id` of the `<file>` in an export, whose `original` names the catalogue.
  static let fileIdentifier = "catalog"

  package func recognition(of file: SourceFile) -> Recognition {
    guard description.fileExtensions.contains(file.fileExtension) else { return .no }
    return XLIFFKind(of: file) == .version2 ? .certain : .no
  }
}

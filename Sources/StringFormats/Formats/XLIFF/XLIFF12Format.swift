internal import CatalogModel
package import SourceText

/// `xliff-1.2`: the format that nearly every translation tool opens (XLIFF 1.2, OASIS Standard, 1 February 2008).
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
package struct XLIFF12Format: LocaleFileFormat {
  package init() {}

  package let description = FormatDescription(
    .xliff12,
    summary: "XLIFF 1.2 with a unit for each plural category, for nearly every translator's tool",
    fileExtensions: ["xlf", "xliff"],
    layout: .filePerLocale,
    capabilities: [.states, .comments, .bases],
    limits: ["It cannot hold control characters that XML cannot represent, such as U+0007."]
  )

  /// The tool in the header of an export; `original` names the catalogue.
  static let tool = "purpose-catalog"
  static let namespace = "urn:oasis:names:tc:xliff:document:1.2"
  /// The type of a group whose units are the branches of a plural; `extradata` names the argument.
  static let pluralType = "x-icu-plural"
  /// The author of a note: notes for translators, the catalogue's comment, the base, and notes of a translator's tool.
  enum Author {
    static let developer = "developer"
    static let comment = "catalog-comment"
    static let base = "purpose-catalog"
    static let translator = "translator"
  }

  package func recognition(of file: SourceFile) -> Recognition {
    guard description.fileExtensions.contains(file.fileExtension), let kind = XLIFFKind(of: file) else { return .no }
    return kind == .version12 ? .certain : .no
  }
}

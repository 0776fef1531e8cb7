internal import CatalogModel
package import SourceText
internal import TextFormats

/// `qt-ts`: Qt Linguist's translation sources, `pl.ts` (Qt 6, Linguist TS File Format, version 2.1).
///
/// ```xml
/// <context>
///   <name>delete</name>
///   <message id="delete/counted" numerus="yes">
///     <source>Delete %n items</source>
///     <comment>counted</comment>
///     <extracomment>What a translator should know.</extracomment>
///     <translatorcomment>What the catalogue notes beside the translation.</translatorcomment>
///     <translation type="unfinished">
///       <numerusform>Usuń %Ln element</numerusform> …
///     </translation>
///     <extra-base>source=… target=… state=needs-review</extra-base>
/// ```
///
/// Code finds a text by its id (`qtTrId("delete/counted", n)`), or by purpose, source and message (`translate("delete",
/// …, "counted", n)`). A branch that no integer selects, an explicit value or a category of fractions only, is a
/// separate message: `delete/counted[other]`. Needs-review is `unfinished`; new and final are restored from the base if
/// the translation has not changed. Limits: Qt has its own plural forms and rules for each language (in Portuguese 0
/// has the form of 'other'). Texts are left out if their categories differ where Qt has one form for them, and so are
/// counted texts of languages that Qt has no rules for.
package struct QtTSFormat: LocaleFileFormat {
  package init() {}

  package let description = FormatDescription(
    .qtTS,
    summary: "Qt Linguist's translation sources",
    fileExtensions: ["ts"],
    sharedExtensions: ["ts"],  // TypeScript
    layout: .filePerLocale,
    capabilities: [.states, .comments, .bases],
    fallback: .source,
    limits: [
      "It cannot hold 'select', ordinals, or several plurals in one text.",
      "It cannot hold categories that differ where Qt has one form for them, as 'two' and 'other' in Hebrew.",
      "It cannot hold '%1' as a text of a message with arguments, nor '{n, number, percent}' and "
        + "'{n, number, integer}'.",
      "'%L1' shows six digits of a number that is not an integer, as 12,345.7.",
      "It cannot hold control characters that XML cannot represent, such as U+0007.",
    ]
  )

  /// The document type declaration of the files.
  static let doctype = XMLDoctype("TS")
  /// The base. Qt's tools keep elements whose names begin with `extra-`.
  static let baseElement = "extra-base"
  /// The catalogue that a file was exported from.
  static let catalogueElement = "extra-catalogue"

  package func recognition(of file: SourceFile) -> Recognition {
    guard file.fileExtension == "ts" else { return .no }
    // Dropping the zeros of UTF-16 leaves its ASCII characters.
    let beginning = String(decoding: file.bytes.prefix(4096).filter { $0 != 0 }, as: UTF8.self)
    return beginning.contains("<TS") ? .certain : .no
  }
}

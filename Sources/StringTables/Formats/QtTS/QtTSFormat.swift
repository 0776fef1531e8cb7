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
/// Code finds a text by its id (`qtTrId("delete/counted", n)`), or by purpose, source and message
/// (`translate("delete", …, "counted", n)`). What no integer chooses, an explicit value or a category of fractions alone,
/// is a message of its own: `delete/counted[other]`. Needs-review is `unfinished`; of new and final the base tells, as
/// long as the translation is the same. Limits: Qt has forms of its own for each language, and picks them by its own
/// rules (0 has the form of 'other' in Portuguese); a text whose categories differ where Qt has one form for them is
/// left out, as are counted texts of a language that Qt has no rules for.
package struct QtTSFormat: LocaleFileFormat {
  package init() {}

  package let description = FormatDescription(
    identifier: "qt-ts",
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
      "'%L1' shows six digits of a number that is no integer, as 12,345.7.",
      "It cannot hold control characters that XML has no way to write, such as U+0007.",
    ]
  )

  /// The document type declaration that the files have.
  static let doctype = XMLDoctype("TS")
  /// Elements whose names begin so are kept by Qt's tools.
  static let baseElement = "extra-base"
  /// Names the catalogue that a file was exported from.
  static let catalogueElement = "extra-catalogue"

  package func recognition(of file: SourceFile) -> Recognition {
    guard file.fileExtension == "ts" else { return .no }
    // UTF-16 shows its ASCII when its zeros are left out.
    let beginning = String(decoding: file.bytes.prefix(4096).filter { $0 != 0 }, as: UTF8.self)
    return beginning.contains("<TS") ? .certain : .no
  }
}

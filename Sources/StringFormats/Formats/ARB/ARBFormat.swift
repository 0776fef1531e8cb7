internal import CatalogModel
package import SourceText

/// `arb`: Flutter's resource bundles (Application Resource Bundle), with ICU messages as `flutter gen-l10n` reads them.
///
///
/// ```json
/// {
///   "@@locale": "de",
///   "@@x-catalogue": "Standard",
///   "deleteCounted": "{count, plural, one {{count} Objekt löschen} other {{count} Objekte löschen}}",
///   "@deleteCounted": {
///     "description": "Names how many items go. …",
///     "placeholders": { "count": { "type": "int", "format": "decimalPattern" } },
///     "x-key": "delete/counted", "x-state": "translated", "x-base": "source=… target=… state=translated"
///   }
/// }
/// ```
///
/// Flutter's messages differ from ICU's (``ARBMessage``). An apostrophe is literal unless l10n.yaml has
/// `use-escaping: true`, or an export `escaping=yes`. A number is `{count}` with a `format`, never `#`. Names follow
/// Dart's rules (``ARBName``), so the key is in `x-key`. Files have no timestamps. Texts that Flutter cannot represent
/// are left out: those with literal braces without `use-escaping`, ordinals, offsets, percentages, a value such as
/// `=2`, and `=0` where the language has a category `zero`. `gen-l10n` also requires a file of the bare language beside
/// one of a region or script. It is not written if the catalogue does not have that language, since its texts are not
/// defined.
package struct ARBFormat: LocaleFileFormat {
  package init() {}

  package let description = FormatDescription(
    .arb,
    summary: "Flutter's resource bundles, as 'flutter gen-l10n' takes them",
    fileExtensions: ["arb"],
    layout: .filePerLocale,
    capabilities: [.states, .comments, .bases],
    fallback: .language,
    limits: [
      "It cannot hold braces that are text, unless l10n.yaml has 'use-escaping: true', or with 'escaping=yes'.",
      "It cannot hold ordinals, offsets, explicit values other than '=0', nor number styles such as 'percent'.",
      "'flutter gen-l10n' wants a file of the bare language beside one of a script or region, as app_zh.arb beside "
        + "app_zh_Hant.arb; where the catalogue has no such locale, none is written.",
    ],
    options: [.untranslated, Self.escaping]
  )

  /// The option for escaped texts, as with `use-escaping: true` in l10n.yaml.
  package static let escaping = FormatOption(
    "escaping", values: ["no", "yes"], summary: "whether apostrophes and braces are escaped, for 'use-escaping: true'")

  /// Keys of a file and of a resource's attributes.
  enum Key {
    static let locale = "@@locale"
    /// The catalogue that a file was exported from; global attributes of tools begin with `@@x-`.
    static let catalogue = "@@x-catalogue"
    /// The key that records escaped texts, since the project's l10n.yaml may be elsewhere.
    static let escaping = "@@x-use-escaping"
    static let placeholders = "placeholders"
    static let source = "source_text"
    static let key = "x-key"
    static let state = "x-state"
    static let comment = "x-comment"
    static let limit = "x-limit"
    static let base = "x-base"
  }

  package func recognition(of file: SourceFile) -> Recognition { file.fileExtension == "arb" ? .certain : .no }
}

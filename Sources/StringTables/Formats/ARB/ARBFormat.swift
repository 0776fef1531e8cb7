package import SourceText

/// `arb`: Flutter's resource bundles (Application Resource Bundle), ICU messages as `flutter gen-l10n` takes them.
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
/// Flutter's messages are not quite ICU's (``ARBMessage``): an apostrophe is always itself, which is what `use-escaping:
/// false` means, the default; a number is `{count}` with a `format`, never `#`. Names are Dart's (``ARBName``), and so the
/// key is in `x-key`. Nothing of the time of writing is in a file. What stays out, as Flutter has no way to write
/// it: braces that are text, ordinals, offsets, percentages, a value such as `=2`, and `=0` where the language has a
/// category `zero` of its own. `gen-l10n` also asks for a file of the bare language beside one of a region or script:
/// there is none if the catalogue does not have that language, since which texts it should show nobody has said.
package struct ARBFormat: LocaleFileFormat {
  package init() {}

  package let description = FormatDescription(
    identifier: "arb",
    summary: "Flutter's resource bundles, as 'flutter gen-l10n' takes them",
    fileExtensions: ["arb"],
    layout: .filePerLocale,
    capabilities: [.states, .comments, .bases],
    keys: .dart,
    fallback: .language,
    limits: [
      "It cannot hold braces that are text, since 'use-escaping' is off by default.",
      "It cannot hold ordinals, offsets, explicit values other than '=0', nor number styles such as 'percent'.",
      "'flutter gen-l10n' wants a file of the bare language beside one of a script or region, as app_zh.arb beside "
        + "app_zh_Hant.arb; where the catalogue has no such locale, none is written.",
    ],
    options: [.untranslated]
  )

  /// Keys of a file and of a resource's attributes.
  enum Key {
    static let locale = "@@locale"
    /// Names the catalogue that a file was exported from; global attributes of tools begin with `@@x-`.
    static let catalogue = "@@x-catalogue"
    static let source = "source_text"
    static let key = "x-key"
    static let state = "x-state"
    static let comment = "x-comment"
    static let limit = "x-limit"
    static let base = "x-base"
  }

  package func recognition(of file: SourceFile) -> Recognition { file.fileExtension == "arb" ? .certain : .no }
}

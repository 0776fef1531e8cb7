internal import CatalogModel
internal import SourceText

/// gettext's names of locales: `pt_BR`, `sr@latin` (GNU gettext manual, § Locale names).
enum GettextLocale {
  private static let modifiers = ["Latn": "latin", "Cyrl": "cyrillic", "Arab": "arabic", "Deva": "devanagari"]

  /// `zh_TW` for `zh-Hant`, like the system's locale; a script with a customary modifier follows. Other tags have
  /// underscores for hyphens, as in `es_419`.
  static func name(of locale: LanguageTag) -> String {
    let locale = locale.regionalName
    guard let script = locale.script, let modifier = modifiers[script] else {
      return String(locale.identifier.map { $0 == "-" ? "_" : $0 })
    }
    let subtags = locale.identifier.split(separator: "-").filter { $0 != script }
    return "\(subtags.joined(separator: "_"))@\(modifier)"
  }
}

internal import CatalogModel

/// Locales as gettext names them: `pt_BR`, `sr@latin` (GNU gettext manual, § Locale names).
enum GettextLocale {
  private static let modifiers = ["Latn": "latin", "Cyrl": "cyrillic", "Arab": "arabic", "Deva": "devanagari"]

  /// A script with a customary modifier stands behind; any other tag has underscores for hyphens, as in `zh_Hant_HK`.
  static func name(of locale: LanguageTag) -> String {
    guard let script = locale.script, let modifier = modifiers[script] else {
      return String(locale.identifier.map { $0 == "-" ? "_" : $0 })
    }
    let subtags = locale.identifier.split(separator: "-").filter { $0 != script }
    return "\(subtags.joined(separator: "_"))@\(modifier)"
  }

  /// The locale of a name; nil where it is none.
  static func locale(of name: some StringProtocol) -> LanguageTag? {
    let parts = String(name).split(separator: "@", maxSplits: 1)
    guard let first = parts.first?.split(separator: ".").first else { return nil }
    var subtags = String(first).split { $0 == "_" || $0 == "-" }.map { String($0) }
    if parts.count == 2 {
      let script = modifiers.first { $0.value == parts[1].lowercased() }?.key
      subtags.insert(script ?? String(parts[1]), at: script == nil ? subtags.count : 1)
    }
    return LanguageTag(subtags.joined(separator: "-"))
  }
}

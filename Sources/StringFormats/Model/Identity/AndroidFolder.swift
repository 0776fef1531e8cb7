internal import CatalogModel

/// Android's resource folders: `values` with qualifiers (Android, App resources overview, § Providing alternative
/// resources, table 2).
enum AndroidFolder {
  /// Languages whose codes have changed since Java adopted them. Android looks for the old codes, and lint's rule
  /// `LocaleFolder` warns of the new ones.
  private static let oldCodes = ["he": "iw", "id": "in", "yi": "ji"]

  /// `values-ar`, `values-pt-rBR`, `values-zh-rTW` for `zh-Hant`, and the BCP 47 form `values-b+sr+Latn` for tags with
  /// more than language and region.
  static func name(of locale: LanguageTag) -> String {
    let locale = locale.regionalName
    var subtags = locale.identifier.split(separator: "-").map(String.init)
    guard locale.language.count == 2, subtags.count <= 2, subtags.count == 1 || locale.region?.count == 2 else {
      return "values-b+" + subtags.joined(separator: "+")
    }
    subtags[0] = oldCodes[subtags[0]] ?? subtags[0]
    return "values-" + subtags.joined(separator: "-r")
  }

  /// The folder of the source locale, which has no qualifier.
  static let source = "values"

  /// The locale of a folder that has no other qualifiers, by the rules of aapt2's `LocaleValue`.
  ///
  /// - Returns: nil if the folder is not a `values` folder or has other qualifiers: `values-de-night` overrides
  ///   `values-de`.
  static func locale(of folder: some StringProtocol) -> LanguageTag? {
    guard folder.hasPrefix("values-") else { return nil }
    let qualifiers = folder.dropFirst("values-".count).lowercased().split(
      separator: "-", omittingEmptySubsequences: false)
    guard let language = qualifiers.first else { return nil }
    if language.hasPrefix("b+") { return qualifiers.count == 1 ? LanguageTag(localeIdentifier: String(language)) : nil }
    // Excludes `values-v21` and `values-car`, which is for cars.
    guard (2...3).contains(language.count), language.allSatisfy(\.isLetter), language != "car" else { return nil }
    let region = qualifiers.dropFirst().first
    guard qualifiers.count == 1 || qualifiers.count == 2 && region.map(isRegion) == true else { return nil }
    return LanguageTag(localeIdentifier: qualifiers.joined(separator: "-"))
  }

  private static func isRegion(_ qualifier: Substring) -> Bool {
    qualifier.hasPrefix("r") && (3...4).contains(qualifier.count)
  }

  /// Returns whether a folder has qualifiers other than a locale: `values-night`, `values-mcc262-de`.
  static func hasOtherQualifiers(_ folder: some StringProtocol) -> Bool {
    folder.hasPrefix("values-") && locale(of: folder) == nil
  }
}

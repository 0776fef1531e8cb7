internal import CatalogModel

/// The folders of Android's resources, `values` and what they are for (Android, App resources overview,
/// § Providing alternative resources, table 2).
enum AndroidFolder {
  /// Languages whose codes were others when Java took them up. Android looks for these; lint's rule `LocaleFolder` warns
  /// of the new ones.
  private static let oldCodes = ["he": "iw", "id": "in", "yi": "ji"]

  /// `values-ar`, `values-pt-rBR`, `values-zh-rTW` for `zh-Hant`, and the BCP 47 form `values-b+sr+Latn` for what has more than
  /// language and region.
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

  /// The locale of a folder.
  ///
  /// - Returns: nil where the folder is no `values`, or has no qualifiers that are a locale.
  static func locale(of folder: some StringProtocol) -> LanguageTag? {
    guard folder.hasPrefix("values-") else { return nil }
    var qualifiers = String(folder.dropFirst("values-".count)).split(separator: "-", omittingEmptySubsequences: false)[
      ...]
    // Mobile country and network codes are in front, anything else behind.
    while let first = qualifiers.first, first.hasPrefix("mcc") || first.hasPrefix("mnc") { qualifiers.removeFirst() }
    guard let first = qualifiers.popFirst() else { return nil }
    if first.hasPrefix("b+") { return LanguageTag(localeIdentifier: String(first)) }
    // Not `values-night`, nor `values-v21`.
    guard (2...3).contains(first.count) else { return nil }
    let region = qualifiers.first.flatMap { $0.hasPrefix("r") && (3...4).contains($0.count) ? $0 : nil }
    return LanguageTag(localeIdentifier: ([first] + [region].compactMap(\.self)).joined(separator: "-"))
  }
}

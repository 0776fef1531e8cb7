internal import CatalogModel

/// The folders of Android's resources, `values` and what they are for (Android, App resources overview,
/// § Providing alternative resources, table 2).
enum AndroidFolder {
  /// Languages whose codes were others when Java took them up. Android looks for these; lint's rule `LocaleFolder` warns
  /// of the new ones.
  private static let oldCodes = ["he": "iw", "id": "in", "yi": "ji"]
  private static let newCodes = ["iw": "he", "in": "id", "ji": "yi"]

  /// `values-ar`, `values-pt-rBR`, and the BCP 47 form `values-b+sr+Latn` for what has more than language and region.
  static func name(of locale: LanguageTag) -> String {
    var subtags = locale.identifier.split(separator: "-").map(String.init)
    guard locale.language.count == 2, subtags.count <= 2, subtags.count == 1 || locale.region?.count == 2 else {
      return "values-b+" + subtags.joined(separator: "+")
    }
    subtags[0] = oldCodes[subtags[0]] ?? subtags[0]
    return "values-" + subtags.joined(separator: "-r")
  }

  /// The locale of a folder.
  ///
  /// - Parameter source: that of `values`, which has no qualifier.
  /// - Returns: nil where the folder is no `values`, or has qualifiers that are no locale.
  static func locale(of folder: some StringProtocol, source: LanguageTag) -> LanguageTag? {
    if folder == "values" { return source }
    guard folder.hasPrefix("values-") else { return nil }
    let qualifiers = String(folder.dropFirst("values-".count)).split(separator: "-", omittingEmptySubsequences: false)
    var qualifier = qualifiers[...]
    // Mobile country and network codes stand in front, anything else behind.
    while let first = qualifier.first, first.hasPrefix("mcc") || first.hasPrefix("mnc") { qualifier.removeFirst() }
    guard let first = qualifier.first else { return nil }
    var subtags: [String]
    if first.hasPrefix("b+") {
      subtags = first.dropFirst(2).split(separator: "+").map(String.init)
    } else {
      guard (2...3).contains(first.count) else { return nil }
      subtags = [String(first)]
      if let region = qualifier.dropFirst().first, region.hasPrefix("r"), (3...4).contains(region.count) {
        subtags.append(String(region.dropFirst()))
      }
    }
    guard let language = subtags.first?.lowercased() else { return nil }
    subtags[0] = newCodes[language] ?? language
    return LanguageTag(subtags.joined(separator: "-"))
  }
}

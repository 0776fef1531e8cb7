internal import CatalogModel

extension LanguageTag {
  /// The same locale named by language and region if CLDR implies the script: `zh-TW` for `zh-Hant`, `zh-HK` for
  /// `zh-Hant-HK` (UTS #35 part 1, § Likely Subtags). Other tags are unchanged: `sr-RS` would not be `sr-Latn`.
  ///
  /// Platforms whose locales have no script expect these names: Android before 7, gettext with glibc, Qt.
  var regionalName: LanguageTag {
    guard let script, identifier == [language, script, region].compactMap(\.self).joined(separator: "-"),
      let maximized, let region = maximized.region,
      let regional = LanguageTag("\(language)-\(region)"),
      regional.maximized == maximized
    else { return self }
    return regional
  }
}

internal import CatalogModel
internal import ICUText

extension LanguageTag {
  /// The same locale named by language and region, where CLDR implies the script: `zh-TW` for `zh-Hant`, `zh-HK` for
  /// `zh-Hant-HK` (UTS #35 part 1, § Likely Subtags). Any other tag is its own name: `sr-RS` would not be `sr-Latn`.
  ///
  /// Platforms whose locales have no script look for files of these names: Android before 7, gettext with glibc, Qt.
  var regionalName: LanguageTag {
    guard let script, identifier == [language, script, region].compactMap(\.self).joined(separator: "-"),
      let maximized = LocaleData.maximizedTag(identifier).flatMap({ LanguageTag($0) }), let region = maximized.region,
      let regional = LanguageTag("\(language)-\(region)"),
      LocaleData.maximizedTag(regional.identifier) == maximized.identifier
    else { return self }
    return regional
  }
}

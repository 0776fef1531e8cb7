internal import CatalogModel
internal import ICUText

extension LanguageTag {
  /// The tag with the script and region that CLDR implies (UTS #35 part 1, § Likely Subtags); nil if ICU cannot tell.
  var maximized: LanguageTag? { LocaleData.maximizedTag(identifier).flatMap { LanguageTag($0) } }
}

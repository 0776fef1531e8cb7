extension LanguageTag {
  /// The language of each code that another one has replaced (CLDR, languageAlias): `he` of `iw`. Programs still write both.
  package static let renamedLanguages = [
    "in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro", "no": "nb", "sh": "sr", "tl": "fil",
  ]
}

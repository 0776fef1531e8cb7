import Testing

@testable import CatalogModel

/// Locale identifiers of other programs, and their language tags.
@Suite struct LocaleIdentifierTests {
  @Test(
    arguments: [
      // BCP 47 tags are unchanged.
      ("de", "de"), ("zh-Hant-HK", "zh-Hant-HK"), ("es-419", "es-419"), ("ar-u-nu-latn", "ar-u-nu-latn"),
      ("de-CH-1901", "de-CH-1901"), ("sl-rozaj-biske", "sl-rozaj-biske"), ("en-x-a-b", "en-x-a-b"),
      // Foundation's Locale.identifier, ICU, Java.
      ("pl_PL", "pl-PL"), ("zh_Hant_TW", "zh-Hant-TW"), ("zh-Hans_CN", "zh-Hans-CN"), ("en_US_POSIX", "en-US-posix"),
      ("PT_br", "pt-BR"), ("AR_eg", "ar-EG"),
      ("ar_EG@numbers=latn", "ar-EG-u-nu-latn"), ("ar_EG@calendar=islamic;numbers=arab", "ar-EG-u-nu-arab"),
      ("zh_TW@numbers=traditional", "zh-TW-u-nu-traditio"), ("de_DE@collation=phonebook", "de-DE"),
      ("ar_EG@numbers=", "ar-EG"), ("ar-u-nu-latn@numbers=arab", "ar-u-nu-latn"),
      ("ar@numbers=x;numbers=latn", "ar-u-nu-latn"),
      // LANG and LC_MESSAGES.
      ("de_DE.UTF-8", "de-DE"), ("de_DE.utf8", "de-DE"), ("ja_JP.eucJP", "ja-JP"), ("de_DE@euro", "de-DE"),
      ("de_DE.ISO-8859-15@euro", "de-DE"), ("sr_RS@latin", "sr-Latn-RS"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"),
      ("sr@Latn", "sr-Latn"), ("sr_Latn_RS@latin", "sr-Latn-RS"), ("uz_UZ@cyrillic", "uz-Cyrl-UZ"),
      ("ca_ES.UTF-8@valencia", "ca-ES-valencia"), ("tt_RU@iqtelif", "tt-Latn-RU"), ("be@tarask", "be-tarask"),
      ("sr@ijekavianlatin", "sr-Latn-ijekavsk"), ("sd_IN@devanagari", "sd-Deva-IN"),
      // Android's resource qualifiers.
      ("pt-rBR", "pt-BR"), ("zh-rTW", "zh-TW"), ("es-r419", "es-419"), ("b+sr+Latn", "sr-Latn"), ("b+es+419", "es-419"),
      ("B+zh+Hant+HK", "zh-Hant-HK"),
      // Older forms of BCP 47: grandfathered tags and extended languages.
      ("i-klingon", "tlh"), ("zh-min-nan", "nan"), ("zh_min_nan", "nan"), ("no-BOK", "nb"), ("sgn-CH-DE", "sgg"),
      ("en-GB-oed", "en-GB-oxendict"), ("zh-yue", "yue"), ("zh-cmn-Hant_TW", "cmn-Hant-TW"),
      // Aliases are not replaced; language matching handles them.
      ("iw_IL", "iw-IL"), ("in", "in"),
    ])
  func reads(identifier: String, tag: String) {
    #expect(LanguageTag(localeIdentifier: identifier)?.identifier == tag)
  }

  @Test(
    arguments: [
      "", " ", "-", "_", "C", "c", "POSIX", "C.UTF-8", "POSIX@euro", "*", "a", "12", "ar EG", "ar--EG", "ar__EG", "pl_",
      "../ar",
      "رجوع", "ar\0", "pl_PL.", "pl_PL.UTF 8", "pl@", "pl@x", "@latin", "@numbers=latn", ".UTF-8", "b+", "b+sr++Latn",
      "x-private", "i-enochian", "zh-app", "ar_new", "pl_PL.UTF-8/../../etc", "pt-rBRAZ1234",
    ])
  func refusesIdentifiersWithoutALanguage(identifier: String) {
    #expect(LanguageTag(localeIdentifier: identifier) == nil)
  }

  @Test func refusesTextsOfAnyLength() {
    for piece in ["ar-", "ar_", "@", ".", "+", "b+"] {
      #expect(LanguageTag(localeIdentifier: String(repeating: piece, count: 100_000)) == nil)
    }
  }
}

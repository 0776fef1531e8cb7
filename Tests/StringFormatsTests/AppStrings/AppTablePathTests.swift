import CatalogModel
import StringFormats
import Testing

/// Paths of string tables, and the locales that they say.
@Suite struct AppTablePathTests {
  @Test(
    arguments: [
      ("App/Localizable.xcstrings", "App/Localizable.xcstrings", nil),
      ("App/de.lproj/Main.strings", "App/*.lproj/Main.strings", "de"),
      ("App/Base.lproj/Main.strings", "App/*.lproj/Main.strings", "en"),
      ("res/values/strings.xml", "res/values*/strings.xml", "en"),
      ("res/values-pt-rBR/strings.xml", "res/values*/strings.xml", "pt-BR"),
      ("composeResources/values/strings.xml", "composeResources/values*/strings.xml", "en"),
      ("composeResources/values-de/strings.xml", "composeResources/values*/strings.xml", "de"),
      ("i18n/moko-resources/base/strings.xml", "i18n/moko-resources/*/strings.xml", "en"),
      ("i18n/moko-resources/de/strings.xml", "i18n/moko-resources/*/strings.xml", "de"),
      ("i18n/moko-resources/nb-rNO/strings.xml", "i18n/moko-resources/*/strings.xml", "nb-NO"),
      ("moko-resources/b+sr+Latn/plurals.xml", "moko-resources/*/plurals.xml", "sr-Latn"),
      ("po/zh_TW.po", "po/*.po", "zh-TW"),
      ("locale/fr/LC_MESSAGES/app.po", "locale/*/LC_MESSAGES/app.po", "fr"),
      ("lib/l10n/app_pt_BR.arb", "lib/l10n/app_*.arb", "pt-BR"),
      ("locales/de/common.json", "locales/*/common.json", "de"),
      ("i18n/de.json", "i18n/*.json", "de"),
      ("i18n/english.json", "i18n/*.json", "en"),
      ("lib/l10n/my_app_en.arb", "lib/l10n/my_app_*.arb", "en"),
      ("lib/l10n/app_en.arb", "lib/l10n/app_*.arb", "en"),
      ("lib/l10n/app_de.arb", "lib/l10n/app_*.arb", "de"),
      ("lib/l10n/my_en.arb", "lib/l10n/my_*.arb", "en"),
      ("lib/l10n/texts_yue_HK.arb", "lib/l10n/texts_*.arb", "yue-HK"),
    ] as [(String, String, String?)])
  func readsLocale(path: String, table: String, locale: String?) throws {
    let found = try #require(AppTablePath(path, source: .english))
    #expect(found.table == table)
    #expect(found.locale?.identifier == locale)
  }

  @Test(arguments: [
    "res/values-night/colors.xml", "res/layout/main.xml", "package.json", "App/Localizable.strings", "de",
    "moko-resources/images/close.xml", "moko-resources/strings.xml", "base/strings.xml",
  ])
  func passesOver(path: String) { #expect(AppTablePath(path, source: .english) == nil) }

  /// Files whose texts may be those that developers write.
  @Test(arguments: [
    ("App/Localizable.xcstrings", true), ("App/Base.lproj/Main.strings", true), ("App/de.lproj/Main.strings", false),
    ("App/en_GB.lproj/Main.strings", true), ("res/values/strings.xml", true), ("res/values-de/strings.xml", false),
    ("po/de.po", true), ("lib/app_en.arb", true), ("lib/app_de.arb", false), ("i18n/de.json", false),
  ])
  func mayHaveSource(path: String, mayHave: Bool) throws {
    #expect(try #require(AppTablePath(path, source: .english)).mayHaveTexts(in: .english) == mayHave)
    #expect(AppTablePath.hasEnding(path.split(separator: "/").last.map(String.init) ?? ""))
  }

  @Test(arguments: ["main.swift", "strings", ".xml", "app.pot", ""])
  func hasNoEnding(name: String) { #expect(!AppTablePath.hasEnding(name)) }

  @Test(
    arguments: [
      ("_Open", "Open"), ("開く(_O)", "開く"), ("snake__case", "snake_case"), ("S_ave…", "Save…"), ("Plain", "Plain"),
      ("Save _As", "Save As"), ("_Open _All", "Open All"), ("a__b", "a_b"),
    ])
  func removesMnemonics(text: String, plain: String) { #expect(AppMnemonic.removed(from: text) == plain) }
}

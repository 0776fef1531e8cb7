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
      ("res/values/strings.xml", "res/values-*/strings.xml", "en"),
      ("res/values-pt-rBR/strings.xml", "res/values-*/strings.xml", "pt-BR"),
      ("composeResources/values/strings.xml", "composeResources/values-*/strings.xml", "en"),
      ("composeResources/values-de/strings.xml", "composeResources/values-*/strings.xml", "de"),
      ("i18n/moko-resources/base/strings.xml", "i18n/moko-resources/*/strings.xml", "en"),
      ("i18n/moko-resources/de/strings.xml", "i18n/moko-resources/*/strings.xml", "de"),
      ("i18n/moko-resources/nb-rNO/strings.xml", "i18n/moko-resources/*/strings.xml", "nb-NO"),
      ("moko-resources/b+sr+Latn/plurals.xml", "moko-resources/*/plurals.xml", "sr-Latn"),
      ("po/zh_TW.po", "po/*.po", "zh-TW"),
      ("locale/fr/LC_MESSAGES/app.po", "locale/*/LC_MESSAGES/app.po", "fr"),
      ("lib/l10n/app_pt_BR.arb", "lib/l10n/app_*.arb", "pt-BR"),
      ("locales/de/common.json", "locales/*/common.json", "de"),
      ("i18n/de.json", "i18n/*.json", "de"),
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

  @Test(
    arguments: [
      ("_Open", "Open"), ("開く(_O)", "開く"), ("snake__case", "snake_case"), ("S_ave…", "Save…"), ("Plain", "Plain"),
    ])
  func removesMnemonics(text: String, plain: String) { #expect(AppMnemonic.removed(from: text) == plain) }
}

import ICUText
import Testing

@Suite("Parent locales (UTS #35 part 1, § Locale Inheritance)")
struct LocaleParentsTests {
  @Test("Every parent that CLDR names")
  func named() throws {
    let rows = try Fixture.rows("cldr-parent-locales.tsv")
    #expect(rows.count > 140)
    for row in rows {
      #expect(LocaleData.parent(of: row[0]) == (row[1] == "root" ? nil : row[1]), "\(row[0])")
    }
  }

  @Test(
    "The others are truncated, never across scripts",
    arguments: [
      ("de", nil), ("de-AT", "de"), ("de-1996", "de"), ("ca-ES-valencia", "ca-ES"), ("sr-Cyrl", "sr"),
      ("zh-Hans", "zh"), ("zh-Hans-SG", "zh-Hans"), ("zh-TW", "zh-Hant"), ("sr-ME", "sr-Latn"),
      ("zh-MO", "zh-Hant-HK"),
      ("pa-PK", "pa-Arab"),
      ("uz-AF", "uz-Arab"), ("az-Arab-IR", "az-Arab"), ("ru-Latn", nil), ("en-u-nu-arab", "en"),
      ("de-AT-u-co-phonebk-nu-latn", "de-AT"), ("tlh", nil), ("tlh-US", "tlh"), ("und", nil), ("EN-us", "en"),
    ] as [(String, String?)])
  func truncated(tag: String, parent: String?) {
    #expect(LocaleData.parent(of: tag) == parent)
  }

  @Test(
    "Chains",
    arguments: [
      ["pt-AO", "pt-PT", "pt"], ["pt-BR", "pt"], ["es-MX", "es-419", "es"], ["es-ES", "es"],
      ["en-AU", "en-001", "en"], ["en-AT", "en-150", "en-001", "en"], ["en-US", "en"],
      ["zh-Hant-MO", "zh-Hant-HK", "zh-Hant"], ["zh-Hant-TW", "zh-Hant"], ["zh-TW", "zh-Hant"],
      ["zh-MO", "zh-Hant-HK", "zh-Hant"],
      ["zh-Hans-CN", "zh-Hans", "zh"],
      ["nb-NO", "nb", "no"], ["nn", "no"], ["sr-Latn-RS", "sr-Latn"], ["sr-Cyrl-RS", "sr-Cyrl", "sr"],
      ["ar-EG", "ar"],
    ])
  func chain(expected: [String]) {
    #expect(LocaleData.fallbackChain(of: expected[0]) == expected)
  }

  @Test("Every chain of ICU's locales ends, and stays within one script", arguments: LocaleData.available)
  func chains(tag: String) {
    let chain = LocaleData.fallbackChain(of: tag)
    #expect(chain.first == tag)
    #expect(chain.count < 6)
    #expect(Set(chain).count == chain.count)
    #expect(Set(chain.map { LocaleData.script(of: $0) }).count == 1)
  }
}

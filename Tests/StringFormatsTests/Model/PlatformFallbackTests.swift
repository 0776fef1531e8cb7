import CatalogModel
import Foundation
import TableTestSupport
import Testing

@testable import StringFormats

/// The files in which a platform looks up a text that the user's locale lacks.
@Suite("How platforms fall back")
struct PlatformFallbackTests {
  private static let files =
    "de en en-AU en-GB en-IN es es-419 es-US nb nn no pt pt-BR pt-PT sr sr-Latn zh zh-Hans zh-Hant zh-Hant-HK"

  private static func chain(
    _ fallback: PlatformFallback, _ locale: String, _ files: String = PlatformFallbackTests.files
  ) throws -> String {
    let tags = try files.split(separator: " ").map { try #require(LanguageTag(String($0))) }
    return fallback.chain(of: try #require(LanguageTag(locale)), among: tags).map(\.identifier).joined(separator: " ")
  }

  @Test(
    "The locale's own file comes first, then the platform's nearest",
    arguments: [
      (.key, "pt-BR", "pt-BR"), (.source, "zh-Hant-HK", "zh-Hant-HK"),
      (.truncation, "zh-Hant-HK", "zh-Hant-HK zh-Hant zh"), (.truncation, "es-US", "es-US es"),
      (.truncation, "sr-Latn", "sr-Latn sr"),
      (.language, "zh-Hant-HK", "zh-Hant-HK zh"), (.language, "pt-PT", "pt-PT pt"),
      (.resourceBundle, "zh-Hant-HK", "zh-Hant-HK zh-Hant zh"), (.resourceBundle, "zh-Hant", "zh-Hant zh"),
      (.resourceBundle, "nn", "nn no"), (.resourceBundle, "es-US", "es-US es"),
      (.localeName, "sr-Latn", "sr-Latn sr"), (.localeName, "es-US", "es-US es"),
      (.android, "pt-PT", "pt-PT pt pt-BR"), (.android, "es-US", "es-US es-419 es"),
      (.android, "zh-Hant-HK", "zh-Hant-HK zh-Hant"), (.android, "zh", "zh zh-Hans"),
      (.android, "sr-Latn", "sr-Latn"), (.android, "sr", "sr"), (.android, "en", "en"), (.android, "de", "de"),
    ] as [(PlatformFallback, String, String)])
  func chains(fallback: PlatformFallback, locale: String, chain: String) throws {
    #expect(try Self.chain(fallback, locale) == chain)
  }

  @Test(
    "Android looks into other regions of the same script, by their distance, before the default folder",
    arguments: [
      ("en-AU", "en-GB en-IN", "en-AU en-GB en-IN"), ("en-US", "en-GB en-IN", "en-US"),
      ("pt-AO", "pt pt-BR pt-PT", "pt-AO pt-PT pt pt-BR"), ("fr-CH", "fr-FR", "fr-CH fr-FR"),
      ("es-AR", "es es-419 es-MX", "es-AR es-419 es-MX es"), ("es-AR", "es es-MX", "es-AR es-MX es"),
      ("zh-HK", "zh zh-Hant", "zh-HK zh-Hant"), ("sr-Latn", "sr sr-ME", "sr-Latn sr-ME"),
    ])
  func android(locale: String, files: String, chain: String) throws {
    #expect(try Self.chain(.android, locale, files) == chain)
  }

  @Test(
    "The candidates are those that JDK 17 lists",
    arguments: [
      ("de", "de"), ("es-419", "es-419 es"), ("nb", "nb no"), ("nb-NO", "nb-NO no-NO nb no"), ("nn", "nn no-NO no"),
      ("no", "no nb"), ("pt-PT", "pt-PT pt"), ("sr-Latn-ME", "sr-Latn-ME sr-Latn sr-ME sr"),
      ("zh-Hans", "zh-Hans zh-CN zh"), ("zh-Hant", "zh-Hant zh-TW zh"),
      ("zh-Hant-HK", "zh-Hant-HK zh-Hant zh-HK zh"), ("zh-SG", "zh-Hans-SG zh-Hans zh-SG zh"),
      ("zh-TW", "zh-Hant-TW zh-Hant zh-TW zh"),
    ])
  func java(locale: String, candidates: String) throws {
    let found = JavaCandidates.of(try #require(LanguageTag(locale)))
    #expect(found.map(\.identifier).joined(separator: " ") == candidates)
  }

  @Test("i18next goes through the same list")
  func i18next() throws {
    let locales = ["de", "es-US", "pt-BR", "sr-Latn", "zh-Hant", "zh-Hant-HK"]
    let program = """
      const i18next = require('i18next').createInstance();
      i18next.init({ fallbackLng: false });
      for (const tag of process.argv.slice(1)) console.log(i18next.services.languageUtils.toResolveHierarchy(tag).join(' '));
      """
    let result = try Tool(name: "node", package: "nodejs node-i18next").run(
      ["-e", program] + locales, environment: ["NODE_PATH": "/usr/share/nodejs"])
    let lines = result.output.split(separator: "\n")
    try #require(lines.count == locales.count, "\(result.errors)")
    for (locale, line) in zip(locales, lines) {
      #expect(try Self.chain(.truncation, locale, String(line)) == line, "\(locale)")
      #expect(try Self.chain(.truncation, locale).split(separator: " ").allSatisfy(line.split(separator: " ").contains))
    }
  }

  @Test(
    "gettext's search order",
    arguments: [("pt-BR", "pt"), ("sr-Latn", "sr"), ("es-US", "es"), ("zh-Hant-HK", "zh"), ("nn", nil)])
  func gettext(locale: String, parent: String?) throws {
    let folder = try ScratchFolder()
    let tag = try #require(LanguageTag(locale))
    for (name, key) in [(GettextLocale.name(of: tag), "other"), (parent, "text")] {
      guard let name else { continue }
      let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
      try folder.write("\(name).po", "\(header)\nmsgid \"\(key)\"\nmsgstr \"\(name)\"\n".utf8)
      try folder.write("\(name)/LC_MESSAGES/app.mo", [])
      let compiled = try Tool(name: "msgfmt", package: "gettext").run(
        ["\(name).po", "-o", "\(name)/LC_MESSAGES/app.mo"], in: folder.url)
      try #require(compiled.status == 0, "\(compiled.errors)")
    }
    let result = try Tool(name: "gettext", package: "gettext-base").run(
      ["-d", "app", "text"], in: folder.url,
      environment: ["LANGUAGE": GettextLocale.name(of: tag), "TEXTDOMAINDIR": folder.url.path])
    #expect(result.output == parent ?? "text")
    #expect(try Self.chain(.localeName, locale) == [locale, parent].compactMap(\.self).joined(separator: " "))
  }
}

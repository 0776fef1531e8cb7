import CatalogFiles
import CatalogModel
import CatalogReports
import Testing

@testable import CatalogValidation

/// The messages about names that turn a setting off in silence.
@Suite struct NameWordingTests {
  @Test(arguments: [
    ("iw", "'iw' is an old name of 'he'; declare 'he'"), ("in", "'in' is an old name of 'id'; declare 'id'"),
    ("ji", "'ji' is an old name of 'yi'; declare 'yi'"), ("mo", "'mo' is an old name of 'ro'; declare 'ro'"),
    ("sh", "'sh' is an old name of 'sr-Latn'; declare 'sr-Latn'"),
    ("tl", "'tl' is an old name of 'fil'; declare 'fil'"),
    ("es-LA", "'es-LA' is Spanish in Laos, not in Latin America; declare 'es-419'"),
    ("ku-Arab", "'ku-Arab' is Kurmanji in Arabic script, not Sorani; declare 'ckb'"),
    ("ar-AR", "'AR' of 'ar-AR' is the code of a country with another language; declare 'ar'"),
  ])
  func tellsTheTagThatIsMeant(tag: String, message: String) throws {
    let locale = try #require(LanguageTag(tag))
    #expect(MisnamedLocaleRule.fault(in: locale) == message)
    #expect(UnknownLocaleRule.fault(in: locale) == nil)
  }

  @Test(arguments: [
    "de", "no", "nb", "he", "fil", "es-419", "ku", "ckb", "pt-PT", "pt-BR", "se-SE", "zh-Hant-HK", "kr",
  ])
  func acceptsTagsOfSystems(tag: String) throws {
    let locale = try #require(LanguageTag(tag))
    #expect(MisnamedLocaleRule.fault(in: locale) == nil)
    #expect(UnknownLocaleRule.fault(in: locale) == nil)
  }

  @Test(arguments: [
    ("jp", "ja"), ("cz", "cs"), ("gr", "el"), ("dk", "da"), ("ua", "uk"), ("vn", "vi"), ("en-UK", "en-GB"),
  ])
  func suggestsTheLanguageOfACountry(tag: String, meant: String) throws {
    let locale = try #require(LanguageTag(tag))
    #expect(UnknownLocaleRule.fault(in: locale)?.hasSuffix("; did you mean '\(meant)'?") == true)
  }

  @Test(arguments: [("zh-CHS", "zh-Hans"), ("zh-CHT", "zh-Hant")])
  func suggestsTheScriptOfWindowsNames(tag: String, meant: String) {
    #expect(LanguageTag.refusal(of: tag) == "'\(tag)' is not a language tag; did you mean '\(meant)'?")
  }

  @Test(arguments: [
    (#""purposes": ["bakc"]"#, "unknown purpose 'bakc' in an exception; did you mean 'back'?"),
    (#""messages": ["titel"]"#, "no purpose has the message 'titel' of an exception; did you mean 'title'?"),
    (#""screens": ["rides"]"#, "unknown screen 'rides' in an exception; correct it, or remove it"),
    (
      #""locales": ["zh"]"#,
      "locale 'zh' of an exception is not listed in catalog.json; correct it, or remove it"
    ),
  ])
  func namesWhatAnExceptionCannotCover(field: String, message: String) throws {
    let example = RuleExample.rules(#"{ "edge-whitespace": { "exceptions": [{ \#(field), "reason": "Old." }] } }"#)
    #expect(try example.findings().map(\.message) == [message])
  }

  /// An exception of a rule about unknown names may name what the catalogue does not have.
  @Test func anExceptionCoversAnUnknownPurpose() throws {
    let rules = #"{ "unknown-purpose": { "exceptions": [{ "purposes": ["new"], "reason": "It comes soon." }] } }"#
    let example = RuleExample([
      "catalog.json": RuleExample.manifest(rules: rules),
      "titles/en.json": """
      {
        "back": "Back",
        "delete": { "title": "Delete", "counted": "{count, plural, one {Delete # item} other {Delete # items}}" },
        "new": "New"
      }
      """,
    ])
    #expect(try example.findings().map(\.message) == [])
  }
}

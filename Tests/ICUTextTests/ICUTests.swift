import ICUOracles
import MessageSyntax
import Testing

@testable import ICUText

@Suite("ICU itself")
struct ICUTests {
  @Test("All of ICU's data is there")
  func data() {
    // Since version 64 ICU has more than 700 locales; a library with filtered data has fewer.
    #expect(
      LocaleData.available.count > 700,
      "ICU has only \(LocaleData.available.count) locales; install the full one: apt-get install libicu-dev")
  }

  @Test("The versions are a supported ICU and its CLDR")
  func versions() throws {
    let icu = try #require(Int(ICUVersion.icu.prefix { $0 != "." }))
    let cldr = try #require(Int(ICUVersion.cldr.prefix { $0 != "." }))
    #expect(icu >= 70, "ICU \(icu) is too old; install a newer one: apt-get install libicu-dev")
    // Since ICU 38 and CLDR 1.5, each ICU release matches one CLDR release: 72 has 42, 70 has 40.
    #expect(cldr == icu - 30)
    #expect(ICUVersion.icu.contains("."))
    #expect(ICUVersion.cldr.contains("."))
  }

  @Test("An error carries ICU's code, its name and what was asked")
  func errors() {
    let error = #expect(throws: ICUError.self) { try PluralRules(locale: "en_US", kind: .cardinal) }
    #expect(error?.code == 1)
    #expect(error?.name == "U_ILLEGAL_ARGUMENT_ERROR")
    #expect(error?.description == "ICU cannot find the plural rules of 'en_US': U_ILLEGAL_ARGUMENT_ERROR")
  }

  @Test("Warnings and success do not throw", arguments: [0, -128, -127] as [Int32])
  func warnings(status: Int32) throws {
    try check(status, "do anything")
  }

  @Test("A text that does not fit is requested again")
  func longText() throws {
    let text = String(repeating: "ü", count: 5_000)
    let oracle = try MessageFormatOracle("{text}", locale: "de", arguments: ["text"])
    try oracle.set("text", to: .text(text))
    #expect(try oracle.string() == text)
  }

  @Test("The reference refuses malformed messages and unknown arguments")
  func oracleErrors() throws {
    #expect(throws: ICUError.self) {
      try MessageFormatOracle("{n, plural, one {1}}", locale: "de", arguments: ["n"])
    }
    let oracle = try MessageFormatOracle("{n}", locale: "de", arguments: ["n"])
    let error = #expect(throws: ICUError.self) { try oracle.set("m", to: 1) }
    #expect(error?.name == "U_INDEX_OUTOFBOUNDS_ERROR")
  }
}

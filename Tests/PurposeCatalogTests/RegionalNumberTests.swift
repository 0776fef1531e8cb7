import CatalogFiles
import CatalogModel
import Foundation
import ICUOracles
import ICUText
import PurposeCatalog
import TestSupport
import Testing

/// The numbers of every region in the texts of every declared locale, compared with two versions of ICU.
///
/// The representative numbers distinguish all digits, separators, groups and minimum groupings. An exhaustive run takes
/// 0…10,000 and the powers of ten; the representatives would miss a number that prints differently from others with as
/// many digits.
@Suite struct RegionalNumberTests {
  private static let numbers: [Int64] = {
    let powers = sequence(first: Int64(1)) { $0 > .max / 10 ? nil : $0 * 10 }
    if Sweep.isExhaustive { return Array(0...10_000) + powers.filter { $0 > 10_000 } }
    return Array(0...10) + [99, 100, 999, 1_000, 1_234, 9_999, 10_000, 12_345, 123_456, 1_234_567_890]
      + powers.suffix(3)
  }()

  /// The locales of Standard, each with a text that is only a number.
  private static let catalog = Result {
    try Small.catalog(counting: Standard.source().manifest.locales.map(\.identifier))
  }

  /// A CLDR locale, its resolver, and the locale whose numbers the resolver should print.
  private struct Request {
    let tag: String
    let resolver: Resolver
    let printing: String
  }

  /// Every regional locale of CLDR, some numbering systems, and alternative names.
  private static func requests() throws -> [Request] {
    let catalog = try Self.catalog.get()
    let others = [
      "ar-EG-u-nu-latn", "ar-MA-u-nu-arab", "fa-u-nu-latn", "hi-IN-u-nu-deva", "mr-u-nu-latn", "th-TH-u-nu-thai",
      "my-u-nu-latn", "bn-IN-u-nu-latn", "ne-u-nu-latn", "ckb-u-nu-latn", "iw-IL", "in-ID", "zh-TW", "zh-SG",
      "sr-Latn-ME",
    ]
    return (LocaleData.available + others).map { tag in
      let resolver = catalog.resolver(for: tag)
      let isSame = languageAndScript(of: tag) == languageAndScript(of: resolver.locale.identifier)
      return Request(tag: tag, resolver: resolver, printing: isSame ? tag : resolver.locale.identifier)
    }
  }

  private static func languageAndScript(of tag: String) -> [String?] {
    let maximized = LocaleData.maximizedTag(tag).flatMap { LanguageTag($0) }
    return [maximized?.language, maximized?.script]
  }

  private static func lines(_ request: Request) throws -> String {
    let counted = try #require(try catalog.get().purpose("back").message("counted"))
    return Self.numbers.map { (request.resolver.text(of: counted, count: Int($0)) ?? "nothing") + "\n" }.joined()
  }

  @Test func printsAsTheSystemsICU() throws {
    let requests = try Self.requests()
    #expect(requests.count > 700)
    var differences: [String] = []
    for request in requests {
      let expected = try NumberOracle.lines(integers: Self.numbers, locale: request.printing)
      if try !Self.lines(request).utf8.elementsEqual(expected.utf8) { differences.append(request.tag) }
    }
    #expect(differences == [])
  }

  /// ICU 78 with CLDR 48 prints some numbers differently. Every difference is a change of CLDR's data.
  @Test func printsAsANewerICUExceptForCLDRChanges() throws {
    let requests = try Self.requests()
    let newer = try NewerICU.lines(Self.numbers, locales: requests.map(\.printing))
    #expect(newer.lines.count == requests.count)
    let ours = try #require(Int(ICUVersion.cldr.prefix { $0 != "." }))
    var found: Set<String> = []
    for (request, theirs) in zip(requests, newer.lines) where try !Self.lines(request).utf8.elementsEqual(theirs.utf8) {
      found.insert(request.printing)
    }
    let changed = Self.changes.filter { ours < $0.cldr && $0.cldr <= newer.cldr }
    #expect(found == Set(changed.flatMap(\.locales)))
    for change in changed {
      for locale in change.locales {
        let before = try NumberOracle.lines(integers: [1_234, 12_345], locale: locale)
        #expect(before.split(separator: "\n").map(String.init) == change.before(locale))
        let after = try NewerICU.lines([1_234, 12_345], locales: [locale]).lines.first ?? ""
        #expect(after.split(separator: "\n").map(String.init) == change.after(locale))
      }
    }
  }

  /// A change in CLDR's data: 1234 and 12345 before and after it.
  private struct Change {
    /// The first version in which a test found the change. CLDR may have made it earlier, but after 42.
    let cldr: Int
    let cause: String
    let texts: KeyValuePairs<String, [String]>

    var locales: [String] { texts.map(\.key) }
    func before(_ locale: String) -> [String] { Array((texts.first { $0.key == locale }?.value ?? []).prefix(2)) }
    func after(_ locale: String) -> [String] { Array((texts.first { $0.key == locale }?.value ?? []).suffix(2)) }
  }

  private static let italian = ["1.234", "12.345", "1234", "12.345"]
  private static let arabic = ["١٬٢٣٤", "١٢٬٣٤٥", "1,234", "12,345"]
  private static let swiss = ["1’234", "12’345", "1'234", "12'345"]
  private static let spaced = ["1\u{A0}234", "12\u{A0}345", "1234", "12\u{A0}345"]

  private static let changes: [Change] = [
    // ar.xml and ar_001.xml: defaultNumberingSystem arab → latn; the regions keep theirs, so ar-EG still has ٣.
    Change(
      cldr: 46, cause: "plain Arabic has Latin digits by default",
      texts: ["ar": arabic, "ar-001": arabic]),
    // it.xml: minimumGroupingDigits 1 → 2 (github.com/elixir-cldr/cldr_numbers/issues/57).
    Change(
      cldr: 46, cause: "Italian groups from five digits on",
      texts: ["it": italian, "it-IT": italian, "it-SM": italian, "it-VA": italian]),
    // it_CH.xml: the grouping of it.xml and the separator of Switzerland.
    Change(
      cldr: 48, cause: "Italian of Switzerland: grouping and separator",
      texts: ["it-CH": ["1’234", "12’345", "1234", "12'345"]]),
    // de_CH.xml, en_CH.xml, fr_CH.xml: group separator U+2019, in French U+202F, → U+0027.
    Change(
      cldr: 48, cause: "Switzerland separates by an apostrophe",
      texts: [
        "de-CH": swiss, "de-LI": swiss, "en-CH": swiss,
        "fr-CH": ["1\u{202F}234", "12\u{202F}345", "1'234", "12'345"],
      ]),
    // hu.xml, hy.xml, sl.xml: minimumGroupingDigits 1 → 2.
    Change(
      cldr: 48, cause: "Hungarian, Armenian and Slovene group from five digits on",
      texts: [
        "hu": spaced, "hu-HU": spaced, "hy": spaced, "hy-AM": spaced, "sl": italian, "sl-SI": italian,
      ]),
    // km.xml: group separator ‘.’ → ‘,’.
    Change(
      cldr: 48, cause: "Khmer separates by a comma",
      texts: ["km": ["1.234", "12.345", "1,234", "12,345"], "km-KH": ["1.234", "12.345", "1,234", "12,345"]]),
  ]

  /// ar-EG has Egypt's digits, whatever ICU's default for Arabic is. This project has no data about digits.
  @Test func keepsTheDigitsOfARegion() throws {
    let counted = try #require(try Self.catalog.get().purpose("back").message("counted"))
    let rows = [("ar-EG", "٣"), ("ar-SA", "٣"), ("ar-MA", "3"), ("ar-u-nu-latn", "3"), ("ar-MA-u-nu-arab", "٣")]
    for (tag, three) in rows {
      #expect(try Self.catalog.get().resolver(for: tag).text(of: counted, count: 3) == three)
    }
    #expect(try NewerICU.lines([3], locales: rows.map(\.0)).lines == rows.map { $0.1 + "\n" })
  }

  /// Resolvers with the same texts but other numbers do not share their caches.
  @Test func keepsRegionsSeparate() throws {
    let catalog = try Self.catalog.get()
    let back = try catalog.purpose("back")
    let counted = try #require(back.message("counted"))
    let rows = [
      ("ar-EG", "٣", "١٢٬٣٤٥"), ("ar-MA", "3", "12.345"), ("ar_EG", "٣", "١٢٬٣٤٥"), ("ar-EG-u-nu-latn", "3", "12,345"),
      ("de", "3", "12.345"), ("de-CH", "3", "12’345"), ("de-AT", "3", "12\u{A0}345"), ("ur-IN", "۳", "۱۲٬۳۴۵"),
      ("ur", "3", "12,345"), ("es-AR", "3", "12.345"), ("es-MX", "3", "12,345"), ("es-419", "3", "12,345"),
    ]
    for _ in 0..<2 {
      for (tag, three, many) in rows {
        let resolver = catalog.resolver(for: tag)
        #expect(resolver.text(of: counted, count: 3) == three, "\(tag)")
        #expect(resolver.text(of: counted, count: 12_345) == many, "\(tag)")
        #expect(resolver.text("counted", of: back, ["count": 12_345]) == many, "\(tag)")
        #expect(resolver.title(for: back) == resolver.locale.identifier)
      }
    }
    #expect(catalog.resolver(for: "ar-EG").numberLocale.identifier == "ar-EG")
    #expect(catalog.resolver(for: "ar_EG@numbers=latn").numberLocale.identifier == "ar-EG-u-nu-latn")
    #expect(catalog.resolver(for: "ar").numberLocale.identifier == "ar")
    #expect(catalog.resolver(acceptLanguage: "de-CH, en;q=0.5").numberLocale.identifier == "de-CH")
    #expect(catalog.resolver(for: "tlh").numberLocale.identifier == "en")
  }

  /// More locales than the cache holds; a client can name that many in Accept-Language headers.
  @Test func servesAnyNumberOfRegions() throws {
    let catalog = try Self.catalog.get()
    let counted = try #require(try catalog.purpose("back").message("counted"))
    for first in "ABCDEFGHIJKLMNOPQ" {
      for second in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
        #expect(catalog.resolver(for: "de-\(first)\(second)").text(of: counted, count: 3) == "3")
      }
    }
  }

  /// A text that pt-PT inherits from pt uses Brazil's plural rules, where 0 is `one`, and Portugal's number format.
  @Test func countsAsTheLocaleOfTheText() throws {
    let text = #"{ "title": "t", "counted": "{count, plural, one {one #} other {other #}}" }"#
    let catalog = try Small.catalog(["en": text, "pt": text, "pt-PT": nil])
    let back = try catalog.purpose("back")
    let counted = try #require(back.message("counted"))
    let inherited = catalog.resolver(for: "pt-PT")
    #expect(inherited.text(of: counted, count: 0) == "one 0")
    #expect(inherited.text(of: counted, count: 1_234) == "other 1234")
    #expect(try inherited.resolve("counted", of: back, ["count": 0]).locale.identifier == "pt")
    #expect(catalog.resolver(for: "pt").text(of: counted, count: 1_234) == "other 1.234")
    let own = try Small.catalog(["en": text, "pt": text, "pt-PT": text])
    #expect(
      own.resolver(for: "pt-PT").text(of: try #require(own.purpose("back").message("counted")), count: 0) == "other 0")
  }
}

/// ICU 78 from PyPI (icukit-pyicu), installed by Scripts/prerequisites.
private enum NewerICU {
  private static let script = """
    import icu, json, sys
    wanted = json.load(sys.stdin)
    lines = []
    for tag in wanted["locales"]:
        # formatInt would take 32 bits.
        format = icu.NumberFormatter.withLocale(icu.Locale.forLanguageTag(tag))
        lines.append("".join(format.formatDecimal(b"%d" % number) + "\\n" for number in wanted["numbers"]))
    # ICU 64 has CLDR 35, and both have gone on together from ICU 72 with CLDR 42.
    json.dump({"cldr": int(icu.ICU_VERSION.split(".")[0]) - 30, "lines": lines}, sys.stdout)
    """

  struct Answer: Decodable {
    let cldr: Int
    /// The numbers of each locale, each followed by a line feed.
    let lines: [String]
  }

  private struct Request: Encodable {
    let numbers: [Int64]
    let locales: [String]
  }

  static func lines(_ numbers: [Int64], locales: [String]) throws -> Answer {
    let python = Repository.root.appending(path: ".build/test-tools/bin/python")
    try #require(
      FileManager.default.isExecutableFile(atPath: python.path),
      "Python's tools are missing; run Scripts/prerequisites test")
    let request = try JSONEncoder().encode(Request(numbers: numbers, locales: locales))
    let outcome = try ChildProgram.run([python.path, "-c", script], input: Array(request))
    try #require(outcome.status == 0, "Python has no ICU; run Scripts/prerequisites test: \(outcome.errors)")
    return try JSONDecoder().decode(Answer.self, from: Data(outcome.bytes))
  }
}

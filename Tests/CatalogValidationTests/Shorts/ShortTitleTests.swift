import CatalogFiles
import CatalogModel
import CheckTestSupport
import Testing

@testable import CatalogReports
@testable import CatalogValidation

/// Required and unneeded `short` titles, and their length.
@Suite struct ShortTitleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let files: [String: String]
    let lines: [String]
    var testDescription: String { "\(files) \(lines)" }

    /// A catalogue with the purpose `find`, which declares a `short`, and `search`, which appears beside it.
    ///
    /// - Parameter texts: each locale's texts of `find`; nil for none.
    init(_ texts: [String: String?], search: [String: String] = [:], short: String = "{}", _ lines: String...) {
      let all = ["en": #""Find""#].merging(texts) { $1 }
      files = ShortTitleTests.files(all, search: search, short: short)
      self.lines = lines
    }
  }

  /// Only the rules about short titles run; MistakeTests check that other rules report nothing.
  @Test(arguments: needed + unneeded + together)
  func reports(_ row: Row) throws {
    var settings = CheckSettings()
    settings.only = ["missing-title", "unneeded-short", "redundant-override", "title-collision", "title-too-long"]
    let report = try CatalogCheck.run(on: .reading(row.files), settings: settings)
    #expect(report.findings.map(\.line) == row.lines)
  }

  private static let needed = [
    Row([:]),
    Row(["de": #""Suchen""#]),
    // The family is one grapheme cluster; so is ß, which has two bytes.
    Row(["de": #""Süßes 👩‍👩‍👧‍👦 suchen""#]),
    Row(
      ["sk": #""Nájsť a nahradiť""#],
      "titles/sk.json:1:12: error: 'sk' has no 'short' for 'find': its title is 16 characters long and the limit of 'short' is 15; add one to titles/sk.json [missing-title]"
    ),
    Row(["sk": #"{ "title": "Nájsť a nahradiť", "short": "Nahradiť" }"#]),
    Row(
      ["ar": #""البحث والاستبدال""#], short: #"{ "limit": 9 }"#,
      "titles/ar.json:1:12: error: 'ar' has no 'short' for 'find': its title is 16 characters long and the limit of 'short' is 9; add one to titles/ar.json [missing-title]"
    ),
    Row(
      ["th": #""ค้นหาแล้วแทนที่คำ""#], short: #"{ "limit": 11 }"#,
      "titles/th.json:1:12: error: 'th' has no 'short' for 'find': its title is 12 characters long and the limit of 'short' is 11; add one to titles/th.json [missing-title]"
    ),
    Row(
      ["ja": #""検索と置換""#], short: #"{ "limit": 4 }"#,
      "titles/ja.json:1:12: error: 'ja' has no 'short' for 'find': its title is 5 characters long and the limit of 'short' is 4; add one to titles/ja.json [missing-title]"
    ),
    // Two apostrophes print as one.
    Row(["fr": #""L''un et l''autre""#]),
    // An inherited title is reported for the locale that defines it, a region's own title for the region.
    Row(
      ["pt": #""Localizar e substituir""#, "pt-PT": nil],
      "titles/pt.json:1:12: error: 'pt' has no 'short' for 'find': its title is 22 characters long and the limit of 'short' is 15; add one to titles/pt.json [missing-title]"
    ),
    Row(["pt": #"{ "title": "Localizar e substituir", "short": "Substituir" }"#, "pt-PT": nil]),
    Row(
      [
        "pt": #"{ "title": "Localizar e substituir", "short": "Substituir" }"#, "pt-PT": #""Procurar e substituir""#,
      ],
      "titles/pt-PT.json:1:12: error: 'pt-PT' has no 'short' for 'find': its title is 21 characters long and the limit of 'short' is 15; add one to titles/pt-PT.json [missing-title]"
    ),
    Row(["pt": #"{ "title": "Localizar e substituir", "short": "Substituir" }"#, "pt-PT": #""Procurar""#]),
    // The title is in the right script; a `short` in another script does not count.
    Row(
      ["sr": #"{ "title": "Пронађи и замени", "short": "Замени" }"#, "sr-Latn": #""Pronađi i zameni""#],
      "titles/sr-Latn.json:1:12: error: 'sr-Latn' has no 'short' for 'find': its title is 16 characters long and the limit of 'short' is 15; add one to titles/sr-Latn.json [missing-title]"
    ),
  ]

  private static let unneeded = [
    Row(
      ["de": #"{ "title": "Suchen", "short": "Such" }"#],
      "titles/de.json:1:42: note: the title is 6 characters long and fits: the limit of 'short' is 15; remove the 'short' [unneeded-short]"
    ),
    Row(
      ["ru": #"{ "title": "Найти", "short": "Найти" }"#],
      "titles/ru.json:1:41: note: the title is 5 characters long and fits: the limit of 'short' is 15; remove the 'short' [unneeded-short]"
    ),
    Row(
      ["ja": #"{ "title": "検索と置換", "short": "置換する" }"#], short: #"{ "limit": 5 }"#,
      "titles/ja.json:1:41: note: the title is 5 characters long and fits: the limit of 'short' is 5; remove the 'short' [unneeded-short]"
    ),
    Row(
      ["he": #"{ "title": "חיפוש והחלפה", "short": "חיפוש, החלפה" }"#], short: #"{ "limit": 8 }"#,
      "titles/he.json:1:48: warning: the text is 12 characters long and the limit is 8; shorten it [title-too-long]",
      "titles/he.json:1:48: note: the 'short' is not shorter than the title; write one of at most 8 characters [unneeded-short]"
    ),
    Row(
      ["hi": #"{ "title": "खोजें", "short": "खोज" }"#],
      "titles/hi.json:1:41: note: the title is 2 characters long and fits: the limit of 'short' is 15; remove the 'short' [unneeded-short]"
    ),
    // The `short` belongs to the title that the locale shows, own or inherited.
    Row(
      ["pt": #""Localizar""#, "pt-PT": #"{ "short": "Localiz." }"#],
      "titles/pt-PT.json:1:23: note: the title is 9 characters long and fits: the limit of 'short' is 15; remove the 'short' [unneeded-short]",
    ),
    Row(
      [
        "pt": #"{ "title": "Localizar e substituir", "short": "Substituir" }"#,
        "pt-PT": #"{ "short": "Substituir" }"#,
      ],
      "titles/pt-PT.json:1:23: warning: the text repeats that of 'titles/pt.json', which would be shown anyway; remove it [redundant-override]"
    ),
    // A region with its own title does not use the inherited `short`.
    Row([
      "pt": #"{ "title": "Localizar e substituir", "short": "Substituir" }"#,
      "pt-PT": #"{ "title": "Procurar e substituir", "short": "Substituir" }"#,
    ]),
  ]

  private static let together = [
    Row(
      ["de": #"{ "title": "Suchen und Ersetzen", "short": "Suche" }"#], search: ["de": "Suche"],
      "titles/de.json:1:55: error: 'Suche' is also the title of 'search', which appears beside it; use another word for one of the two [title-collision]"
    ),
    Row(
      ["de": #"{ "title": "Suchen und Ersetzen", "short": "Suche" }"#],
      search: ["de": "SUCHE"],
      "titles/de.json:1:55: error: 'Suche' and 'SUCHE', the title of 'search', which appears beside it, differ only in case or accents; use another word for one of the two [title-collision]"
    ),
    Row(["de": #"{ "title": "Suchen und Ersetzen", "short": "Ersetzen" }"#], search: ["de": "Suche"]),
    // A narrow bar shows the title if it fits, but in a wide bar the full titles must differ too.
    Row(
      ["de": #"{ "title": "Suchen und Ersetzen", "short": "Ersetzen" }"#], search: ["de": "Suchen und Ersetzen"],
      "titles/de.json:1:79: error: 'Suchen und Ersetzen' is also the title of 'find', which appears beside it; use another word for one of the two [title-collision]",
      "titles/de.json:1:79: warning: the text is 19 characters long and the limit is 15; shorten it, or allow a longer title in purposes.json: \"title\": { \"limit\": 19 }, \"short\": {} [title-too-long]"
    ),
  ]

  /// The files of a catalogue with these texts of `find`.
  static func files(
    _ texts: [String: String?], search: [String: String] = [:], short: String = "{}"
  ) -> [String: String] {
    let locales = texts.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    var files = [
      "catalog.json": """
      { "formatVersion": 1, "name": "Shorts", "sourceLocale": "en", "locales": [\(locales)], "iconSets": [] }
      """,
      "purposes.json": """
      {
        "find": {
          "role": "act", "description": "…", "messages": { "title": {}, "short": \(short) }, "appearsWith": ["search"]
        },
        "search": { "role": "act", "description": "…", "messages": { "title": { "limit": 15 } }, "appearsWith": ["find"] }
      }
      """,
    ]
    for (tag, text) in texts {
      let find = text.map { "\"find\": \($0), " } ?? ""
      files["titles/\(tag).json"] = "{ \(find)\"search\": \"\(search[tag] ?? "– \(tag) –")\" }"
    }
    return files
  }
}

/// No report shows an unneeded `short` as present or missing.
@Suite struct ShortCoverageTests {
  private static let files = ShortTitleTests.files([
    "en": #""Find""#, "pt": #"{ "title": "Localizar e substituir", "short": "Substituir" }"#, "pt-PT": nil,
    "sk": #""Nájsť a nahradiť""#,
  ])

  @Test func countsWhatIsNeeded() throws {
    let source = try CatalogSource.reading(Self.files)
    let locales = Coverage(of: CheckedCatalog(source)).locales
    #expect(locales.map(\.tag.identifier) == ["en", "pt", "pt-PT", "sk"])
    #expect(locales.map { $0.count(.translated) } == [2, 3, 1, 2])
    #expect(locales.map { $0.count(.inherited) } == [0, 0, 2, 0])
    #expect(locales.map { $0.count(.missing) } == [0, 0, 0, 1])
    #expect(locales.map { $0.count(.notNeeded) } == [1, 0, 0, 0])
  }

  @Test func showsWhatIsNeeded() throws {
    let source = try CatalogSource.reading(Self.files)
    let coverage = Coverage(of: CheckedCatalog(source))
    #expect(
      CoverageMatrix(columns: 80).text(coverage, of: source).hasPrefix(
        """
                    p
                    t
                    -
                e p P s
        message n t T k
        find    ● ● ○ ●
          short – ● ○ ·
        search  ● ● ● ●

        """))
    let json = CoverageJSON.text(coverage, of: source)
    #expect(json.contains(#""en": { "translated": 2, "inherited": {}, "missing": [], "notNeeded": 1 }"#))
    #expect(json.contains(#""sk": { "translated": 2, "inherited": {}, "missing": ["find/short"], "notNeeded": 0 }"#))
  }

  /// The summary counts only needed texts: this region needs three and inherits two.
  @Test func summarizesWhatARegionInherits() throws {
    let findings = try CatalogCheck.run(on: .reading(Self.files)).findings.filter { $0.rule == "inherited-title" }
    #expect(
      findings.map(\.message) == [
        "'pt-PT' inherits 2 of 3 texts from 'pt'; add those that differ to titles/pt-PT.json"
      ])
  }

  /// A regional locale that inherits every title needs no file.
  @Test func needsNoFile() throws {
    var files = ShortTitleTests.files(["en": #""Find""#, "en-GB": nil])
    files["titles/en-GB.json"] = nil
    #expect(try CatalogCheck.run(on: .reading(files)).findings.filter { $0.severity > .note }.map(\.line) == [])
  }
}

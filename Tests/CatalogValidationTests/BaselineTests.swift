import CatalogEditing
import CatalogFiles
import CatalogModel
import CheckTestSupport
import SourceText
import Testing

@testable import CatalogValidation

/// A team accepts its existing findings and sees every new one.
@Suite struct BaselineTests {
  private static let mistakes = [
    "titles/en.json": #"{ "back": " Back", "delete": "Delete " }"#
  ]

  private static func check(_ entries: [String] = [], today: String = "2026-06-01") throws -> CheckReport {
    let text = #"{ "formatVersion": 1, "entries": [\#(entries.joined(separator: ", "))] }"#
    var settings = CheckSettings()
    settings.baseline = try BaselineFile(reading: "baseline.json", from: MemoryFiles(["baseline.json": text]))
    settings.today = try #require(CalendarDate(today))
    return CatalogCheck.run(on: try .reading(RuleExample.base.merging(mistakes) { $1 }), settings: settings)
  }

  private static func entry(_ purpose: String, expires: String? = nil) -> String {
    let date = expires.map { #", "expires": "\#($0)""# } ?? ""
    return #"{ "identity": "edge-whitespace:\#(purpose):title:en:*:*", "reason": "Later."\#(date) }"#
  }

  @Test func acceptsWhatItLists() throws {
    let report = try Self.check([Self.entry("back")])
    #expect(report.findings.map(\.rule).contains("edge-whitespace"))
    #expect(report.findings.filter { $0.rule == "edge-whitespace" }.map(\.subject.purpose) == ["delete"])
    #expect(report.suppressed.map(\.finding.identity) == ["edge-whitespace:back:title:en:*:*"])
    #expect(report.suppressed.map(\.reason) == ["Later."])
    #expect(report.suppressed.map(\.origin) == [.baseline])
  }

  /// The expiry date is the last valid day.
  @Test(arguments: [("2026-06-01", 1), ("2026-05-31", 2), ("2027-01-01", 1)])
  func acceptsUntilTheLastDay(expires: String, open: Int) throws {
    let report = try Self.check([Self.entry("back", expires: expires)])
    #expect(report.findings.count { $0.rule == "edge-whitespace" } == open)
    #expect(report.findings.count { $0.rule == "expired-baseline-entry" } == open - 1)
  }

  @Test func shrinksUnlessGrowthIsAllowed() throws {
    let report = try Self.check([Self.entry("back"), Self.entry("gone")])
    #expect(report.findings.contains { $0.rule == "unneeded-baseline-entry" })
    let old = Baseline(
      data: nil,
      entries: ["back", "gone"].map {
        Baseline.Entry(identity: "edge-whitespace:\($0):title:en:*:*", reason: "Later.", owner: "Ada")
      })
    let rules = Set(report.rules.map(\.description.identifier))
    let data = DataVersions(icu: "72.1", cldr: "42.0")
    let shrunk = old.updated(for: report.acceptableFindings, rules: rules, data: data, growth: nil)
    #expect(shrunk.entries.map(\.identity) == ["edge-whitespace:back:title:en:*:*"])
    #expect(shrunk.entries.first?.owner == "Ada")
    let growth = Baseline.Entry(identity: "", reason: "From before.", expires: CalendarDate("2027-01-31"))
    let grown = old.updated(for: report.acceptableFindings, rules: rules, data: data, growth: growth)
    #expect(
      grown.entries.contains { $0.identity == "edge-whitespace:delete:title:en:*:*" && $0.reason == "From before." })
    #expect(!grown.entries.contains { $0.identity.hasPrefix("unneeded-baseline-entry") })
    // A written baseline can be read back.
    let file = try BaselineFile(
      reading: "b.json", from: MemoryFiles(["b.json": String(decoding: grown.fileBytes, as: UTF8.self)]))
    #expect(file.baseline.entries == grown.entries)
    #expect(file.baseline.data == data)
    #expect(file.problems.isEmpty)
  }

  // MARK: Patterns

  /// Each row has a pattern, and whether it accepts the finding `edge-whitespace:back:title:en:*:*`.
  @Test(arguments: [
    ("edge-whitespace:*", true), ("edge-whitespace:*:en:*", true), ("edge-whitespace:back:*", true),
    ("edge-whitespace:*:de:*", false), ("edge-whitespace:*back*back*", false), ("double-space:*", false),
  ])
  func acceptsPatterns(pattern: String, isAccepted: Bool) throws {
    let report = try Self.check([#"{ "pattern": "\#(pattern)", "reason": "Later." }"#])
    let open = report.findings.map(\.identity)
    #expect(open.contains("edge-whitespace:back:title:en:*:*") == !isAccepted)
    let ran = report.rules.map(\.description.identifier).contains(String(pattern.prefix { $0 != ":" }))
    #expect(report.findings.contains { $0.rule == "unneeded-baseline-entry" } == (!isAccepted && ran))
  }

  /// A pattern without a rule would accept everything.
  @Test(arguments: ["*", "*:back:*", "edge-whitespace", "edge-whitespace:back", ":*"])
  func refusesOpenPatterns(pattern: String) throws {
    let text = #"{ "formatVersion": 1, "entries": [{ "pattern": "\#(pattern)", "reason": "Later." }] }"#
    let file = try BaselineFile(reading: "b.json", from: MemoryFiles(["b.json": text]))
    #expect(file.baseline.entries.isEmpty)
    #expect(
      file.problems.map(\.message) == [
        "'\(pattern)' is not a pattern; write a rule, ':' and what follows in identities, with '*' for any characters, "
          + "such as 'missing-icon:*:acme-icons'"
      ])
  }

  @Test func growsBesidePatterns() throws {
    let report = try Self.check([])
    let entries = [
      Baseline.Entry(identity: "edge-whitespace:back:*", isPattern: true, reason: "Later."),
      Baseline.Entry(identity: "edge-whitespace:gone:*", isPattern: true, reason: "Later."),
    ]
    let rules = Set(report.rules.map(\.description.identifier))
    let grown = Baseline(data: nil, entries: entries).updated(
      for: report.acceptableFindings, rules: rules, data: nil, growth: Baseline.Entry(identity: "", reason: "New."))
    let names = grown.entries.map(\.identity).filter { $0.hasPrefix("edge-whitespace") }
    #expect(names == ["edge-whitespace:back:*", "edge-whitespace:delete:title:en:*:*"])
    #expect(String(decoding: grown.fileBytes, as: UTF8.self).contains(#""pattern": "edge-whitespace:back:*""#))
  }

  // MARK: Baselines of version 0.9

  private static let collision = Finding(
    rule: TitleCollisionRule.description, message: "…",
    subject: Subject(purpose: "save", message: "title", locale: .english, companion: "close"), file: "titles/en.json",
    position: SourcePosition(line: 1, column: 1))

  /// These identities name a collision without the other purpose.
  @Test(arguments: [
    ("title-collision:save:title:en:*:*", true), ("title-collision:save:title:en:*:*:close", true),
    ("title-collision:save:title:en:*:*:open", false), ("title-collision:save:title:en:*:*#2", false),
  ])
  func acceptsCollisionsByBothIdentities(identity: String, isAccepted: Bool) throws {
    let text = #"{ "formatVersion": 1, "entries": [{ "identity": "\#(identity)", "reason": "Later." }] }"#
    let file = try BaselineFile(reading: "b.json", from: MemoryFiles(["b.json": text]))
    let filter = BaselineFilter(file: file, today: .today)
    #expect(filter.split([Self.collision]).suppressed.count == (isAccepted ? 1 : 0))
    #expect(filter.unneeded([Self.collision], rules: ["title-collision"]).isEmpty == isAccepted)
  }

  @Test func updatesEarlierIdentities() throws {
    let old = Baseline(
      data: nil,
      entries: [Baseline.Entry(identity: "title-collision:save:title:en:*:*", reason: "Known.", owner: "Ada")])
    let data = DataVersions(icu: "72.1", cldr: "42.0")
    let growth = Baseline.Entry(identity: "", reason: "New.")
    let updated = old.updated(for: [Self.collision], rules: ["title-collision"], data: data, growth: growth)
    #expect(
      updated.entries == [
        Baseline.Entry(identity: "title-collision:save:title:en:*:*:close", reason: "Known.", owner: "Ada")
      ])
  }

  /// Entries of rules that did not run are kept, since nothing is known about them.
  @Test func keepsEntriesOfOtherRules() {
    let old = Baseline(data: nil, entries: [Baseline.Entry(identity: "kashida:back:title:ar:*:*", reason: "Later.")])
    let data = DataVersions(icu: "72.1", cldr: "42.0")
    #expect(old.updated(for: [], rules: ["edge-whitespace"], data: data, growth: nil).entries == old.entries)
    #expect(old.updated(for: [], rules: ["kashida"], data: data, growth: nil).entries.isEmpty)
  }

  @Test(
    arguments: [
      ("[]", "b.json:1:1: the baseline is an array; write an object"),
      (#"{ "formatVersion": 1 }"#, "b.json:1:1: the baseline has no field 'entries'; add it"),
      (
        #"{ "formatVersion": 2, "entries": [] }"#,
        "b.json:1:20: format version 2 of a baseline is unknown; this program reads version 1"
      ),
      (
        #"{ "formatVersion": 1, "entries": [{ "identity": "a" }] }"#,
        "b.json:1:35: an entry of the baseline has no field 'reason'; add it"
      ),
      (
        #"{ "formatVersion": 1, "entries": [{ "identity": "a", "reason": "b", "expires": "soon" }] }"#,
        "b.json:1:80: 'soon' is not a date; write one like '2027-01-31'"
      ),
      (
        #"{ "formatVersion": 1, "entries": [{ "identity": "a", "reason": "b" }, { "identity": "a", "reason": "c" }] }"#,
        "b.json:1:71: 'a' is listed twice in the baseline; keep one"
      ),
      (
        #"{ "formatVersion": 1, "entries": [ }"#, "b.json:1:36: unclosed array, opened at line 1; add ']' before '}'"
      ),
    ])
  func reportsProblems(text: String, problem: String) throws {
    let file = try BaselineFile(reading: "b.json", from: MemoryFiles(["b.json": text]))
    #expect(file.problems.map { "\($0.place.file.path):\($0.place.position): \($0.message)" }.first == problem)
  }

  @Test func refusesToExceedTheReadingLimit() throws {
    let entries = ["title-too-long:a", "missing-title:a", "missing-title:b"].map {
      Baseline.Entry(identity: $0, reason: "…")
    }
    let baseline = Baseline(data: nil, entries: entries)
    let size = baseline.fileBytes.count
    #expect(try baseline.fileBytes(limit: size) == baseline.fileBytes)
    let error = #expect(throws: Baseline.TooLarge.self) { try baseline.fileBytes(limit: size - 1) }
    #expect(
      error?.description == """
        its 3 entries (2 are of 'missing-title') take more than the 0 MiB that are read; first fix the rules with the most \
        findings or switch them off
        """)
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "2026-1-1", "2026-00-10", "tomorrow", "2026-04-31", ""])
  func refusesInvalidDates(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func datesCompareByDay() throws {
    let leap = try #require(CalendarDate("2028-02-29"))
    #expect(leap.description == "2028-02-29")
    #expect(try #require(CalendarDate("2028-02-28")) < leap)
    #expect(CalendarDate(CalendarDate.today.description) == .today)
  }
}

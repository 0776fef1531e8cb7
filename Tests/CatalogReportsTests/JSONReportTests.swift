import CatalogFiles
import CheckTestSupport
import Foundation
import TestSupport
import Testing

@testable import CatalogReports
@testable import CatalogValidation

/// The JSON report, parsed with Foundation: programs rely on its members.
@Suite struct JSONReportTests {
  private static let broken: [String: String] = [
    "titles/en.json":
      #"{ "back": " Back", "delete": { "title": "Delete", "counted": "{count, plural, few {x} other {#}}" } }"#,
    "titles/pl.json": #"{ "delete": { "title": "Usuń", "counted": "{count" }, "x": "" }"#,
    "purposes.json": (RuleExample.base["purposes.json"] ?? "").replacing("trash", with: "bin"),
  ]

  private func report(_ files: [String: String] = broken) throws -> [String: Any] {
    let text = JSONReporter.text(try RuleExample.check(files))
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func hasTheMembersOfAReport() throws {
    let report = try report()
    #expect(Set(report.keys) == ["catalog", "icuVersion", "cldrVersion", "summary", "findings"])
    #expect(report["catalog"] as? String == "")
    #expect((report["icuVersion"] as? String)?.wholeMatch(of: /[0-9]+(\.[0-9]+)+/) != nil)
    #expect((report["cldrVersion"] as? String)?.wholeMatch(of: /[0-9]+(\.[0-9]+)*/) != nil)
    let summary = try #require(report["summary"] as? [String: Int])
    #expect(summary == ["errors": 5, "warnings": 2, "notes": 0, "purposes": 2, "locales": 2])
    #expect((report["findings"] as? [Any])?.count == 7)
  }

  @Test func hasTheMembersOfFindings() throws {
    let findings = try #require(try report()["findings"] as? [[String: Any]])
    let always: Set = ["rule", "severity", "message", "file", "line", "column", "identity"]
    let sometimes: Set = ["purpose", "messageName", "locale", "category", "iconSet", "screen", "platform", "related"]
    for finding in findings {
      #expect(always.isSubset(of: finding.keys))
      #expect(always.union(sometimes).isSuperset(of: finding.keys))
      #expect(finding.values.allSatisfy { !($0 is NSNull) }, "what does not apply is absent")
      #expect(["error", "warning", "note"].contains(finding["severity"] as? String))
      #expect(try #require(finding["line"] as? Int) >= 1)
      #expect(try #require(finding["column"] as? Int) >= 1)
    }
    #expect(Set(findings.compactMap { $0["identity"] as? String }).count == findings.count)
  }

  @Test func namesTheSubjectsOfFindings() throws {
    let findings = try #require(try report()["findings"] as? [[String: Any]])
    func members(_ rule: String) throws -> [String: String] {
      let finding = try #require(findings.first { $0["rule"] as? String == rule })
      return finding.compactMapValues { $0 as? String }.filter { !["message", "identity"].contains($0.key) }
    }
    #expect(
      try members("missing-plural-category") == [
        "rule": "missing-plural-category", "severity": "error", "purpose": "delete", "messageName": "counted",
        "locale": "en", "category": "one", "file": "titles/en.json",
      ])
    #expect(
      try members("unknown-icon") == [
        "rule": "unknown-icon", "severity": "error", "purpose": "delete", "iconSet": "set", "file": "purposes.json",
      ])
    #expect(
      try members("edge-whitespace") == [
        "rule": "edge-whitespace", "severity": "warning", "purpose": "back", "messageName": "title", "locale": "en",
        "file": "titles/en.json",
      ])
  }

  /// Findings have the order of the text report.
  @Test func hasTheFindingsOfTheTextReport() throws {
    let report = try RuleExample.check(Self.broken)
    let lines = TextReporter(showsColour: false).text(report).split(separator: "\n").map(String.init)
    let findings = try #require(try self.report()["findings"] as? [[String: Any]])
    let fromJSON = findings.map { finding in
      let values = ["file", "line", "column", "severity", "message", "rule"].map { "\(finding[$0] ?? "")" }
      return "\(values[0]):\(values[1]):\(values[2]): \(values[3]): \(values[4]) [\(values[5])]"
    }
    #expect(Array(lines.prefix(findings.count)) == fromJSON)
    #expect(fromJSON == report.findings.map(\.line))
  }

  /// The same input gives the same bytes, also when many locales are checked in parallel.
  ///
  /// An exhaustive run checks 200 locales. The 60 representatives would miss an order that changes only when more
  /// locales are checked at once than there are processors.
  @Test func isStable() throws {
    let large = try CatalogSource.reading(Self.large)
    let texts = (0..<3).map { _ in JSONReporter.text(CatalogCheck.run(on: large)) }
    #expect(Set(texts).count == 1)
    #expect(try JSONReporter.text(CatalogCheck.run(on: .reading(Self.large))) == texts[0])
    #expect(texts[0].utf8.count > 50_000)
    let small = try (0..<4).map { _ in JSONReporter.text(try RuleExample.check(Self.broken)) }
    #expect(Set(small).count == 1)
  }

  /// 150 purposes in many locales; one in twenty texts has a mistake.
  private static let large: [String: String] = {
    let purposes = (100..<250).map { "p\($0)" }
    let tags = ["en"] + (1..<Sweep.of(200, representatives: 60)).map { "qa\(["a", "b"][$0 % 2])-\(100 + $0 / 2)" }
    var files = [
      "catalog.json": """
      { "formatVersion": 1, "name": "Large", "sourceLocale": "en", "iconSets": [],
        "locales": [\(tags.map { "\"\($0)\"" }.joined(separator: ","))] }
      """,
      "purposes.json": "{"
        + purposes.map { #""\#($0)": { "role": "act", "description": "…", "messages": { "title": {} } }"# }
        .joined(separator: ",") + "}",
    ]
    for (number, tag) in tags.enumerated() {
      let texts = purposes.enumerated().map { index, purpose in
        "\"\(purpose)\": \"\((index + number) % 20 == 0 ? " " : "")\(purpose)\""
      }
      files["titles/\(tag).json"] = "{\(texts.joined(separator: ","))}"
    }
    return files
  }()
}

import CatalogFiles
import CatalogModel
import Foundation
import SourceText
import TestSupport
import Testing

@testable import CatalogReports
@testable import CatalogValidation

/// The SARIF report, validated against its schema and read by other tools.
@Suite struct SARIFReportTests {
  private func log(_ report: CheckReport) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(ReportFormat.sarif.text(report).utf8)) as? [String: Any])
  }

  private func run(_ report: CheckReport) throws -> [String: Any] {
    try #require((try log(report)["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ report: CheckReport) throws -> [[String: Any]] {
    try #require(try run(report)["results"] as? [[String: Any]])
  }

  private static let validation = """
    import json, sys
    from jsonschema import Draft4Validator
    schema, log = [json.load(open(path, encoding='utf-8')) for path in sys.argv[1:]]
    problems = ['/'.join(map(str, e.path)) + ': ' + e.message for e in Draft4Validator(schema).iter_errors(log)]
    print('\\n'.join(problems))
    sys.exit(bool(problems))
    """

  @Test(arguments: ["", "Catalogs/a b%ü", "/absolute/folder"])
  func isValidBySchema(folder: String) throws {
    let validator = try ExternalTool(python: Self.validation, with: "jsonschema", from: "python3-jsonschema")
    let schema = ExternalTool.schema("sarif-schema-2.1.0.json")
    let text = ReportFormat.sarif.text(try ReportedCatalogue.report(in: folder))
    let result = try validator.run([schema, "{}"], on: text, named: "log.sarif")
    #expect(result.status == 0, "\(result.output)")
    let wrong = text.replacing("\"level\": \"error\"", with: "\"level\": \"fatal\"")
    #expect(try validator.run([schema, "{}"], on: wrong, named: "log.sarif").status == 1)
  }

  /// sarif-tools (https://pypi.org/project/sarif-tools) counts the same findings.
  @Test func isReadBySarifTools() throws {
    let report = try ReportedCatalogue.report()
    let tool = try ExternalTool("sarif", from: "sarif-tools")
    let result = try tool.run(["summary", "{}"], on: ReportFormat.sarif.text(report), named: "log.sarif")
    #expect(result.status == 0)
    let accepted = report.suppressed.map(\.finding)
    for severity in Severity.allCases {
      let count = (report.findings + accepted).count { $0.severity == severity }
      #expect(result.output.contains("\(severity.rawValue): \(count)\n"), "\(result.output)")
    }
  }

  @Test func hasEveryFindingOnceInOrder() throws {
    let report = try ReportedCatalogue.report()
    let all = (report.findings + report.suppressed.map(\.finding)).sorted(by: Finding.isInReportOrder)
    let fingerprints = try results(report).compactMap { $0["partialFingerprints"] as? [String: String] }
    #expect(fingerprints.map { $0["identity/v1"] } == all.map(\.identity))
    #expect(Set(all.map(\.identity)).count == all.count)
  }

  /// The fingerprints for code scanning stay the same when lines move.
  @Test func recognizesMovedFindings() throws {
    let moved = ["titles/ar.json", "titles/en.json"].reduce(into: [:]) { files, path in
      files[path] = "\n\n" + (ReportedCatalogue.files[path] ?? "")
    }
    func fingerprints(_ report: CheckReport) throws -> Set<String> {
      Set(try results(report).compactMap { ($0["partialFingerprints"] as? [String: String])?["identity/v1"] })
    }
    #expect(try fingerprints(ReportedCatalogue.report()) == fingerprints(ReportedCatalogue.report(moved)))
  }

  @Test func marksAcceptedFindings() throws {
    let suppressions = try results(ReportedCatalogue.report()).compactMap { $0["suppressions"] as? [[String: String]] }
    let accepted = suppressions.flatMap { $0 }.sorted { $0["kind"] ?? "" < $1["kind"] ?? "" }
    #expect(accepted.map { $0["kind"] } == ["external", "inSource"])
    #expect(accepted.map { $0["justification"] } == ["حتى الإصدار ٢", #"The "font" <needs> it & so, 100%."#])
    #expect(try suppressions.count == results(ReportedCatalogue.report()).count, "empty where nothing is accepted")
  }

  @Test func pointsAtItsRules() throws {
    let report = try ReportedCatalogue.report()
    let driver = try #require((try run(report)["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for result in try results(report) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    for rule in rules {
      let help = try #require(rule["help"] as? [String: String])
      #expect(help["text"]?.isEmpty == false && help["markdown"]?.contains("```json") == true, "\(rule["id"] ?? "")")
    }
    let unused = rules.first { $0["id"] as? String == "unused-plural-category" }
    #expect((unused?["defaultConfiguration"] as? [String: String])?["level"] == "note", "as catalog.json has it")
  }

  /// RFC 3986: all bytes except unreserved ones are encoded; an absolute path needs no base.
  @Test(
    arguments: [
      ("", "titles/en.json", "%SRCROOT%"),
      ("Catalogs/a b%ü:", "Catalogs/a%20b%25%C3%BC%3A/titles/en.json", "%SRCROOT%"),
      ("/absolute/folder", "file:///absolute/folder/titles/en.json", nil),
    ] as [(String, String, String?)])
  func writesPathsAsURIs(folder: String, uri: String, base: String?) throws {
    let locations = try results(ReportedCatalogue.report(in: folder)).compactMap { result in
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      return location?["artifactLocation"] as? [String: String]
    }
    #expect(locations.contains { $0["uri"] == uri && $0["uriBaseId"] == base }, "\(locations)")
  }

  /// A fix replaces columns counted in Unicode scalars: the 😀 before it is one.
  @Test func writesFixes() throws {
    let report = try ReportedCatalogue.report()
    let file = try #require(report.source.titleFiles.first { $0.path.hasSuffix("en.json") })
    let text = String(decoding: file.bytes, as: UTF8.self)
    let space = try #require(text.utf8.firstRange(of: Array(" \",".utf8)))
    let offset = text.utf8.distance(from: text.startIndex, to: space.lowerBound)
    let fix = Fix(file: file, range: offset..<offset + 1, replacement: "")
    let finding = Finding(
      rule: EdgeWhitespaceRule.description, message: "…", subject: Subject(), file: file.path,
      position: file.position(at: offset), fix: fix)
    let fixed = CheckReport(
      source: report.source, findings: [finding], suppressed: [], rules: report.rules, coverage: report.coverage)
    let fixes = try #require(try results(fixed).first?["fixes"] as? [[String: Any]])
    let change = try #require((fixes.first?["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect(
      replacement["deletedRegion"] as? [String: Int]
        == ["startLine": 2, "startColumn": 18, "endLine": 2, "endColumn": 19])
    #expect(replacement["insertedContent"] as? [String: String] == ["text": ""])
    #expect(try run(fixed)["columnKind"] as? String == "unicodeCodePoints")
  }
}

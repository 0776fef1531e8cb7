import CatalogFiles
import CatalogModel
import CheckTestSupport
import Foundation
import SourceText
import TestSupport
import Testing

@testable import CatalogReports
@testable import CatalogValidation

/// The XML reports, read by other tools.
@Suite struct XMLReportTests {
  @Test func junitIsValidBySchema() throws {
    let tool = try ExternalTool("xmllint", from: "libxml2-utils")
    let schema = ExternalTool.schema("junit-10.xsd")
    let text = ReportFormat.junit.text(try ReportedCatalogue.report())
    let result = try tool.run(["--noout", "--schema", schema, "{}"], on: text, named: "junit.xml")
    #expect(result.status == 0, "\(result.output)")
    let wrong = text.replacing(" failures=", with: " fails=")
    #expect(try tool.run(["--noout", "--schema", schema, "{}"], on: wrong, named: "junit.xml").status != 0)
  }

  private static let junitReading = """
    import json, sys
    from junitparser import JUnitXml
    xml = JUnitXml.fromfile(sys.argv[1])
    def outcome(case):
        return [[type(r).__name__.lower(), r.message, r.text] for r in case.result]
    print(json.dumps({
        'counts': [xml.tests, xml.failures, xml.skipped],
        'cases': {f'{case.classname}/{case.name}': outcome(case) for suite in xml for case in suite},
    }))
    """

  private struct ReadTests: Decodable {
    /// The number of all, failed and skipped tests.
    let counts: [Int]
    /// The results by class and name: kind, message and text.
    let cases: [String: [[String?]]]
  }

  /// junitparser (https://pypi.org/project/junitparser) reads the same tests that Jenkins and GitLab show.
  @Test func junitIsReadByOthers() throws {
    let tool = try ExternalTool(python: Self.junitReading, with: "junitparser", from: "python3-junitparser")
    let report = try ReportedCatalogue.report()
    let result = try tool.run(["{}"], on: ReportFormat.junit.text(report), named: "junit.xml")
    try #require(result.status == 0, "\(result.output)")
    let read = try JSONDecoder().decode(ReadTests.self, from: Data(result.output.utf8))
    let cases = read.cases
    #expect(read.counts[0] == cases.count, "every test has a name of its own")
    let name = report.source.manifest.name
    #expect(cases["\(name).en/missing-title"] == [], "passed")
    #expect(cases["\(name).pl/missing-title"]?.first?[0] == "failure")
    #expect(cases["\(name).en/unused-plural-category"]?.contains { $0[0] == "failure" } == false, "a note passes")
    let skipped = try #require(cases["\(name).pl/edge-whitespace"]?.first)
    #expect(skipped[0] == "skipped" && skipped[1] == #"The "font" <needs> it & so, 100%."#)
    let failed = cases.values.flatMap { $0 }.filter { $0[0] == "failure" }.compactMap { $0[2] }.joined(separator: "\n")
    for finding in report.findings where finding.severity > .note && !finding.message.contains("\u{1}") {
      #expect(failed.contains(finding.line))
    }
  }

  private static let checkstyleReading = """
    import json, sys
    import xml.etree.ElementTree as tree
    print(json.dumps([
        [file.get('name')] + [error.get(key) for key in ('line', 'column', 'severity', 'message', 'source')]
        for file in tree.parse(sys.argv[1]).getroot() for error in file]))
    """

  @Test func checkstyleHasEveryFinding() throws {
    let tool = try ExternalTool(python: Self.checkstyleReading, with: "xml", from: "python3")
    let report = try ReportedCatalogue.report()
    let result = try tool.run(["{}"], on: ReportFormat.checkstyle.text(report), named: "checkstyle.xml")
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String]])
    #expect(
      rows
        == report.findings.map { finding in
          [
            finding.file, "\(finding.position.line)", "\(finding.position.column)",
            finding.severity == .note ? "info" : finding.severity.rawValue,
            finding.message.replacing("\u{1}", with: "⟨U+0001⟩"), "catalog.\(finding.rule)",
          ]
        })
  }
}

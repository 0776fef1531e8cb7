import AppReading
import Audit
import CatalogFiles
import CatalogModel
import SourceText
import Testing

@testable import Adoption

/// Reports of `catalog audit --format json`, read back.
@Suite struct AuditReportFileTests {
  private static func read(_ json: String) throws -> AuditReportFile {
    AuditReportFile(SourceFile(path: "report.json", text: json), catalog: try PlannedApp.catalogue.get())
  }

  private static func report(_ fields: String) -> String {
    let site = #""file": "A.swift", "line": 3, "column": 5, "framework": "swiftui", "certainty": "certain""#
    return
      #"{ "formatVersion": 1, "catalog": "Small", "sites": [{ \#(fields.isEmpty ? site : "\(site), \(fields)") }] }"#
  }

  @Test func readsASite() throws {
    let file = try Self.read(
      Self.report(
        """
        "purpose": "delete", "role": "destructive", "icons": ["trash"], "accepted": "a game",
        "texts": [{ "use": "title", "text": "Delete", "key": "a.b" }, { "use": "tooltip", "text": "%@", "arguments": true }],
        "evidence": [{ "signal": "title", "seen": "Delete", "purpose": "delete" }]
        """))
    #expect(file.problems.map(\.message) == [])
    let use = try #require(file.uses.first)
    #expect(
      use.place == "A.swift:3" && use.framework == .swiftUI && use.role == .destructive && use.purpose == "delete")
    #expect(use.icons == ["trash"] && use.isAccepted && !use.isDefinition && use.titleSignal == .title)
    #expect(use.texts.map(\.use) == [.title, .tooltip] && use.texts.map(\.hasArguments) == [false, true])
    #expect(use.title?.key == "a.b")
  }

  @Test(
    arguments: [
      ("[]", "this is no report of an audit; make the report with 'catalog audit --format json'"),
      (
        #"{ "formatVersion": 2 }"#,
        "the report's format version is not 1; make the report with 'catalog audit --format json'"
      ),
      (
        #"{ "formatVersion": 1, "catalog": "Other", "sites": [] }"#,
        "the report compares with the catalogue 'Other', not with 'Small'; audit with that one, or name the other with --catalog"
      ),
      (
        #"{ "formatVersion": 1, "catalog": "Small" }"#,
        "the report has no list 'sites'; make the report with 'catalog audit --format json'"
      ),
      (#"{ "formatVersion": 1, "sites": [1] }"#, "a site is not an object"),
      (report(#""purpose": "delet""#), "unknown purpose 'delet'; did you mean 'delete'?"),
      (report(#""icons": "trash""#), "'icons' is not a list"), (report(#""icons": [1]"#), "'an icon' is not a text"),
      (report(#""role": "destroy""#), "'destroy' is no role"),
      (
        report(#""texts": [{ "use": "name", "text": "a" }]"#),
        "'name' is no use of a text; write title, accessibilityLabel or tooltip"
      ),
      (report(#""texts": [{ "text": "a" }]"#), "'use' is missing"),
      (report("").replacing(#""line": 3"#, with: #""line": 0"#), "'line' is not a number from 1 up"),
      (report("").replacing(#""file": "A.swift", "#, with: ""), "'file' is missing"),
      (report("").replacing(#""certain""#, with: #""sure""#), "'sure' is no certainty"),
    ])
  func reports(json: String, problem: String) throws {
    let file = try Self.read(json)
    #expect(file.uses.isEmpty)
    #expect(file.problems.map { $0.message.prefix(problem.count) } == [problem[...]])
  }

  /// Titles come before labels for assistive technology, and several different ones are no title.
  @Test(
    arguments: [
      ([(.title, "Save", nil)], "Save"), ([(.accessibilityLabel, "Save", nil)], "Save"),
      ([(.accessibilityLabel, "Save it", nil), (.title, "Save", nil)], "Save"), ([(.tooltip, "Save", nil)], nil),
      ([(.title, "Mute", nil), (.title, "Unmute", nil)], nil), ([(.title, "Save", "a"), (.title, "Save", "b")], nil),
      ([(.title, "Save", "a"), (.title, "Save", "a")], "Save"), ([(.title, "", nil)], nil), ([], nil),
    ] as [([(SiteText.Use, String, String?)], String?)])
  func title(texts: [(SiteText.Use, String, String?)], title: String?) {
    let use = ButtonUse(
      file: "A.swift", position: SourcePosition(line: 1, column: 1), framework: .swiftUI, role: nil,
      texts: texts.map { ButtonUse.Text(use: $0.0, text: $0.1, key: $0.2, hasArguments: false) }, icons: [],
      purpose: nil,
      certainty: .none, signals: [], isDefinition: false, isAccepted: false)
    #expect(use.title?.text == title)
  }
}

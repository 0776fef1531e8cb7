import CatalogFiles
import CatalogModel
import CatalogValidation
import Foundation
import TestSupport
import Testing

@testable import AppReading
@testable import Audit

/// The schema of audit.json accepts and refuses what the program does.
@Suite struct AuditSchemaTests {
  private static let path = Repository.root.appending(path: "Catalogs/audit.schema.json").path

  private static let whole = [
    #"{ "formatVersion": 1 }"#,
    #"{ "$schema": "../audit.schema.json", "formatVersion": 1, "exclude": [], "rules": {}, "wrappers": {} }"#,
    #"{ "formatVersion": 1, "exclude": ["Old/", "*.g.swift"] }"#,
    #"{ "formatVersion": 1, "rules": { "hand-made-button": "error", "modal-over-modal": "off" } }"#,
    generated(#""swift": "MyPurposes", "kotlin": "com.example.purposes_2", "typescript": "@app/purposes/react.js""#),
    generated(##""locale": "locales[use(\"{\")].a", "element": "./e.js", "elementLocale": "/l/pt-BR.js#a""##),
    wrapper(#""framework": "compose""#),
    wrapper(#""framework": "compose", "title": "label", "icon": 0, "action": 2, "accessibilityLabel": "a""#),
    wrapper(#""framework": "swiftui", "purpose": "close", "container": "menu", "placement": "leading""#),
  ]

  private static let broken = [
    "[]", "{}", #"{ "formatVersion": 2 }"#, #"{ "formatVersion": "1" }"#, #"{ "formatVersion": 1, "excluded": [] }"#,
    #"{ "formatVersion": 1, "exclude": "Old" }"#, #"{ "formatVersion": 1, "exclude": [1] }"#,
    #"{ "formatVersion": 1, "rules": [] }"#, #"{ "formatVersion": 1, "rules": { "hand-made": "error" } }"#,
    #"{ "formatVersion": 1, "rules": { "hand-made-button": "none" } }"#,
    #"{ "formatVersion": 1, "rules": { "hand-made-button": false } }"#,
    generated(#""swift": "My-Purposes App""#), generated(#""swift": "2A""#), generated(#""swift": """#),
    generated(#""kotlin": "com.example.""#), generated(#""kotlin": "com example""#), generated(#""kotlin": "a.2""#),
    generated(#""typescript": "./p\"x.js""#), generated(#""typescript": "./p x.js""#),
    generated(#""typescript": "./p\\x.js""#), generated(#""typescript": "./p\nx.js""#),
    generated(#""element": "</script>""#), generated(#""elementLocale": "/'de.js""#),
    generated(#""locale": "a\nb""#), generated(#""locale": "<a>""#), generated(#""locale": " ""#),
    #"{ "formatVersion": 1, "wrappers": [] }"#, wrapper(""), wrapper(#""framework": "compos""#),
    wrapper(#""framework": "compose", "label": 1"#), wrapper(#""framework": "compose", "title": -1"#),
    wrapper(#""framework": "compose", "title": 1.5"#), wrapper(#""framework": "compose", "title": " ""#),
    wrapper(#""framework": "compose", "container": "bar""#), wrapper(#""framework": "compose", "placement": "left""#),
    wrapper(#""framework": "compose", "purpose": "No Purpose""#),
  ]

  private static func generated(_ fields: String) -> String {
    "{ \"formatVersion\": 1, \"generated\": { \(fields) } }"
  }

  private static func wrapper(_ fields: String) -> String {
    "{ \"formatVersion\": 1, \"wrappers\": { \"AppButton\": { \(fields) } } }"
  }

  @Test func agreesWithTheReader() throws {
    let folder = try TemporaryFolder()
    let texts = Self.whole + Self.broken
    let pairs = try texts.enumerated().map { index, text in
      try folder.write(text.utf8, to: "\(index).json")
      return (schema: Self.path as String?, file: "\(folder.path)/\(index).json")
    }
    let purposes = try #require(AuditedApps.standard).purposes
    for (text, problems) in zip(texts, try SchemaValidator().problems(of: pairs)) {
      let read = try CatalogReader(files: MemoryFiles(["C/audit.json": text])).auditFile(
        ofCatalogAt: "C", purposes: purposes)
      let file = try #require(read)
      #expect(problems.isEmpty == Self.whole.contains(text), "the schema says \(problems) of \(text)")
      #expect(
        file.problems.isEmpty == Self.whole.contains(text), "the reader says \(file.problems.map(\.message)) of \(text)"
      )
    }
  }

  /// What a schema cannot say: brackets and quotes are closed, and nothing ends the expression or makes a comment of the rest.
  @Test(arguments: [
    ("useLocale(", false), ("a)", false), ("a[(])", false), ("a[\\\"]", false), ("a }", false), ("a; b", false),
    ("a // b", false), ("a /* b", false), ("use(\\\")\\\").a", true), ("\\\"//\\\"", true), ("{ a: [1] }.a", true),
  ])
  func checksExpressions(expression: String, isRight: Bool) throws {
    let purposes = try #require(AuditedApps.standard).purposes
    let text = Self.generated("\"locale\": \"\(expression)\"")
    let read = try CatalogReader(files: MemoryFiles(["C/audit.json": text])).auditFile(
      ofCatalogAt: "C", purposes: purposes)
    let file = try #require(read)
    #expect(file.problems.isEmpty == isRight, "\(file.problems.map(\.message))")
    #expect(
      file.problems.allSatisfy { $0.message.hasSuffix("brackets and quotes are closed; write one such as locale") })
    #expect((file.generated["locale"] != nil) == isRight)
  }

  /// The names that the schema lists are those of the program.
  @Test func listsTheNames() throws {
    let data = try Data(contentsOf: URL(filePath: Self.path))
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    func field(_ keys: String...) -> Any? {
      keys.reduce(schema as Any?) { ($0 as? [String: Any])?[$1] }
    }
    let rules = try #require(field("properties", "rules", "properties") as? [String: Any])
    #expect(Set(rules.keys) == Set(AuditRules.descriptions.map(\.identifier)))
    #expect(field("$defs", "severity", "enum") as? [String] == ["error", "warning", "note", "off"])
    func values(_ name: String) -> [String]? { field("$defs", "wrapper", "properties", name, "enum") as? [String] }
    #expect(values("framework") == Framework.allCases.map(\.rawValue))
    #expect(values("container") == Container.allCases.map(\.rawValue))
    #expect(values("placement") == Placement.allCases.map(\.rawValue))
  }
}

import Foundation
import TestSupport
import Testing

/// A check, a comparison and an audit are written in the same formats.
@Suite struct ReportFormatTests {
  private static let commands = [["check", "New"], ["diff", "Old", "New"], ["audit", "App", "--catalog", "New"]]

  private let folder: TemporaryFolder
  private let program: Program

  /// A catalogue with a finding that it did not have, and an app with one.
  init() throws {
    folder = try TemporaryFolder()
    for (name, german) in [("Old", "Zurück"), ("New", "Zurück ")] {
      for (path, text) in [
        "catalog.json":
          #"{ "formatVersion": 1, "name": "A & <B>", "sourceLocale": "en", "locales": ["de", "en"], "iconSets": [] }"#,
        "purposes.json": #"{ "back": { "role": "navigate", "description": "…", "messages": { "title": {} } } }"#,
        "titles/en.json": #"{ "back": "Back" }"#, "titles/de.json": "{ \"back\": \"\(german)\" }",
      ] { try folder.write(text.utf8, to: "\(name)/\(path)") }
    }
    try folder.write(
      "import SwiftUI\nstruct A: View { var body: some View { Button {} label: { Image(systemName: \"xmark\") } } }\n"
        .utf8,
      to: "App/A.swift")
    program = Program(folder: URL(filePath: folder.path))
  }

  @Test("Each report is in each format", arguments: commands)
  func writes(command: [String]) throws {
    func report(_ format: String) throws -> String {
      let result = try program.run(command + ["--format", format])
      try #require(result.error == "", "\(format): \(result.error)")
      return result.output
    }
    let rule = command[0] == "audit" ? "button-without-title" : "edge-whitespace"
    for format in ["text", "json", "sarif", "junit", "github", "checkstyle", "markdown", "html"] {
      #expect(try report(format).contains(rule), "\(format)")
    }
    for format in ["json", "sarif"] { _ = try JSONSerialization.jsonObject(with: Data(try report(format).utf8)) }
    let xmllint = try ExternalTool("xmllint", from: "libxml2-utils")
    for format in ["junit", "checkstyle"] {
      let result = try xmllint.run(["--noout", "{}"], on: try report(format), named: "\(format).xml")
      #expect(result.status == 0, "\(format): \(result.output)")
    }
    #expect(try report("markdown").hasPrefix("### "))
    #expect(try report("html").contains("A &amp; &lt;B"))
  }

  @Test("Reports for other programs leave out fixed findings")
  func listsNewFindingsOnly() throws {
    for format in ["sarif", "junit", "github", "checkstyle"] {
      let result = try program.run("diff", "New", "Old", "--format", format)
      #expect(result.status == 0 && !result.output.contains("white space at the end"), "\(result.output)")
    }
  }
}

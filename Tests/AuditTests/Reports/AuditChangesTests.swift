import CatalogValidation
import SourceText
import TestSupport
import Testing

@testable import Audit

/// What counts as new: buttons that nobody had, and not code that moved.
@Suite struct AuditChangesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: [String: String]
    let after: [String: String]
    var new: [String] = []
    var fixed: [String] = []

    init(
      _ name: String, _ before: [String: String], _ after: [String: String], new: [String] = [], fixed: [String] = []
    ) {
      testDescription = name
      (self.before, self.after, self.new, self.fixed) = (before, after, new, fixed)
    }
  }

  private static let buttons = """
        Button("Cancel") { stop() }
        Button("Delete") { delete() }
    """

  private static func view(_ name: String, _ body: String) -> String {
    "struct \(name): View {\n  var body: some View {\n\(body)\n  }\n}\n"
  }

  private static let editor = ["Editor.swift": view("EditorView", buttons)]

  private static let rows = [
    Case("nothing changed", editor, editor),
    Case("a file is moved", editor, ["Editing/Editor.swift": view("EditorView", buttons)]),
    Case("a file is renamed", editor, ["EditorView.swift": view("EditorView", buttons)]),
    Case("lines move", editor, ["Editor.swift": "// A comment\n\n" + view("EditorView", buttons)]),
    Case(
      "it is reformatted", editor,
      [
        "Editor.swift": view(
          "EditorView",
          "  Button(\n    \"Cancel\"\n  ) {\n    stop()\n  }\n  Button(\"Delete\")\n  {\n    delete()\n  }")
      ]),
    Case(
      "buttons change places", editor,
      [
        "Editor.swift": view("EditorView", buttons.split(separator: "\n").reversed().joined(separator: "\n"))
      ]),
    Case("a type is renamed", editor, ["Editor.swift": view("ComposerView", buttons)]),
    Case("a type and its file are renamed", editor, ["Composer.swift": view("ComposerView", buttons)]),
    Case(
      "a type is split", editor,
      [
        "Editor.swift": view("EditorView", "    Button(\"Cancel\") { stop() }")
          + view("ToolsView", "    Button(\"Delete\") { delete() }")
      ]),
    Case(
      "a button is added", editor,
      [
        "Editor.swift": view("EditorView", buttons + "\n    Button(\"Save\") { keep() }")
      ], new: ["Editor.swift:5"]),
    Case(
      "the same line is added", editor,
      ["Editor.swift": view("EditorView", buttons + "\n    Button(\"Cancel\") { stop() }")],
      new: ["Editor.swift:5"]),
    Case(
      "the same button is added above", editor,
      [
        "Editor.swift": view("EditorView", "    Button(\"Cancel\") { other() }\n" + buttons)
      ], new: ["Editor.swift:3"]),
    Case(
      "the same button is added in another file", editor,
      [
        "Editor.swift": view("EditorView", buttons),
        "Added.swift": view("AddedView", "    Button(\"Cancel\") { stop() }"),
      ], new: ["Added.swift:3"]),
    Case(
      "a button is adopted", editor,
      [
        "Editor.swift": view("EditorView", buttons.replacing("Button(\"Delete\")", with: "Button(.delete)"))
      ], fixed: ["Editor.swift:4"]),
    Case(
      "a comment accepts one", editor,
      [
        "Editor.swift": view("EditorView", "    // catalog: accept hand-made-button, the old bar\n" + buttons)
      ]),
  ]

  @Test(arguments: rows)
  func reports(_ row: Case) throws {
    let (before, after) = (try AuditedApps.report(row.before), try AuditedApps.report(row.after))
    #expect(!before.findings.isEmpty)
    let changes = AuditChanges(since: "main", commit: "0", from: before, to: after)
    #expect(changes.new.map { "\($0.file):\($0.position.line)" } == row.new)
    #expect(changes.fixed.map { "\($0.file):\($0.position.line)" } == row.fixed)
  }
}

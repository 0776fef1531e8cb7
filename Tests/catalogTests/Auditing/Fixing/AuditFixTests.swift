import Foundation
import TestSupport
import Testing

/// `catalog audit --fix`: what is understood becomes the form of generated code, and the rest stays as it is.
@Suite struct AuditFixTests {
  /// A button of SwiftUI or UIKit, and what it becomes; the same where it is left.
  @Test(
    arguments: [
      ("Button(\"Share\") { share() }", "Button(.share) { share() }.labelStyle(.titleOnly)"),
      (
        "Button(\"Delete\", role: .destructive) { delete() }", "Button(.delete) { delete() }.labelStyle(.titleOnly)"
      ),
      ("Button(\"Share\", systemImage: \"square.and.arrow.up\", action: share)", "Button(.share, action: share)"),
      (
        "Button {\n  share() // at once\n} label: {\n  Label(\"Share\", systemImage: \"square.and.arrow.up\")\n}",
        "Button(.share) {\n  share() // at once\n}"
      ),
      (
        // A modifier of the app that the fix keeps.
        "Button(action: share) { Text(\"Share\") }.padding(8)",
        "Button(.share, action: share).labelStyle(.titleOnly).padding(8)"
      ),
      // Not understood: another role, a comment that would be lost, another label, a synonym.
      ("Button(\"Delete\", role: .cancel) { delete() }", nil),
      ("Button(\"Delete\" /* for now */) { delete() }", nil),
      ("Button { delete() } label: { Text(\"Delete\").bold() }", nil),
      ("Button(\"Remove Permanently\") { delete() }", nil),
      ("Button(\"Delete \\(count)\") { delete() }", nil),
      // Toggles.
      ("Button(isOn ? \"Unlike\" : \"Share\") { toggle() }", nil),
      ("Button { toggle() } label: { Label(isOn ? \"Unlike\" : \"Share\", systemImage: \"heart\") }", nil),
    ] as [(String, String?)])
  func rewritesSwiftUI(button: String, fixed: String?) throws {
    let source = { (button: String) in
      "struct EditorView: View {\n  var body: some View {\n    VStack {\n\(button)\n    }\n  }\n}\n"
    }
    let app = try FixedApp(["App/EditorView.swift": source(button)])
    let result = try app.fix()
    #expect(result.status == 0, "\(result.error)")
    #expect(try app.text("App/EditorView.swift") == source(fixed ?? button))
    try parsesAsSwift("\(app.folder.path)/App/EditorView.swift")
  }

  @Test(
    arguments: [
      (
        "UIBarButtonItem(title: \"Close\", image: UIImage(systemName: \"xmark\"), target: self, action: #selector(close))",
        "UIBarButtonItem(.close, target: self, action: #selector(close))"
      ),
      (
        "UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(remove))",
        "UIBarButtonItem(.delete, target: self, action: #selector(remove))"
      ),
      (
        "UIBarButtonItem(primaryAction: UIAction(title: \"Share\", image: UIImage(systemName: \"square.and.arrow.up\")) { _ in share() })",
        "UIBarButtonItem(.share) { _ in share() }"
      ),
      ("UIBarButtonItem(title: \"Close\", style: .plain, target: self, action: #selector(close), menu: menu)", nil),
      ("UIBarButtonItem(title: \"Back\", style: .plain, target: nil, action: nil)", nil),
    ] as [(String, String?)])
  func rewritesUIKit(item: String, fixed: String?) throws {
    let source = { (item: String) in
      """
      final class EditorViewController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = \(item)
        }
      }

      """
    }
    let app = try FixedApp(["App/Editor.swift": source(item)])
    #expect(try app.fix().status == 0)
    #expect(try app.text("App/Editor.swift") == source(fixed ?? item))
    try parsesAsSwift("\(app.folder.path)/App/Editor.swift")
  }

  /// Kotlin and TSX are rewritten only where audit.json says what generated code is called.
  @Test func importsGeneratedCode() throws {
    let kotlin = """
      package com.example.app

      import androidx.compose.material3.IconButton

      @Composable
      fun Editor(onDelete: () -> Unit) {
        IconButton(onClick = onDelete, modifier = Modifier.padding(8.dp)) {
          Icon(Icons.Default.Delete, contentDescription = "Delete")
        }
        TextButton(onClick = onDelete) { Text("Delete") }
      }

      """
    let react = """
      import { t } from "./t";

      export const Editor = ({ remove }) => (
        <div>
          <button type="button" className="wide" onClick={remove}>Delete</button>
          <button onClick={remove}><b>Delete</b></button>
        </div>
      );

      """
    let app = try FixedApp(["App/Editor.kt": kotlin, "App/Editor.tsx": react])
    let unnamed = try app.fix()
    #expect(unnamed.status == 0)
    #expect(unnamed.error.contains("left: 2 could be fixed if 'generated' in audit.json said what the files import"))
    #expect(try app.text("App/Editor.kt") == kotlin)
    try app.name(
      #"{ "kotlin": "com.example.purposes", "typescript": "./purposes/react.js", "locale": "locale" }"#)
    let result = try app.fix()
    #expect(result.error.hasPrefix("fixed 2 buttons in 2 files\n"))
    #expect(
      try app.text("App/Editor.kt")
        == kotlin.replacing(
          "import androidx.compose.material3.IconButton\n",
          with: """
            import androidx.compose.material3.IconButton
            import com.example.purposes.IconButton
            import com.example.purposes.Purpose

            """
        ).replacing(
          """
            IconButton(onClick = onDelete, modifier = Modifier.padding(8.dp)) {
              Icon(Icons.Default.Delete, contentDescription = "Delete")
            }
          """, with: "  IconButton(Purpose.DELETE, onClick = onDelete, modifier = Modifier.padding(8.dp))"))
    #expect(
      try app.text("App/Editor.tsx")
        == react.replacing(
          "import { t } from \"./t\";\n",
          with: "import { t } from \"./t\";\nimport { PurposeButton } from \"./purposes/react.js\";\n"
        ).replacing(
          "<button type=\"button\" className=\"wide\" onClick={remove}>Delete</button>",
          with: "<PurposeButton purpose=\"delete\" locale={locale} className=\"wide\" onClick={remove} />"))
    #expect(try syntaxErrors(ofTypeScript: "\(app.folder.path)/App/Editor.tsx") == [])
    // Twice changes nothing.
    #expect(try app.fix().error.hasPrefix("fixed 0 buttons in 0 files\n"))
  }

  /// A target of a package sees generated code of another one only through an import.
  @Test func importsIntoPackages() throws {
    let source = "import SwiftUI\n\nstruct A: View { var body: some View {\n  Button(\"Share\") { share() }\n} }\n"
    let app = try FixedApp(["App/Package.swift": "", "App/Sources/A/A.swift": source])
    #expect(try app.fix().error.contains("left: 1 could be fixed if 'generated'"))
    #expect(try app.text("App/Sources/A/A.swift") == source)
    try app.name(#"{ "swift": "Purposes" }"#)
    #expect(try app.fix().error == "fixed 1 button in 1 file\n")
    #expect(try app.text("App/Sources/A/A.swift").hasPrefix("import SwiftUI\nimport Purposes\n\nstruct A"))
  }

  /// An import goes behind a byte order mark, and takes the file's line ends.
  @Test func importsBehindAMark() throws {
    let source =
      "\u{FEFF}import SwiftUI\r\nstruct A: View { var body: some View { Button(\"Share\") { share() } } }\r\n"
    let app = try FixedApp(["App/A.swift": source])
    try app.name(#"{ "swift": "Purposes" }"#)
    #expect(try app.fix().status == 0)
    // As bytes: Foundation takes the mark away from a text.
    let fixed = try Data(contentsOf: URL(filePath: "\(app.folder.path)/App/A.swift"))
    #expect(fixed.starts(with: Array("\u{FEFF}import SwiftUI\r\nimport Purposes\r\nstruct A".utf8)))
    try parsesAsSwift("\(app.folder.path)/App/A.swift")
  }

  @Test func dryRunsPrintAPatch() throws {
    let source = "struct A: View { var body: some View {\n  Button(\"Share\") { share() }\n} }\n"
    let app = try FixedApp(["App/A.swift": source])
    let result = try app.fix("--dry-run")
    #expect(result.status == 0)
    #expect(
      result.output.contains("-  Button(\"Share\") { share() }\n+  Button(.share) { share() }.labelStyle(.titleOnly)\n")
    )
    #expect(result.error == "would fix 1 button in 1 file\n")
    #expect(try app.text("App/A.swift") == source)
  }

  /// A dry run writes the report of the app as it is to a file, beside the patch.
  @Test func dryRunsReport() throws {
    let source = "struct A: View { var body: some View {\n  Button(\"Share\") { share() }\n  EditButton()\n} }\n"
    let app = try FixedApp(["App/A.swift": source])
    let result = try app.fix("--dry-run", "--format", "json", "--output", "q.json")
    #expect(result.status == 0 && result.output.contains("+  Button(.share)"), "\(result.error)")
    let report = try app.text("q.json")
    #expect(report.contains("\"hand-made-button\"") && report.contains("no form for SwiftUI's EditButton"))
    #expect(try app.text("App/A.swift") == source)
    let refused = try app.fix("--dry-run", "--format", "json")
    #expect(refused.status != 0 && refused.output == "")
    #expect(refused.error.contains("--dry-run prints a patch; give the report as json an --output"))
  }

  /// What Debian's tsc says of the syntax (TS1000 to TS1999); types and modules are not there.
  private func syntaxErrors(ofTypeScript path: String) throws -> [String] {
    let outcome = try ChildProgram.run(["/usr/bin/tsc", "--noEmit", "--jsx", "preserve", "--noResolve", path])
    return outcome.output.split(separator: "\n").filter { $0.contains("error TS1") }.map(String.init)
  }

  private func parsesAsSwift(_ path: String) throws {
    let outcome = try ChildProgram.run(["swiftc", "-frontend", "-parse", path])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}

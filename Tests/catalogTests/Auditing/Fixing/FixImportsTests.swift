import TestSupport
import Testing

/// Imports of generated code stand on lines of their own, where imports may stand.
@Suite struct FixImportsTests {
  /// The end of a file's name, a file with `•` for its button, and the file with its imports.
  private static let rows: [(ending: String, source: String, result: String)] = [
    // An import below the button, and one whose line has no end.
    (
      "tsx", "export const A = ({ a }) => (\n<div>•</div>\n);\nimport { t } from \"./t\";\n",
      "export const A = ({ a }) => (\n<div>•</div>\n);\nimport { t } from \"./t\";\n\(react)"
    ),
    (
      "tsx", "export const A = ({ a }) => (\n<div>•</div>\n);\nimport { t } from \"./t\";",
      "export const A = ({ a }) => (\n<div>•</div>\n);\n\(react)import { t } from \"./t\";"
    ),
    // The words of an import in a text, over several lines, and behind a directive.
    (
      "tsx",
      "import {\n  t,\n} from \"./t\";\nconst text = `\nimport nothing\n`;\nexport const A = ({ a }) => (\n<div>•</div>\n);\n",
      "import {\n  t,\n} from \"./t\";\n\(react)const text = `\nimport nothing\n`;\nexport const A = ({ a }) => (\n<div>•</div>\n);\n"
    ),
    (
      "tsx", "\"use client\";\nexport const A = ({ a }) => (\n<div>•</div>\n);\n",
      "\"use client\";\n\(react)export const A = ({ a }) => (\n<div>•</div>\n);\n"
    ),
    (
      "swift", "import SwiftUI\n\(view)let text = \"\"\"\nimport Nothing\n\"\"\"\n/*\nimport Nothing\n*/\n",
      "import SwiftUI\nimport Purposes\n\(view)let text = \"\"\"\nimport Nothing\n\"\"\"\n/*\nimport Nothing\n*/\n"
    ),
    // An import for some systems only is none for the file.
    (
      "swift", "// A\n#if os(iOS)\nimport SwiftUI\n#endif\n\(view)",
      "// A\nimport Purposes\n#if os(iOS)\nimport SwiftUI\n#endif\n\(view)"
    ),
    ("swift", "internal import Purposes // ours\n\(view)", "internal import Purposes // ours\n\(view)"),
    (
      "kt", "@file:Suppress(\"A\")\npackage app\n\n\(composable)",
      "@file:Suppress(\"A\")\npackage app\nimport purposes.IconButton\nimport purposes.Purpose\n\n\(composable)"
    ),
    (
      "kt", "package app\nimport a.b\nval text = \"\"\"\nimport nothing\n\"\"\"\n\(composable)",
      "package app\nimport a.b\nimport purposes.IconButton\nimport purposes.Purpose\nval text = \"\"\"\nimport nothing\n\"\"\"\n\(composable)"
    ),
    (
      "html", "<html><head>\n<!-- </head> -->\n<script>let a = '</head>'</script>\n</head><body>•</body></html>\n",
      "<html><head>\n<!-- </head> -->\n<script>let a = '</head>'</script>\n\(script)</head><body>•</body></html>\n"
    ),
  ]

  private static let react = "import { PurposeButton } from \"./p.js\";\n"
  private static let script =
    "<script type=\"module\">import { definePurposeButton } from \"/e.js\"; import { en } from \"/en.js\"; "
    + "definePurposeButton({ locale: en });</script>\n"
  private static let view = "struct A: View { var body: some View {\n•\n} }\n"
  private static let composable = "@Composable\nfun A(a: () -> Unit) {\n•\n}\n"

  /// The button of each language, and what it becomes.
  private static let buttons = [
    "tsx": (
      #"<button type="button" onClick={a}>Delete</button>"#,
      #"<PurposeButton purpose="delete" locale={en} onClick={a} />"#
    ),
    "swift": (#"Button("Share") { a() }"#, "Button(.share) { a() }.labelStyle(.titleOnly)"),
    "kt": (
      #"IconButton(onClick = a) { Icon(Icons.Default.Search, contentDescription = "Search") }"#,
      "IconButton(Purpose.SEARCH, onClick = a)"
    ),
    "html": (
      #"<button onclick="save()">Save</button>"#,
      #"<purpose-button purpose="save" style="display: contents" onclick="save()"></purpose-button>"#
    ),
  ]

  @Test func importsStandOnTheirOwnLines() throws {
    var files: [String: String] = [:]
    for (index, row) in Self.rows.enumerated() {
      let button = try #require(Self.buttons[row.ending])
      files["App/A\(index).\(row.ending)"] = row.source.replacing("•", with: button.0)
    }
    let app = try FixedApp(files)
    try app.name(
      #"{ "typescript": "./p.js", "locale": "en", "swift": "Purposes", "kotlin": "purposes", "element": "/e.js", "elementLocale": "/en.js" }"#
    )
    let reasons = try app.fixAndListReasons()
    for (index, row) in Self.rows.enumerated() {
      let path = "App/A\(index).\(row.ending)"
      let button = try #require(Self.buttons[row.ending])
      #expect(try app.text(path) == row.result.replacing("•", with: button.1), "\(path) \(reasons[path] ?? "")")
    }
  }
}

import Foundation
import TestSupport
import Testing

/// `catalog init` in the folder of an app: what it suggests, and its questions on a terminal.
@Suite struct InitQuestionsTests {
  private let folder: TemporaryFolder
  private let program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = Program(folder: URL(filePath: folder.path))
  }

  // MARK: Suggestions

  struct App: CustomStringConvertible, Sendable {
    let name: String
    /// The files by path.
    let files: [String: String]
    /// A part of catalog.json without white space.
    let manifest: String

    var description: String { name }
  }

  static let apps: [App] = [
    App(
      name: "SwiftUI",
      files: [
        "App/Views/EditorView.swift": "import SwiftUI\n", "App/Model.swift": "import Foundation\n",
        "App/en.lproj/Localizable.strings": #""c" = "Cancel";"#,
        "App/de.lproj/Localizable.strings": #""c" = "Abbrechen";"#,
      ],
      manifest: #"""
        "locales":["de","en"],"iconSets":["sf-symbols"],"platforms":["ios","ios26"],"wording":"platform","outputs":[{"language":"swift","folder":"../App/Views/Generated"}]
        """#),
    App(
      name: "AppKit", files: ["Sources/Window.swift": "import AppKit\n", "Sources/Side.swift": "import SwiftUI\n"],
      manifest: #""iconSets":["sf-symbols"],"platforms":["macos"],"wording":"platform""#),
    App(
      name: "Android",
      files: [
        "app/src/main/java/a/A.kt": "import androidx.compose.material3.Button\n",
        "app/src/main/res/values/strings.xml": #"<resources><string name="a">Save</string></resources>"#,
        "app/src/main/res/values-iw/strings.xml": #"<resources><string name="a">שמירה</string></resources>"#,
      ],
      manifest: #"""
        "locales":["en","he"],"iconSets":["material-symbols"],"platforms":["android"],"wording":"platform","outputs":[{"language":"kotlin","folder":"../app/src/main","android":true}]
        """#),
    App(
      name: "React with Lucide",
      files: [
        "package.json": #"{ "dependencies": { "lucide-react": "1.0.0" } }"#,
        "src/App.tsx": "export const A = () => <button>Save</button>\n", "src/locales/en.json": #"{ "save": "Save" }"#,
        "src/locales/pl.json": #"{ "save": "Zapisz" }"#,
      ],
      manifest: #"""
        "locales":["en","pl"],"iconSets":["lucide"],"platforms":["web"],"outputs":[{"language":"typescript","folder":"../src/purposes"}]
        """#),
    App(
      name: "An app that prints the shared words",
      files: [
        "App/EditorView.swift": "import SwiftUI\n",
        "App/en.lproj/Localizable.strings": #""s" = "Save"; "o" = "Open";"#,
        "App/de.lproj/Localizable.strings": #""s" = "Speichern"; "o" = "Öffnen";"#,
      ],
      manifest: #""platforms":["ios","ios26"],"outputs":"#),
    App(name: "An empty folder", files: [:], manifest: #""name":"Buttons","extends":"Standard"}"#),
  ]

  @Test("--yes takes what the app suggests, and the code is made from it", arguments: apps)
  func takesSuggestions(app: App) throws {
    for (path, text) in app.files { try folder.write(text.utf8, to: path) }
    let made = try program.run("init", "--yes")
    #expect(made.status == 0, "\(made)")
    let manifest = try String(contentsOfFile: "\(folder.path)/Buttons/catalog.json", encoding: .utf8)
    #expect(manifest.filter { !$0.isWhitespace }.contains(app.manifest.filter { !$0.isWhitespace }), "\(manifest)")
    #expect(try program.run("check", "--fail-on", "warning").status == 0)
    guard manifest.contains("outputs") else { return }
    #expect(made.error.contains("with 'catalog generate'"), "\(made.error)")
    #expect(try program.run("generate", "--quiet").status == 0)
    #expect(try program.run("generate", "--check").status == 0)
  }

  @Test("Locales that Standard lacks are said")
  func saysOtherLocales() throws {
    try folder.write(#""c" = "Cancel";"#.utf8, to: "en.lproj/Localizable.strings")
    try folder.write(#""c" = "Rhoi'r gorau";"#.utf8, to: "br.lproj/Localizable.strings")
    let made = try program.run("init", "--yes")
    #expect(made.error.contains("'Standard' has no texts in br; 'catalog add locale' declares one"), "\(made)")
  }

  @Test("Without a terminal, a folder or --yes is needed, and options exclude --yes")
  func refuses() throws {
    let bare = try program.run("init")
    #expect(bare.status == 2 && bare.error.contains("take what the app suggests with --yes"), "\(bare)")
    let both = try program.run("init", "--yes", "--locales", "de")
    #expect(both.status == 2 && both.error.contains("leave out --extends and the options"), "\(both)")
    #expect(try folder.files().isEmpty)
  }

  // MARK: Questions

  @Test("Four questions, each with the app's answer; a wrong answer is asked again")
  func asks() throws {
    for (path, text) in Self.apps[0].files { try folder.write(text.utf8, to: path) }
    let shown = try program.runInTerminal("init Mine", typing: ["", "ios, tablet", "ios", "all", "shared"])
    #expect(shown.contains("Languages, separated by commas, or all (87) [de,en]: "), "\(shown)")
    #expect(shown.contains("tablet") && shown.matches(of: /Platforms, of/).count == 2, "\(shown)")
    let manifest = try String(contentsOfFile: "\(folder.path)/Mine/catalog.json", encoding: .utf8)
    #expect(
      manifest.contains(#""locales": ["de", "en"]"#) && manifest.contains(#""platforms": ["ios"]"#)
        && !manifest.contains("iconSets") && !manifest.contains("wording"), "\(manifest)")
  }

  @Test("The end of the input writes nothing")
  func stops() throws {
    let shown = try program.runInTerminal("init", typing: ["en"])
    #expect(shown.contains("nothing was written"), "\(shown)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Buttons"))
  }
}

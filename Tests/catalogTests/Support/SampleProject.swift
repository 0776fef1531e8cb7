import Foundation
import TestSupport
import Testing

/// A project like that of the documents' readers: `Scripts/catalog`, Standard with a few locales, and an app's own
/// files.
final class SampleProject {
  private let repository: GitRepository
  private static let locales = ["ar", "de", "en", "he", "pl", "sk"]

  /// A screen with buttons that are made by hand.
  static let editor = """
    struct EditorView: View {
      var body: some View {
        Form {}.toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        }
      }
    }
    """

  /// A button of a library's component, which an audit does not follow.
  private static let card = """
    struct DraftView: View {
      var body: some View { AppCard(title: "Delete", onTap: { remove() }) }
    }
    """

  init() throws {
    repository = try GitRepository()
    let root = Program.root.appending(path: "Catalogs")
    for name in ["purposes.json", "catalog.json", "headers.json", "platforms.json"]
      + Self.locales.map({ "titles/\($0).json" })
    {
      let text = try String(contentsOf: root.appending(path: "Standard/\(name)"), encoding: .utf8)
      let list = Self.locales.map { "\"\($0)\"" }.joined(separator: ", ")
      let fewer =
        name == "catalog.json" ? text.replacing(/(?s)"locales": \[.*?\]/, with: "\"locales\": [\(list)]") : text
      try repository.write(["Catalogs/Standard/\(name)": fewer])
    }
    for name in ["Standard/icon-sets", "Examples"] {
      try FileManager.default.copyItem(
        at: root.appending(path: name), to: repository.folder.appending(path: "Catalogs/\(name)"))
    }
    try FileManager.default.createDirectory(
      at: repository.folder.appending(path: "Scripts"), withIntermediateDirectories: false)
    try repository.link("Scripts/catalog", to: Program.executable.path)
    for completions in [".local/share/bash-completion/completions", ".zsh/completions", ".config/fish/completions"] {
      try repository.write(["\(completions)/.keep": ""])
    }
    try repository.write(["App/EditorView.swift": "import SwiftUI\n" + Self.editor, "App/DraftView.swift": Self.card])
    let exports = """
      Scripts/catalog check --fix --quiet --fail-on error
      Scripts/catalog export --all --format xcstrings --output App/Localizable.xcstrings --allow-incomplete
      Scripts/catalog export --locale en --locale de --format android --output app/src/main/res --allow-incomplete
      Scripts/catalog export --locale de --format gettext --output po --allow-incomplete
      """
    let result = try run("set -e\n" + exports)
    try #require(result.status == 0, "\(result.output)\(result.error)")
    try repository.commit("The project")
    try repository.git("tag", "v1.0")
    try repository.commit("Another version")
    try repository.git("tag", "v1.1")
  }

  /// Undoes the changes of commands.
  func reset() throws {
    try repository.git("reset", "--quiet", "--hard")
    try repository.git("clean", "--quiet", "-fdx")
  }

  /// Leaves an app without a catalogue, until the next reset.
  func removeCatalogues() throws {
    try FileManager.default.removeItem(at: repository.folder.appending(path: "Catalogs"))
  }

  func run(_ script: String) throws -> Program.Result {
    try Self.bash(["-c", script], in: repository.folder, home: repository.folder)
  }

  /// Runs bash with `catalog` in PATH.
  static func bash(
    _ arguments: [String], in folder: URL, home: URL = URL(filePath: "/nonexistent"),
    environment: [String: String] = [:]
  ) throws -> Program.Result {
    var bash = Program(folder: folder, program: URL(filePath: "/bin/bash"))
    bash.environment = [
      "PATH": "\(Program.executable.deletingLastPathComponent().path):/usr/bin:/bin", "HOME": home.path,
      "GIT_CONFIG_NOSYSTEM": "1",
    ].merging(environment) { $1 }
    return try bash.launch(arguments)
  }

  /// The overlay `Acme` with its own icons, from the three files that OverlaysAndIcons.md prints.
  static func acme() throws -> DiskCatalogue {
    let blocks = try DocumentSnippet.all("json").map(\.text)
    let files = [
      "catalog.json": "\"Acme\"", "icon-sets/acme-icons.json": "\"Acme Icons\"", "purposes.json": "\"arrow-start\" }",
    ]
    let catalogue = try DiskCatalogue()
    for (name, mark) in files {
      try catalogue.write(try #require(blocks.first { $0.contains(mark) }), to: "Acme/\(name)")
    }
    return catalogue
  }
}

import Foundation
import Testing

@testable import catalog

/// A command without `--catalog` finds the project's catalogue, wherever in the project it runs.
@Suite struct NearestCatalogTests {
  private static let manifest =
    #"{ "formatVersion": 1, "name": "Found", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The folders with a catalogue, and other files.
    let catalogues: [String]
    var files: [String: String] = [:]
    /// The folder in which the command runs.
    let folder: String
    var environment: [String: String] = [:]
    /// A part of the error; nil if the catalogue is found.
    var error: String?
  }

  @Test(arguments: rows) func finds(_ row: Row) throws {
    let project = FileManager.default.temporaryDirectory.appending(path: "nearest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: project) }
    var files = row.files
    for catalogue in row.catalogues {
      files["\(catalogue)/catalog.json"] = files["\(catalogue)/catalog.json"] ?? Self.manifest
      files["\(catalogue)/purposes.json"] = "{}"
      files["\(catalogue)/titles/en.json"] = "{}"
    }
    files["\(row.folder)/here.txt"] = ""
    for (path, text) in files {
      let file = project.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let program = Program(folder: project.appending(path: row.folder), environment: row.environment)
    let result = try program.run("check")
    if let error = row.error {
      #expect(result.status == 2 && result.error.contains(error), "\(result)")
    } else {
      #expect(result.output.contains("Found: ") && result.error.isEmpty, "\(result)")
    }
  }

  private static let rows = [
    Row(testDescription: "in the current folder", catalogues: ["app"], folder: "app"),
    Row(testDescription: "above", catalogues: ["app"], folder: "app/Sources/Views"),
    Row(testDescription: "above, in Catalogs/Standard", catalogues: ["Catalogs/Standard"], folder: "Sources/App"),
    Row(testDescription: "the only one below", catalogues: ["app/design/Buttons"], folder: "app"),
    Row(
      testDescription: "beside the folder, in its repository", catalogues: ["Buttons"], files: [".git/HEAD": ""],
      folder: "App/Views"),
    Row(testDescription: "not in what tools made", catalogues: ["design", "node_modules/x"], folder: "."),
    Row(
      testDescription: "the one that extends another one", catalogues: ["Base", "Shop"],
      files: ["Shop/catalog.json": #"{ "formatVersion": 1, "name": "Found", "extends": "../Base" }"#], folder: "."),
    Row(
      testDescription: "named by a project file", catalogues: ["design/Buttons"],
      files: [".purpose-catalog": "design/Buttons\n"], folder: "app/Sources"),
    Row(
      testDescription: "named by the environment", catalogues: ["design/Buttons", "app"], folder: "other",
      environment: ["PURPOSE_CATALOG": "../app"]),
    Row(
      testDescription: "not another tool's catalog.json", catalogues: [],
      files: ["catalog.json": #"{ "kind": "Component" }"#], folder: "app", error: "no catalogue here"),
    Row(
      testDescription: "not outside of the repository", catalogues: ["."], files: ["app/.git/HEAD": "ref"],
      folder: "app/Sources", error: "no catalogue here"),
    Row(
      testDescription: "several below", catalogues: ["one", "two"], folder: ".",
      error: "the project has several catalogues: 'one', 'two'; name one with --catalog DIR"),
    Row(
      testDescription: "a project file that names nothing", catalogues: [], files: [".purpose-catalog": "gone\n"],
      folder: "app", error: "../.purpose-catalog: the folder 'gone' has no catalog.json; name the catalogue's folder"),
  ]

  /// Commands, each with its exit status in a folder without a catalogue: those that read take the one that ships with
  /// the program, and those that write refuse.
  private static let commands: [([String], Int32)] = [
    (["find", "trash"], 0), (["lookup", "delete", "--locale", "de"], 0), (["coverage"], 0),
    (["screen", "list"], 0), (["check"], 2), (["set", "back", "--locale", "de", "--title", "Weg"], 2),
  ]

  @Test(arguments: commands)
  func readsStandard(arguments: [String], status: Int32) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "nowhere-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Program(folder: folder).run(arguments)
    #expect(result.status == status, "\(result)")
    let says = "no catalogue here; this is Standard, which ships with the program (--catalog DIR names another one)"
    #expect(result.error.contains(says) == (status == 0), "\(result)")
  }
}

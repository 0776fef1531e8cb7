import Foundation
import TestSupport
import Testing

/// An app in a folder, with a catalogue of its own.
struct FixedApp {
  let folder: TemporaryFolder
  private let program: Program

  /// - Parameters:
  ///   - titles: those that the catalogue has of its own, by locale.
  ///   - locales: the catalogue's.
  init(_ files: [String: String], titles: [String: String] = [:], locales: [String] = ["en"]) throws {
    folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text.utf8, to: path) }
    try folder.write(
      """
      { "formatVersion": 1, "name": "Own", "extends": "Standard", "sourceLocale": "en", "locales": [\(locales.map { "\"\($0)\"" }.joined(separator: ", "))],
        "iconSets": ["sf-symbols", "material-symbols"] }
      """.utf8, to: "Own/catalog.json")
    for locale in locales { try folder.write((titles[locale] ?? "{}").utf8, to: "Own/titles/\(locale).json") }
    program = Program(folder: URL(filePath: folder.path))
  }

  /// Says what generated code is called.
  func name(_ generated: String) throws {
    try folder.write("{ \"formatVersion\": 1, \"generated\": \(generated) }".utf8, to: "Own/audit.json")
  }

  func fix(_ options: String...) throws -> Program.Result {
    try program.run(["audit", "App", "--catalog", "Own", "--fix"] + options)
  }

  /// Fixes the app, and gives the reason for the button that is left by its file, from the report in JSON.
  func fixAndListReasons() throws -> [String: String] {
    let result = try fix("--format", "json", "--quiet")
    #expect(result.status == 0, "\(result.error)")
    let sites = try #require(try result.json()["sites"] as? [[String: Any]])
    let reasons = sites.compactMap { site in
      (site["file"] as? String).flatMap { file in (site["notFixed"] as? String).map { (file, $0) } }
    }
    return Dictionary(reasons) { first, _ in first }
  }

  /// What the audit says of the button on a line.
  func explanation(of place: String) throws -> String {
    try program.run(["audit", "App", "--catalog", "Own", "--explain", place]).output
  }

  func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8)
  }
}

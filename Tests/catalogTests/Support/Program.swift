import CatalogFiles
import Foundation
import TestSupport
import Testing

@testable import catalog

/// The command with a folder and an environment.
///
/// ``run(_:)`` runs it in this process: most tests are about what a command line reads, writes and prints.
/// ``launch(_:output:)`` starts the built program, for tests about its process.
struct Program {
  /// The result of a run.
  struct Result {
    let status: Int32
    let output: String
    let error: String

    /// The output as JSON.
    func json() throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }
  }

  /// The folder that the program starts in.
  var folder: URL = Program.root
  /// The program to launch, by default the built one.
  var program: URL = Program.executable
  var environment: [String: String] = [:]

  /// The environment of a run. Journals of changes stay out of the user's state folder.
  var variables: [String: String] {
    ["PATH": "/usr/bin:/bin", "XDG_STATE_HOME": NSTemporaryDirectory() + "catalog-tests-state-\(getuid())"]
      .merging(environment) { $1 }
  }

  /// The folder of this repository.
  static let root = Repository.root

  func run(_ arguments: String..., input: String = "") throws -> Result { try run(arguments, input: input) }

  /// Runs the command in this process until it ends.
  ///
  /// - Parameter input: the standard input.
  func run(_ arguments: [String], input: String = "") throws -> Result {
    try #require(program == Self.executable, "only the built program runs in this process; launch the other one")
    let (output, error) = (CollectedOutput(), CollectedOutput())
    let run = CommandRun(
      arguments: arguments, input: .bytes(Array(input.utf8)[...]), output: Terminal(.memory(output)),
      error: Terminal(.memory(error)))
    let surroundings = Surroundings(folder: folder.path, variables: variables)
    let status = Surroundings.$current.withValue(surroundings) { run.run() }
    return Result(
      status: status, output: String(decoding: output.bytes, as: UTF8.self),
      error: String(decoding: error.bytes, as: UTF8.self))
  }
}

/// A catalogue on disk with one purpose in English and German, removed after the test.
final class DiskCatalogue {
  let folder: URL

  /// - Parameter german: the German title.
  init(german: String = "Zurück") throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "catalog-tests-\(UUID().uuidString)")
    // Each file is a single line, so that columns are easy to count.
    try write(
      """
      {
        "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["de", "en"], "iconSets": [],
        "rules": { "non-canonical": "off" }
      }
      """,
      to: "catalog.json")
    try write(
      #"{ "back": { "role": "navigate", "direction": "backward", "description": "…", "messages": { "title": {} } } }"#,
      to: "purposes.json")
    try write(#"{ "back": "Back" }"#, to: "titles/en.json")
    try write("{ \"back\": \"\(german)\" }", to: "titles/de.json")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String) throws -> String { try String(contentsOf: folder.appending(path: name), encoding: .utf8) }
}

import Foundation
import Testing

/// Commands that run at the same time. Writers wait for each other, and readers see either old or new files.
@Suite(.timeLimit(.minutes(20))) struct ParallelCommandsTests {
  /// The number of renames during the reads; the environment can set another.
  private static let renames = ProcessInfo.processInfo.environment["CATALOG_TEST_RENAMES"].flatMap(Int.init) ?? 6

  private let catalogue: DiskCatalogue
  private let program: Program

  init() throws {
    catalogue = try DiskCatalogue()
    program = Program(folder: catalogue.folder)
  }

  private func output(_ name: String) -> URL { catalogue.folder.appending(path: "\(name).output") }

  @Test func fiftyWritersAllSucceed() throws {
    let names = (0..<50).map { "p\($0)" }
    let purpose = #"{ "role": "act", "description": "…", "messages": { "title": {} } }"#
    try catalogue.write("{ \(names.map { "\"\($0)\": \(purpose)" }.joined(separator: ", ")) }", to: "purposes.json")
    try catalogue.write("{}", to: "titles/en.json")
    try catalogue.write("{}", to: "titles/de.json")
    let writers = try names.map { name in
      try program.start(
        "set", name, "--locale", "de", "--title", "Titel \(name)", output: output(name), takesErrors: true)
    }
    for (name, writer) in zip(names, writers) {
      #expect(writer.end() == 0, "\(name): \((try? String(contentsOf: output(name), encoding: .utf8)) ?? "")")
    }
    let titles = try catalogue.read("titles/de.json")
    for name in names { #expect(titles.contains(#""\#(name)": "Titel \#(name)""#)) }
  }

  /// The writer changes every file of the base; the readers check an overlay of it.
  @Test func readersSeeOldOrNew() throws {
    let locales = ["ar", "cs", "de", "en", "es", "fr", "he", "it", "ja", "ko", "pl", "pt", "ru", "sv", "tr", "uk"]
    let tags = locales.map { "\"\($0)\"" }.joined(separator: ", ")
    try catalogue.write(
      #"{ "formatVersion": 1, "name": "Base", "sourceLocale": "en", "locales": [\#(tags)], "iconSets": [] }"#,
      to: "catalog.json")
    for locale in locales { try catalogue.write("{ \"back\": \"Back \(locale)\" }", to: "titles/\(locale).json") }
    try catalogue.write(#"{ "formatVersion": 1, "name": "Over", "extends": ".." }"#, to: "over/catalog.json")
    let reads = [
      ["check", "over", "--rule", "missing-title", "--rule", "unknown-purpose"], ["check", "--fix", "--dry-run"],
    ]
    func text(_ result: Program.Result) -> String { "\(result.status)\n\(result.output)\n\(result.error)" }

    #expect(try program.run("rename", "purpose", "back", "back2").status == 0)
    let expected = try reads.map { text(try program.run($0)) }

    var name = "back2"
    for round in 0..<Self.renames {
      let new = "back\(round.isMultiple(of: 2) ? 3 : 2)"
      let writer = try program.start("rename", "purpose", name, new, output: output("writer"), takesErrors: true)
      while writer.isRunning {
        for (number, arguments) in reads.enumerated() {
          let result = text(try program.run(arguments)).replacing("back3", with: "back2")
          #expect(result == expected[number])
        }
      }
      #expect(writer.end() == 0, "\((try? String(contentsOf: output("writer"), encoding: .utf8)) ?? "")")
      name = new
    }
    #expect(try program.run("check", "over").error == "")
  }

  /// A command that waits for more than a second reports it.
  @Test(arguments: [["check"], ["set", "back", "--locale", "de", "--title", "Rück"]])
  func announcesWaiting(arguments: [String]) async throws {
    let descriptor = open(catalogue.folder.path, O_RDONLY)
    try #require(descriptor >= 0 && flock(descriptor, LOCK_EX) == 0)
    let waiting = try program.start(arguments, output: output("waiting"), takesErrors: true)
    try await waiting.waitFor("waiting for another catalog command to finish in '.' …\n")
    close(descriptor)
    #expect(waiting.end() == 0)
    withExtendedLifetime(catalogue) {}
  }
}

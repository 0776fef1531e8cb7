import Foundation
import TestSupport
import Testing

/// Imports that are killed: the next command finds either all old or all new files.
@Suite("Interrupted imports")
struct InterruptedImportTests {
  /// The number of imports killed at random moments; the environment can set another.
  private static let kills = ProcessInfo.processInfo.environment["CATALOG_TEST_KILLS"].flatMap(Int.init) ?? 12

  private static let locales = [
    "ar", "bg", "ca", "cs", "da", "de", "el", "es", "et", "fa", "fi", "fr", "he", "hr", "hu", "it", "ja", "ko", "lt",
    "lv",
    "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sl", "sv", "th", "tr", "uk", "vi", "zh",
  ]

  @Test("An import that is killed at a random moment has changed all locales or none")
  func isKilledAtARandomMoment() throws {
    let catalogue = try DiskCatalogue(locales: Self.locales)
    let program = Program(folder: catalogue.folder)
    var generations: [[String: Data]] = []
    for name in ["Old", "New"] {
      #expect(try program.run("import", name, "--take", "theirs").status == 0)
      generations.append(try catalogue.titles())
    }
    #expect(generations[0].filter { generations[1][$0.key] != $0.value }.count == Self.locales.count)

    var random = SeededGenerator(seed: 20_26)
    var present = 1
    let output = catalogue.folder.appending(path: "output")
    for kill in 0..<Self.kills {
      let run = try program.start(
        "import", ["Old", "New"][1 - present], "--take", "theirs", output: output)
      // An import spends most of its time reading, so half of the kills wait until it begins to write.
      if Bool.random(using: &random) { while run.isRunning, !catalogue.isBeingWritten { usleep(100) } }
      usleep(UInt32.random(in: 0..<20_000, using: &random))
      run.kill()
      // If old and new files are mixed, a reading command names the remedy, and a writing command recovers.
      let read = try program.run("lookup", "back", "--locale", "de")
      #expect(read.status == 0 || read.status == 2 && read.error.contains("run 'catalog recover .'"), "kill \(kill)")
      let isRecovering = Bool.random(using: &random)
      let result = try program.run(isRecovering ? ["recover"] : ["import", "Old/de.json", "--take", "ours"])
      #expect(result.status == 0, "kill \(kill): \(result.error)")
      let found = generations.firstIndex(of: try catalogue.titles())
      present = try #require(found, "kill \(kill): the files are of no import, or of both")
    }
  }
}

extension DiskCatalogue {
  /// A catalogue of many locales, and two folders of translations that change each locale's text.
  fileprivate convenience init(locales: [String]) throws {
    try self.init()
    let tags = (locales + ["en"]).sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    try write(
      """
      {
        "formatVersion": 1, "name": "Many", "sourceLocale": "en", "locales": [\(tags)], "iconSets": [],
        "rules": { "wrong-script-fallback": "off", "untranslated": "off" }
      }
      """, to: "catalog.json")
    for locale in locales {
      try write(#"{ "back": "…" }"#, to: "titles/\(locale).json")
      for name in ["Old", "New"] {
        try write(
          #"{ "$meta": { "format": "json", "catalogue": "Many", "locale": "\#(locale)" }, "back": "\#(name) \#(locale)" }"#,
          to: "\(name)/\(locale).json")
      }
    }
  }

  /// Every file of the titles folder by name, including temporary files.
  fileprivate func titles() throws -> [String: Data] {
    let titles = folder.appending(path: "titles")
    let names = try FileManager.default.contentsOfDirectory(atPath: titles.path)
    return Dictionary(uniqueKeysWithValues: try names.map { ($0, try Data(contentsOf: titles.appending(path: $0))) })
  }

  /// Whether a command is writing, or was killed while it wrote.
  fileprivate var isBeingWritten: Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "titles").path)
    return names?.contains { $0.hasPrefix(".") } ?? false
  }
}

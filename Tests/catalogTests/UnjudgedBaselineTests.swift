import Foundation
import Testing

/// A baseline loses no entry, and no entry is called unneeded, where a check could not or did not look.
@Suite("Baselines that cannot be judged") struct UnjudgedBaselineTests {
  private static let baseline = ["--baseline", "baseline.json"]

  /// A catalogue with an accepted warning.
  private static func accepted() throws -> (catalogue: DiskCatalogue, program: Program) {
    let catalogue = try DiskCatalogue(german: " Zurück")
    let program = Program(folder: catalogue.folder)
    let grown = try program.run(["check"] + baseline + ["--update-baseline", "--grow", "--reason", "From before."])
    #expect(grown.error.contains(" added, 0 removed"))
    return (catalogue, program)
  }

  @Test(
    "With a file that cannot be read, every entry stays",
    arguments: [
      ("titles/de.json", "{ \"back\": ", false), ("titles/en.json", "[]", true), ("purposes.json", "{", false),
      (
        "catalog.json",
        #"{ "formatVersion": 1, "name": "Small", "extends": "Standart", "sourceLocale": "en", "locales": ["de", "en"], "iconSets": [], "rules": { "non-canonical": "off" } }"#,
        true
      ),
    ])
  func unreadable(file: String, text: String, isFound: Bool) throws {
    let (catalogue, program) = try Self.accepted()
    try catalogue.write(text, to: file)
    let checked = try program.run(["check"] + Self.baseline)
    #expect(checked.status == 1 && !checked.output.contains("[unneeded-baseline-entry]"), "\(checked.output)")
    let updated = try program.run(["check"] + Self.baseline + ["--update-baseline"])
    #expect(updated.status == 1)
    #expect(updated.error.contains("baseline.json: 0 added, 0 removed"), "\(updated.error)")
    // An entry whose finding is still there needs no judgement.
    #expect(updated.error.contains("since a file could not be read: ") == !isFound, "\(updated.error)")
    #expect(try catalogue.read("baseline.json").contains("edge-whitespace"))
  }

  @Test("Rules that did not run keep their entries, and the update says so")
  func narrowed() throws {
    let (catalogue, program) = try Self.accepted()
    let updated = try program.run(["check", "--rule", "double-space"] + Self.baseline + ["--update-baseline"])
    #expect(updated.error.contains("their rules did not run, or their files were not looked at"), "\(updated.error)")
    #expect(try catalogue.read("baseline.json").contains("edge-whitespace"))
  }

  @Test("A misspelt 'extends' names the catalogue that was meant, and what follows from it is counted")
  func cause() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(
      #"{ "formatVersion": 1, "name": "Small", "extends": "Standart", "sourceLocale": "en", "locales": ["de", "en"], "iconSets": [], "rules": { "non-canonical": "off" } }"#,
      to: "catalog.json")
    try FileManager.default.removeItem(at: catalogue.folder.appending(path: "titles/de.json"))
    try FileManager.default.removeItem(at: catalogue.folder.appending(path: "titles/en.json"))
    let result = try Program(folder: catalogue.folder).run("check")
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n")
    #expect(
      lines.first?.contains("cannot extend 'Standart': no such catalogue; did you mean 'Standard'?") == true,
      "\(result.output)")
    #expect(lines.dropFirst().first?.contains("from this; correct it and check again") == true, "\(result.output)")
  }

  @Test("A missing file of source texts comes first")
  func followUps() throws {
    let catalogue = try DiskCatalogue()
    try FileManager.default.removeItem(at: catalogue.folder.appending(path: "titles/en.json"))
    let result = try Program(folder: catalogue.folder).run("check")
    #expect(result.status == 1)
    #expect(
      result.output.split(separator: "\n").first?.contains("'en' has no file of texts") == true, "\(result.output)")
  }
}

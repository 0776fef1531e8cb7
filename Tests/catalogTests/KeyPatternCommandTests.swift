import Foundation
import Testing

/// Key patterns of catalog.json or `--keys`: export, `--update` and import agree on the keys.
@Suite("Key patterns on the command line") struct KeyPatternCommandTests {
  private static let file = "values-de/strings.xml"
  private static let theirs = "<string name=\"back\">Rückenschmerzen</string>"

  @Test("An app's own entry of the same name stays, and ours are added beside it", arguments: [true, false])
  func keepsTheirs(isConfigured: Bool) throws {
    let catalogue = try DiskCatalogue()
    let keys = isConfigured ? [] : ["--keys", "ds_{purpose}[_{message}]"]
    if isConfigured { try configure(catalogue, "ds_{purpose}[_{message}]") }
    let program = Program(folder: catalogue.folder)
    try catalogue.write("<resources>\n  \(Self.theirs)\n</resources>\n", to: Self.file)
    #expect(
      try program.run(["export", "--output", Self.file] + keys).output == "updated \(Self.file): 0 changed, 1 added\n")
    let updated = try catalogue.read(Self.file)
    #expect(updated.contains(Self.theirs))
    #expect(updated.contains("<string name=\"ds_back\">Zurück</string>"))
    #expect(try program.run(["export", "--output", Self.file] + keys).output == "\(Self.file): nothing to change\n")

    try catalogue.write(updated.replacing(">Zurück<", with: ">Nach hinten<"), to: Self.file)
    #expect(try program.run(["import", Self.file] + keys).status == 0)
    #expect(try catalogue.read("titles/de.json").contains("Nach hinten"))
  }

  @Test("An option wins over catalog.json")
  func optionWins() throws {
    let catalogue = try DiskCatalogue()
    try configure(catalogue, "a_{purpose}")
    let program = Program(folder: catalogue.folder)
    let export = ["export", "--locale", "de", "--format", "android"]
    #expect(try program.run(export).output.contains("name=\"a_back\""))
    #expect(try program.run(export + ["--keys", "b_{purpose}"]).output.contains("name=\"b_back\""))
  }

  @Test("An invalid pattern is refused with its place, and nothing is written")
  func refusesPatterns() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let export = ["export", "--locale", "de", "--format", "android"]
    let broken = try program.run(export + ["--keys", "{purpos}"])
    #expect(broken.status == 2 && broken.output.isEmpty)
    #expect(broken.error.contains("did you mean '{purpose}'?"))
    try configure(catalogue, "ds-{purpose}")
    let refused = try program.run(export)
    #expect(refused.status == 1 && refused.output.isEmpty)
    #expect(refused.error.contains("catalog.json:1:"))
    #expect(refused.error.contains("it turns 'back' into 'ds-back', but keys are limited to letters, digits and '_'"))
  }

  private func configure(_ catalogue: DiskCatalogue, _ pattern: String) throws {
    try catalogue.write(
      """
      { "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["de", "en"], "iconSets": [], \
      "stringTables": { "android": { "keys": "\(pattern)" } }, "rules": { "non-canonical": "off" } }
      """, to: "catalog.json")
  }
}

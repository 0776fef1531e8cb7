import Foundation
import Testing

/// Purposes selected by `export --purposes`.
@Suite("Exporting some purposes") struct PurposeSelectionTests {
  @Test(
    arguments: [
      (["--purposes", "back"], ["back"]), (["--purposes", "back,delete"], ["back", "delete"]),
      (["--purposes", "back", "--purposes", "delete"], ["back", "delete"]),
      // 'ride' is new; 'delete' has only other texts; 'share' has another description; 'back' has only another icon.
      (["--purposes", "own"], ["delete", "ride", "share"]),
      (["--purposes", "own,back"], ["back", "delete", "ride", "share"]),
      ([], ["back", "delete", "ride", "share"]),
    ])
  func selects(arguments: [String], purposes: [String]) throws {
    let (catalogue, program) = try overlay()
    defer { withExtendedLifetime(catalogue) {} }
    let result = try program.run(
      ["export", "--catalog", "App", "--locale", "en", "--format", "json", "--option", "meta=no"] + arguments)
    #expect(result.status == 0)
    let texts = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: String]
    #expect(texts?.keys.sorted() == purposes)
  }

  @Test("An unknown purpose is refused with the nearest name")
  func refusesUnknown() throws {
    let (catalogue, program) = try overlay()
    defer { withExtendedLifetime(catalogue) {} }
    let result = try program.run(
      "export", "--catalog", "App", "--locale", "en", "--format", "json", "--purposes", "back,delet")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.error.contains("unknown purpose 'delet'; did you mean 'delete'?"))
  }

  @Test("An update leaves unselected purposes unchanged")
  func updatesSelected() throws {
    let (catalogue, program) = try overlay()
    try catalogue.write("<resources>\n</resources>\n", to: "values/strings.xml")
    let update = ["export", "--catalog", "App", "--output", "values/strings.xml", "--purposes", "own"]
    #expect(try program.run(update).output == "updated values/strings.xml: 0 changed, 3 added\n")
    let updated = try catalogue.read("values/strings.xml")
    #expect(updated.contains("\"ride\"") && !updated.contains("\"back\""))
  }

  private func overlay() throws -> (DiskCatalogue, Program) {
    let catalogue = try DiskCatalogue()
    func purpose(_ name: String) -> String {
      #""\#(name)": { "role": "act", "description": "…", "messages": { "title": {} } }"#
    }
    try catalogue.write(
      "{ \(["back", "delete", "share"].map(purpose).joined(separator: ", ")) }", to: "purposes.json")
    try catalogue.write(#"{ "back": "Back", "delete": "Delete", "share": "Share" }"#, to: "titles/en.json")
    try catalogue.write(
      #"{ "formatVersion": 1, "name": "App", "extends": "..", "iconSets": ["set"] }"#, to: "App/catalog.json")
    try catalogue.write(
      #"{ "name": "Set", "version": "1", "license": "MIT", "source": "made up", "names": ["x"] }"#,
      to: "App/icon-sets/set.json")
    try catalogue.write(
      #"{ \#(purpose("ride")), "share": { "description": "Other." }, "back": { "icons": { "set": "x" } } }"#,
      to: "App/purposes.json")
    try catalogue.write(#"{ "ride": "Ride", "delete": "Bin it" }"#, to: "App/titles/en.json")
    return (catalogue, Program(folder: catalogue.folder))
  }
}

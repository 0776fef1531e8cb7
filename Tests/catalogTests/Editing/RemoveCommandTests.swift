import Foundation
import Testing

/// `catalog remove purpose` and `catalog remove screen`.
@Suite struct RemoveCommandTests {
  /// The example app in a folder that may be changed.
  private static func cycling() throws -> (folder: DiskCatalogue, program: Program) {
    let folder = try DiskCatalogue()
    try FileManager.default.createDirectory(
      at: folder.folder.appending(path: "Catalogs/Examples"), withIntermediateDirectories: true)
    for name in ["Standard", "Examples/Cycling"] {
      try FileManager.default.copyItem(
        at: Program.root.appending(path: "Catalogs/\(name)"), to: folder.folder.appending(path: "Catalogs/\(name)"))
    }
    return (folder, Program(folder: folder.folder.appending(path: "Catalogs/Examples")))
  }

  @Test("Nothing of a purpose is left in any file")
  func removesAPurpose() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let added = try program.run(
      "add", "purpose", "stop-here", "--role", "act", "--title", "Stop here", "--description", "Ends the ride here.",
      "--appears-with", "back")
    #expect(added.status == 0, "\(added.error)")
    try catalogue.write(
      #"{ "places": { "description": "…", "purposes": ["back", "stop-here"] } }"#, to: "places.json")
    try catalogue.write(#"{ "stop-here": { "synonyms": { "en": ["Halt"] } } }"#, to: "vocabulary.json")
    let removed = try program.run("remove", "purpose", "stop-here")
    #expect(removed.status == 0, "\(removed.output)\(removed.error)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: catalogue.folder.path).filter {
      $0.hasSuffix(".json")
    }
    for file in files { #expect(try !catalogue.read(file).contains("stop-here"), "\(file)") }
    #expect(try catalogue.read("purposes.json").contains("\"back\""))
  }

  @Test("A purpose that a screen shows stays, and the screen is named")
  func keepsAPurposeOfAScreen() throws {
    let (folder, program) = try Self.cycling()
    let before = try folder.read("Catalogs/Examples/Cycling/purposes.json")
    let result = try program.run("remove", "purpose", "save-route", "--catalog", "Cycling")
    #expect(result.status == 1, "\(result.output)\(result.error)")
    #expect(result.error.contains("screens") && result.error.contains("nothing was written"), "\(result.error)")
    #expect(try folder.read("Catalogs/Examples/Cycling/purposes.json") == before)
  }

  @Test(arguments: [
    (["purpose", "bakc"], "did you mean 'back'?"), (["screen", "hoem"], "unknown screen 'hoem'"),
  ])
  func namesTheNearest(arguments: [String], message: String) throws {
    let (folder, program) = try Self.cycling()
    let result = try program.run(["remove"] + arguments + ["--catalog", "Cycling"])
    #expect(result.status == 2 && result.error.contains(message), "\(result.error)")
    withExtendedLifetime(folder) {}
  }

  @Test("An inherited purpose is not an overlay's to remove")
  func keepsAnInheritedPurpose() throws {
    let (folder, program) = try Self.cycling()
    let result = try program.run("remove", "purpose", "undo", "--catalog", "Cycling")
    #expect(result.status == 1, "\(result.error)")
    withExtendedLifetime(folder) {}
  }

  @Test func removesAScreen() throws {
    let (folder, program) = try Self.cycling()
    let list = try program.run("screens", "--catalog", "Cycling", "--format", "json").output
    let screens = try #require(try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]])
    let parents = Set(screens.compactMap { $0["parent"] as? String })
    let leaf = try #require(screens.compactMap { $0["screen"] as? String }.last { !parents.contains($0) })
    let removed = try program.run("remove", "screen", leaf, "--catalog", "Cycling")
    #expect(removed.status == 0, "\(removed.error)")
    #expect(try !program.run("screens", "--catalog", "Cycling").output.contains("\(leaf) "))
    // Another screen is still beneath this one.
    let parent = try program.run("remove", "screen", "places", "--catalog", "Cycling")
    #expect(parent.status == 1 && parent.error.contains("nothing was written"), "\(parent.error)")
    withExtendedLifetime(folder) {}
  }
}

import Foundation
import TestSupport
import Testing

/// The catalogue that ships with the program belongs to every project on a machine: no command changes it, except in the
/// repository that it comes from.
@Suite("The shipped catalogue") struct ShippedCatalogueTests {
  private let folder: TemporaryFolder
  private var program: Program

  /// An app's folder beside an installation with a small Standard.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write([], to: "app/README.md")
    program = Program(folder: URL(filePath: folder.path).appending(path: "app"))
    try install(in: "share/purpose-catalog")
  }

  private mutating func install(in catalogs: String) throws {
    let small = try DiskCatalogue()
    for (path, bytes) in try TemporaryFolder.files(in: small.folder.path) {
      try folder.write(bytes, to: "\(catalogs)/Standard/\(path)")
    }
    program.environment["PURPOSE_CATALOGS"] = "\(folder.path)/\(catalogs)"
  }

  private static let writers = [
    ["set", "back", "--locale", "de", "--title", "Weg"],
    ["set", "back", "--locale", "de", "--title", "Weg", "--dry-run"],
    ["add", "purpose", "burn", "--role", "act", "--description", "Burns it.", "--title", "Burn"],
    ["rename", "purpose", "back", "burn"], ["remove", "purpose", "back"],
    ["remove", "locale", "de"], ["import", "README.md"], ["check", "--fix"], ["check", "--fix", "--dry-run"],
    ["recover"],
  ]

  @Test("No command changes it by its name, its path or a link", arguments: writers)
  func isReadOnly(arguments: [String]) throws {
    let before = try folder.files()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/app/link", withDestinationPath: "../share/purpose-catalog/Standard")
    for named in ["Standard", "../share/purpose-catalog/Standard", "link"] {
      let result = try program.run(arguments + ["--catalog", named])
      #expect(result.status == 2, "\(named): \(result)")
      #expect(result.error.contains("ships with this program"), "\(named): \(result)")
      #expect(result.error.contains("'catalog init MyApp --extends Standard'"), "\(named): \(result)")
    }
    try FileManager.default.removeItem(atPath: "\(folder.path)/app/link")
    #expect(try folder.files() == before)
  }

  @Test("Commands that read take it")
  func isRead() throws {
    #expect(try program.run("lookup", "back", "--locale", "de", "--catalog", "Standard").status == 0)
  }

  @Test("Its authors change it in its own repository, and nowhere else")
  mutating func isWrittenInItsRepository() throws {
    try install(in: "clone/Catalogs")
    try folder.write([], to: "clone/Sources/StandardCatalog/Exports.swift")
    let set = ["set", "back", "--locale", "de", "--title", "Weg", "--catalog"]
    #expect(try program.run(set + ["../clone/Catalogs/Standard"]).status == 2)
    program.folder = URL(filePath: folder.path).appending(path: "clone")
    let result = try program.run(set + ["Catalogs/Standard"])
    #expect(result.status == 0, "\(result)")
  }

  @Test("Without a catalogue, a command that writes proposes a new one")
  func proposesACatalogue() throws {
    let result = try program.run("set", "back", "--locale", "de", "--title", "Weg")
    #expect(result.status == 2)
    #expect(
      result.error == """
        Error: no catalogue here: no catalog.json is in this folder, above it or below it; name its folder with --catalog DIR, or make \
        one with 'catalog init MyApp --extends Standard'

        """)
  }
}

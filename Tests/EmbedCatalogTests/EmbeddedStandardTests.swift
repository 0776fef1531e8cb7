import Foundation
import PurposeCatalog
import TestSupport
import Testing

/// The embedded Standard gives the same answers as its files on disk, and has a constant for each purpose.
@Suite struct EmbeddedStandardTests {
  @Test func givesTheSameAnswers() throws {
    let apps = try CompiledApps()
    try apps.embed(Project.standard, as: "StandardCatalog")
    let output = try apps.output(
      of: [
        "CatalogAnswers.swift": try String(contentsOf: Self.answers, encoding: .utf8),
        "main.swift": """
        import StandardCatalog

        for line in CatalogAnswers.lines(of: .standard) { print(line) }
        let german = Catalog.standard.resolver(for: "de")
        for purpose: Purpose in [.delete, .selectAll, .import] { print(purpose.identifier, german.title(for: purpose)) }
        """,
      ], importing: ["StandardCatalog"])
    let lines = output.split(separator: "\n").map(String.init)
    let onDisk = CatalogAnswers.lines(of: try Catalog(contentsOf: Project.standard))
    #expect(onDisk.count > 15_000)
    #expect(lines.count == onDisk.count + 3)
    for (embedded, expected) in zip(lines, onDisk) where embedded != expected {
      Issue.record("embedded: \(embedded)\non disk: \(expected)")
    }
    #expect(lines.suffix(3) == ["delete Löschen", "select-all Alles auswählen", "import Importieren"])
  }

  private static let answers = Project.root.appending(
    path: "Tests/EmbedCatalogTests/Support/CatalogAnswers.swift")

  /// Titles of media players, in languages whose words for pausing, stopping and rewinding are easily confused.
  @Test(
    arguments: [
      ("et", "pause", "Paus", "Paus"), ("et", "stop", "Peata", "Peata"),
      ("bg", "rewind", "Превъртане назад", "Бързо назад"), ("bg", "fast-forward", "Превъртане напред", "Бързо напред"),
    ])
  func hasTitlesOfMediaPlayers(locale: String, purpose: String, title: String, short: String) throws {
    let catalog = try Catalog(contentsOf: Project.standard)
    let resolver = catalog.resolver(for: locale)
    #expect(resolver.title(for: try catalog.purpose(purpose)) == title)
    #expect(resolver.shortTitle(for: try catalog.purpose(purpose)) == short)
  }
}

/// Folders of the project.
enum Project {
  /// The folder of this build's modules and programs.
  static var products: URL {
    get throws {
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      return try #require(bundle ?? Bundle.main.executableURL).deletingLastPathComponent()
    }
  }

  static let root = Repository.root
  static let standard = Repository.standard.path
  static let cycling = root.appending(path: "Catalogs/Examples/Cycling").path
}

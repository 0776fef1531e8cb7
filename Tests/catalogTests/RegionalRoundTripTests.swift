import Foundation
import Testing

@testable import StringFormats

/// An import of an unchanged export changes nothing. An edited text is written to the same file in every format.
///
/// Portuguese inherits in a triangle: Portugal's locale has no shared text, and its wording repeats the one that it would
/// inherit, since the wording of Brazil has another.
@Suite("Round trips of regional locales in each wording") struct RegionalRoundTripTests {
  private static let locales = ["de", "en", "pt", "pt-PT"]

  private static func catalogue() throws -> DiskCatalogue {
    let catalogue = try DiskCatalogue()
    try catalogue.write(
      """
      {
        "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["de", "en", "pt", "pt-PT"],
        "iconSets": [], "rules": { "non-canonical": "off" },
        "wordings": { "apple": { "description": "The words of Apple's programs.", "titleCase": ["en"] } }
      }
      """, to: "catalog.json")
    let purposes = ["search", "save", "select-all"].map {
      "\"\($0)\": { \"role\": \"act\", \"description\": \"Does \($0).\", \"messages\": { \"title\": {} } }"
    }
    try catalogue.write("{ \(purposes.joined(separator: ", ")) }", to: "purposes.json")
    let titles = [
      "en": ["Search", "Save", "Select all"], "de": ["Suchen", "Speichern", "Alles auswählen"],
      "pt": ["Pesquisar", "Salvar", "Selecionar tudo"], "de.apple": ["", "Sichern", ""],
      "pt.apple": ["Buscar", "", ""], "pt-PT": ["", "Guardar", ""], "pt-PT.apple": ["Pesquisar", "", ""],
    ]
    for (file, texts) in titles {
      let entries = zip(["search", "save", "select-all"], texts).filter { !$1.isEmpty }
      try catalogue.write(
        "{ \(entries.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")) }", to: "titles/\(file).json")
    }
    return catalogue
  }

  @Test(
    "Each locale alone and all together", arguments: AllFormats.all.map(\.description.identifier), ["shared", "apple"])
  func nothingChanges(format: String, wording: String) throws {
    let catalogue = try Self.catalogue()
    let program = Program(folder: catalogue.folder)
    for locales in [["--all"]] + Self.locales.map({ ["--locale", $0] }) {
      let folder = "out" + locales.joined()
      let exported = try program.run(
        ["export", "--format", format, "--wording", wording, "--output", folder, "--allow-incomplete"] + locales)
      #expect(exported.status == 0, "\(locales): \(exported.error)")
      let imported = try program.run("import", folder, "--format", format)
      #expect(imported.status == 0, "\(locales): \(imported.error)")
      #expect(imported.output.hasSuffix("unchanged; nothing to write\n"), "\(locales): \(imported.output)")
    }
  }

  /// Alone, the file of Portugal has no text that tells its wording.
  @Test(
    "A text of Portugal that is edited in an export goes into the file of its wording",
    arguments: AllFormats.all.map(\.description.identifier).filter { $0 != "xlsx" },
    [
      ("shared", "--all", "titles/pt-PT.json"), ("apple", "--all", "titles/pt-PT.apple.json"),
      ("shared", "--locale=pt-PT", "titles/pt-PT.json"), ("apple", "--locale=pt-PT", "titles/pt-PT.apple.json"),
    ])
  func editGoesIntoTheSameFile(format: String, row: (wording: String, locales: String, file: String)) throws {
    let catalogue = try Self.catalogue()
    let program = Program(folder: catalogue.folder)
    let exported = try program.run(
      "export", row.locales, "--format", format, "--wording", row.wording, "--output", "out/", "--allow-incomplete")
    #expect(exported.status == 0, "\(exported.error)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: catalogue.folder.path + "/out").filter { name in
      !URL(filePath: catalogue.folder.path + "/out/" + name).hasDirectoryPath && !name.hasSuffix(".lproj")
    }
    let name = try #require(
      names.first { $0.contains("pt") && $0.contains("PT") && $0.contains(".") }
        ?? names.first { $0.hasSuffix("xcstrings") })
    let text = try catalogue.read("out/\(name)")
    // In a file of all locales, the last one is Portugal's.
    let range = try #require(text.range(of: "Guardar", options: .backwards), "\(name): \(text)")
    try catalogue.write(text.replacingCharacters(in: range, with: "Gravar"), to: "out/\(name)")
    let imported = try program.run("import", "out", "--format", format)
    #expect(imported.status == 0, "\(imported.output)\(imported.error)")
    #expect(imported.output.hasSuffix("wrote \(row.file)\n"), "\(imported.output)\(imported.error)")
    #expect(try catalogue.read(row.file).contains("\"Gravar\""))
  }
}

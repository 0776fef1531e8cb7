import Foundation
import Testing

/// Polish whole numbers never have the category `other`: translators are not asked for it, and do not have to write it.
@Suite("Plural categories that no number has") struct UnreachedCategoryTests {
  private static func catalogue(polish: String) throws -> (folder: DiskCatalogue, program: Program) {
    let folder = try DiskCatalogue()
    try folder.write(
      #"{ "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["de", "en", "pl"], "iconSets": [] }"#,
      to: "catalog.json")
    try folder.write(
      """
      { "delete": { "role": "destroy", "description": "Deletes it.", "messages": { "title": {}, "counted": {
        "description": "Says how many.", "arguments": { "count": { "type": "integer", "maximum": 9999 } } } } } }
      """, to: "purposes.json")
    try folder.write(
      #"{ "delete": { "title": "Delete", "counted": "{count, plural, one {Delete # item} other {Delete # items}}" } }"#,
      to: "titles/en.json")
    try folder.write(polish, to: "titles/pl.json")
    try folder.write("{}", to: "titles/de.json")
    return (folder, Program(folder: folder.folder))
  }

  private static let whole =
    #"{ "delete": { "title": "Usuń", "counted": "{count, plural, one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów} other {Usuń # elementu}}" } }"#

  @Test(
    "No unit is exported for it, and the file comes back without a change", arguments: ["csv", "xliff-1.2", "gettext"])
  func comesBack(format: String) throws {
    let (folder, program) = try Self.catalogue(polish: Self.whole)
    let exported = try program.run("export", "--locale", "pl", "--format", format, "--output", "out")
    #expect(exported.status == 0, "\(exported.error)")
    let name = try #require(
      try FileManager.default.subpathsOfDirectory(atPath: folder.folder.path + "/out").first { $0.hasPrefix("pl.") })
    let text = try folder.read("out/\(name)")
    #expect(!text.contains("elementu") && !text.contains("[other]"), "\(text)")
    let imported = try program.run("import", "out")
    #expect(imported.status == 0 && imported.output.hasSuffix("unchanged; nothing to write\n"), "\(imported.output)")
    // An edit of another form keeps a message that ICU can read.
    try folder.write(text.replacing("elementów", with: "rzeczy"), to: "out/\(name)")
    let edited = try program.run("import", "out")
    #expect(edited.status == 0 && edited.output.contains("1 updated"), "\(edited.output)\(edited.error)")
    #expect(try folder.read("titles/pl.json").contains("many {Usuń # rzeczy} other {Usuń # rzeczy}"))
  }

  @Test("A text that a translator fills in without it is taken, and a filled row is translated")
  func fillsIn() throws {
    let (folder, program) = try Self.catalogue(polish: #"{ "delete": "Usuń" }"#)
    let exported = try program.run(
      "export", "--locale", "pl", "--only", "missing", "--format", "csv", "--output", "pl.csv")
    #expect(exported.status == 0, "\(exported.error)")
    let text = try folder.read("pl.csv")
    #expect(text.split(separator: "\n")[0].contains(",one,few,many,state,"), "\(text)")
    let filled = text.replacing(
      ",,,,,new,", with: ",,Usuń {count} element,Usuń {count} elementy,Usuń {count} elementów,new,")
    #expect(filled != text, "\(text)")
    try folder.write(filled, to: "pl.csv")
    let imported = try program.run("import", "pl.csv")
    #expect(imported.status == 0 && imported.output.contains("1 updated"), "\(imported.output)\(imported.error)")
    let titles = try folder.read("titles/pl.json")
    #expect(titles.contains("many {Usuń # elementów} other {Usuń # elementów}"), "\(titles)")
    #expect(!titles.contains("needs-review"), "\(titles)")
    let checked = try program.run("check", "--rule", "missing-explicit-other", "--rule", "message-syntax")
    #expect(checked.status == 0, "\(checked.output)")
  }

  @Test(
    "An update restores it where the app's platform requires it (WeblateOrg/weblate#18135)",
    arguments: ["strings", "xcstrings", "android"])
  func restores(format: String) throws {
    let (folder, program) = try Self.catalogue(polish: Self.whole)
    #expect(try program.run("export", "--all", "--format", format, "--output", "out/").status == 0)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.folder.path + "/out")
      .filter { $0.contains(".") && !$0.hasSuffix(".lproj") && (format == "xcstrings" || $0.contains("pl")) }
    let name = try #require(files.first { (try? folder.read("out/\($0)"))?.contains("elementu") ?? false })
    let whole = try folder.read("out/\(name)")
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    // The branch takes one line in Android's files, two in a .stringsdict, and six in a string catalog.
    let cut = try #require(lines.firstIndex { $0.contains("elementu") })
    let isAlone = format == "android"
    let range = format == "xcstrings" ? cut - 3...cut + 2 : isAlone ? cut...cut : cut - 1...cut
    let text = (lines[..<range.lowerBound] + lines[(range.upperBound + 1)...]).joined(separator: "\n")
    #expect(!text.contains("elementu"))
    // The last member of a JSON object has no comma.
    try folder.write(text.replacing(/\},(\s*\})/) { "}" + $0.1 }, to: "out/\(name)")
    let updated = try program.run(["export"] + files.flatMap { ["--output", "out/\($0)"] })
    #expect(updated.status == 0, "\(updated.output)\(updated.error)")
    #expect(try folder.read("out/\(name)").contains("elementu"), "\(updated.output)")
  }

  @Test(
    "An app's file without it is not refused",
    arguments: [
      (
        "android", "values-pl/strings.xml",
        """
        <resources><plurals name="delete_counted"><item quantity="one">Usuń %1$d element</item>\
        <item quantity="few">Usuń %1$d elementy</item><item quantity="many">Usuń %1$d rzeczy</item></plurals></resources>

        """
      ),
      (
        "i18next", "pl/app.json",
        """
        { "delete": { "counted_one": "Usuń {{count, number}} element", "counted_few": "Usuń {{count, number}} elementy",
          "counted_many": "Usuń {{count, number}} rzeczy" } }
        """
      ),
    ])
  func appsFile(format: String, path: String, text: String) throws {
    let (folder, program) = try Self.catalogue(polish: Self.whole)
    try folder.write(text, to: path)
    let imported = try program.run("import", path, "--format", format, "--take", "theirs")
    #expect(imported.status == 0 && imported.output.contains("1 updated"), "\(imported.output)\(imported.error)")
    #expect(try folder.read("titles/pl.json").contains("many {Usuń # rzeczy} other {Usuń # rzeczy}"))
  }
}

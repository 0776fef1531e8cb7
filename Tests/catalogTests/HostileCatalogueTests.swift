import Foundation
import Testing

/// Folders made to break the check. It reports the problem, checks the rest, and terminates.
@Suite(.timeLimit(.minutes(20))) struct HostileCatalogueTests {
  /// The replacement for a file. Exit status 2 means that nothing could be checked.
  enum Hostile: Sendable {
    case text(String)
    case folder
    case pipe
    case link(String)
    case sparse(Int)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let path: String
    let content: Hostile
    let status: Int32
    let messages: [String]
    var testDescription: String { "\(path): \(messages[0])" }

    init(_ path: String, _ content: Hostile, _ messages: String..., status: Int32 = 1) {
      self.path = path
      self.content = content
      self.messages = messages
      self.status = status
    }
  }

  /// The German title ends with a space; the finding shows that the rest is still checked.
  @Test(arguments: rows)
  func reportsProblems(_ row: Row) throws {
    let catalogue = try DiskCatalogue(german: "Zurück ")
    try put(row.content, at: catalogue.folder.appending(path: row.path).path)
    let result = try Program(folder: catalogue.folder).run("check")
    #expect(result.status == row.status)
    for message in row.messages {
      #expect((row.status == 2 ? result.error : result.output).contains(message), "\(result)")
    }
    let isAboutGerman = row.path == "titles" || row.path == "purposes.json"
    #expect(result.output.contains("[edge-whitespace]") == (row.status < 2 && !isAboutGerman), "\(result)")
    #expect(!result.output.contains("[missing-title]"), "what could not be read is not reported as missing")
    withExtendedLifetime(catalogue) {}
  }

  private static let rows = [
    Row(
      "purposes.json", .folder,
      "catalog.json:1:1: error: 'purposes.json' is a folder, not a file; name a file, or move it elsewhere"),
    Row("purposes.json", .pipe, "catalog.json:1:1: error: 'purposes.json' is not a regular file; move it elsewhere"),
    Row(
      "purposes.json", .text(""),
      "purposes.json:1:1: error: empty file; restore what it had, or write at least '{}' [json-syntax]"),
    Row(
      "titles/en.json", .folder,
      "titles/en.json:1:1: error: 'titles/en.json' is a folder, not a file; name a file, or move it elsewhere"),
    Row(
      "titles/en.json", .pipe, "titles/en.json:1:1: error: 'titles/en.json' is not a regular file; move it elsewhere"),
    Row(
      "titles/en.json", .text(""), "titles/en.json:1:1: error: empty file; restore what it had, or write at least '{}'"),
    Row(
      "titles/en.json", .text("{ \"back\": \"Ba"),
      "titles/en.json:1:13: error: the file ends in the middle; restore the rest of it [json-syntax]"),
    Row("titles/en.json", .link("en.json"), "error: cannot read 'titles/en.json': Too many levels of symbolic links"),
    Row("titles/en.json", .link("/dev/zero"), "'titles/en.json' is not a regular file", "[path-outside-catalog]"),
    Row("titles/en.json", .sparse(100 << 20), "'titles/en.json' is larger than 64 MiB; split it"),
    Row("titles", .link("titles"), "error: cannot read 'titles/de.json': Too many levels of symbolic links"),
    Row("glossary.json", .pipe, "catalog.json:1:1: error: 'glossary.json' is not a regular file; move it elsewhere"),
    Row("icon-sets", .pipe, "Small: 0 errors, 1 warning", status: 0),
    Row(
      "catalog.json", .folder, "'catalog.json' is a folder, not a file; name a file, or move it elsewhere", status: 2),
    Row("catalog.json", .pipe, "'catalog.json' is not a regular file; move it elsewhere", status: 2),
    Row(
      "catalog.json", .text(""),
      "catalog.json:1:1: error: empty file; restore what it had, or write at least '{}' [json-syntax]"),
    Row(
      "titles/en.json", .text(##"{ "back": "Back", "x\n::error::y\u001b[2J": "X" }"##),
      "error: unknown purpose 'x⟨U+000A⟩::error::y⟨U+001B⟩[2J'"),
    Row("catalog.json", .link("catalog.json"), "Too many levels of symbolic links", status: 2),
  ]

  private func put(_ content: Hostile, at path: String) throws {
    try? FileManager.default.removeItem(atPath: path)
    switch content {
    case .text(let text): try Data(text.utf8).write(to: URL(filePath: path))
    case .folder: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case .pipe: try #require(mkfifo(path, 0o600) == 0)
    case .link(let target): try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    case .sparse(let count):
      try Data().write(to: URL(filePath: path))
      try #require(truncate(path, count) == 0)
    }
  }

  /// `check --fix` reads the same files as `check`.
  @Test func reportsALinkWhenFixingToo() throws {
    let catalogue = try DiskCatalogue()
    let outside = try DiskCatalogue()
    try put(
      .link(outside.folder.appending(path: "titles").path), at: catalogue.folder.appending(path: "titles").path)
    for arguments in [["check"], ["check", "--fix"]] {
      let result = try Program(folder: catalogue.folder).run(arguments)
      #expect(result.status == 1 && result.output.contains("[path-outside-catalog]"), "\(arguments): \(result)")
    }
    #expect(try Program(folder: catalogue.folder).run("check", "--fix", "--dry-run").status == 1)
    withExtendedLifetime((catalogue, outside)) {}
  }

  /// Commands that need a source locale report that the catalogue declares none.
  @Test(arguments: ["check", "coverage", "lookup back --locale en"])
  func reportsMissingLocales(command: String) throws {
    let manifest = ##"{ "formatVersion": 1, "name": "None", "sourceLocale": "en", "locales": [], "iconSets": [] }"##
    let catalogue = try DiskCatalogue()
    try put(.text(manifest), at: catalogue.folder.appending(path: "catalog.json").path)
    let result = try Program(folder: catalogue.folder).run(command.split(separator: " ").map(String.init))
    #expect([0, 1, 2].contains(result.status), "\(result)")
    if command != "check" { return }
    #expect(result.output.contains("source locale 'en' is not among the locales; add it to 'locales'"), "\(result)")
    withExtendedLifetime(catalogue) {}
  }

  /// Root may read the folder.
  @Test func reportsAForbiddenFolder() throws {
    let catalogue = try DiskCatalogue()
    let titles = catalogue.folder.appending(path: "titles").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: titles)
    let result = try Program(folder: catalogue.folder).run("check")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: titles)
    if getuid() == 0 {
      #expect(result.status == 0)
    } else {
      #expect(result.status == 1)
      #expect(result.output.contains("titles/de.json:1:1: error: cannot read 'titles/de.json': Permission denied"))
    }
    withExtendedLifetime(catalogue) {}
  }

  /// A thousand combinations of languages and regions; the last one has a mistake.
  @Test func checksAThousandLocales() throws {
    let regions = (0..<26).map { String(UnicodeScalar(UInt8(ascii: "A") + $0)) }
    let tags = ["de", "es", "fr"].flatMap { language in
      regions.flatMap { first in regions.map { "\(language)-\(first)\($0)" } }
    }
    .filter { !$0.hasSuffix("ZZ") && !$0.contains("-X") && !$0.contains("-Q") }.prefix(1_000)
    let catalogue = try DiskCatalogue()
    let names = (["de", "en", "es", "fr"] + tags).sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    try catalogue.write(
      #"{ "formatVersion": 1, "name": "Many", "sourceLocale": "en", "locales": [\#(names)], "iconSets": [] }"#,
      to: "catalog.json")
    for tag in ["es", "fr"] + tags { try catalogue.write("{ \"back\": \"\(tag)\" }", to: "titles/\(tag).json") }
    try catalogue.write(#"{ "back": "fin " }"#, to: "titles/\(try #require(tags.last)).json")
    let result = try Program(folder: catalogue.folder).run("check", "--rule", "edge-whitespace", "--fail-on", "warning")
    #expect(result.status == 1)
    #expect(
      result.output.contains("Many: 0 errors, 1 warning, 0 notes (1 purpose, 1004 locales;"),
      "\(result.output.suffix(300))")
    withExtendedLifetime(catalogue) {}
  }
}

import CatalogFiles
import Foundation
import TestSupport
import Testing

@testable import FileWriting

/// Completed changes: what they write, keep and refuse.
@Suite struct CatalogWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func leavesNoOtherFiles() throws {
    try write("catalog.json", "old")
    try commit([
      change("catalog.json", "old", "new"), change("titles/de.json", nil, "German"),
      change("icon-sets/bootstrap-icons.json", nil, ""), change("titles/zh-Hant.json", nil, "Chinese"),
    ])
    #expect(
      try texts() == [
        "catalog.json": "new", "titles/de.json": "German", "icon-sets/bootstrap-icons.json": "",
        "titles/zh-Hant.json": "Chinese",
      ])
    #expect(try folder.journals().isEmpty)
  }

  @Test(arguments: [0o644, 0o600, 0o664, 0o640]) func keepsPermissions(mode: Int) throws {
    try write("purposes.json", "old")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path("purposes.json"))
    try commit([change("purposes.json", "old", "new")])
    #expect(try attribute(.posixPermissions, of: "purposes.json") == mode)
  }

  /// A file with the same content is not written again: its date and inode stay.
  @Test func keepsUnchangedFiles() throws {
    try write("purposes.json", "same")
    let before = try attribute(.systemFileNumber, of: "purposes.json")
    try commit([change("purposes.json", "same", "same")])
    #expect(try attribute(.systemFileNumber, of: "purposes.json") == before)
  }

  /// Alone or with other files; longer or shorter than before.
  @Test(arguments: ["a much longer text", "s", ""], [[], ["titles/en.json"]])
  func keepsHardLinks(text: String, others: [String]) throws {
    try write("purposes.json", "old text")
    #expect(link(path("purposes.json"), path("linked")) == 0)
    try commit([change("purposes.json", "old text", text)] + others.map { change($0, nil, "English") })
    #expect(try texts()["linked"] == text)
    #expect(try attribute(.referenceCount, of: "purposes.json") == 2)
    #expect(try folder.files().count == 2 + others.count)
  }

  /// A file outside a catalogue keeps its hard links too, and a symbolic link stays one.
  @Test func keepsLinksOfOtherFiles() throws {
    try write("report.txt", "old text")
    #expect(link(path("report.txt"), path("linked")) == 0)
    try symbolicLink("named.txt", to: "report.txt")
    try DiskFiles().write(bytes("new"), to: path("report.txt"))
    #expect(try texts()["linked"] == "new")
    try DiskFiles().write(bytes("newer"), to: path("named.txt"))
    #expect(try texts() == ["report.txt": "newer", "linked": "newer", "named.txt": "newer"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("named.txt")) == "report.txt")
  }

  /// The catalogue's folder may itself be a link, since the user named it.
  @Test func followsALinkToTheFolder() throws {
    try write("real/purposes.json", "old")
    try symbolicLink("named", to: "real")
    try CatalogWriter(path("named"), environment: ["HOME": folder.state].value)
      .write([change("purposes.json", "old", "new"), change("titles/en.json", nil, "English")])
    #expect(try texts() == ["real/purposes.json": "new", "real/titles/en.json": "English"])
    #expect(try folder.journals().isEmpty)
  }

  /// Only files that belong to a catalogue can be written.
  @Test(
    arguments: [
      "../catalog.json", "titles/../../catalog.json", "/etc/catalog.json", "", ".", "titles", "titles/.json",
      "catalog.json\u{0}.json", ".git/HEAD", ".git/config.json", "titles/.git/de.json", "titles//de.json",
      "titles/de_DE.json", "titles/..json", "icon-sets/.hidden.json", "icon-sets/a\n.json", "icon-sets/../catalog.json",
      "package.json", "Titles/de.json", "README.md", ".catalog-change",
    ])
  func refusesOtherFiles(name: String) throws {
    try expectRefusal(of: change(name, nil, "new"), .notOfCatalog, at: name)
  }

  /// Links to files or folders are not written through, and only regular files are written.
  @Test(
    arguments: [
      ("titles/de.json", "titles/de.json", .isLink), ("titles/en.json", "titles/en.json", .isLink),
      ("icon-sets/set.json", "icon-sets", .isLink), ("purposes.json", "purposes.json", .isFolder),
      ("glossary.json", "glossary.json", .notRegular),
    ] as [(String, String, FileError.Reason)])
  func refusesOtherThanRegularFiles(name: String, place: String, reason: FileError.Reason) throws {
    let outside = try TemporaryFolder()
    try outside.write("old".utf8, to: "de.json")
    try outside.write("old".utf8, to: "set.json")
    try write("titles/fr.json", "French")
    try symbolicLink("titles/de.json", to: outside.path + "/de.json")
    try symbolicLink("titles/en.json", to: "fr.json")
    try symbolicLink("icon-sets", to: outside.path)
    try write("purposes.json/inner", "")
    #expect(mkfifo(path("glossary.json"), 0o600) == 0)
    try expectRefusal(of: change(name, "old", "new"), reason, at: place)
    #expect(try outside.files() == ["de.json": bytes("old"), "set.json": bytes("old")])
  }

  @Test func reportsLinks() throws {
    try symbolicLink("purposes.json", to: "/etc/passwd")
    let error = #expect(throws: FileError.self) { try commit([change("purposes.json", "old", "new")]) }
    #expect(
      error?.description == """
        '\(path("purposes.json"))' is a link, and nothing is written through links; replace it with the file or folder itself
        """)
  }

  @Test func noticesConcurrentChanges() throws {
    try write("purposes.json", "edited by hand")
    let changed = #expect(throws: FileError.self) { try commit([change("purposes.json", "as it was", "new")]) }
    #expect(changed?.description == "'\(path("purposes.json"))' has changed since it was read; run the command again")
    let exists = #expect(throws: FileError.self) { try commit([change("purposes.json", nil, "new")]) }
    #expect(exists?.description == "'\(path("purposes.json"))' already exists; remove it or choose another name")
    #expect(throws: FileError(path: path("catalog.json"), reason: .changedMeanwhile)) {
      try commit([change("catalog.json", "as it was", "new")])
    }
    #expect(try texts() == ["purposes.json": "edited by hand"])
  }

  @Test func reportsAMissingFolder() throws {
    #expect(throws: FileError(path: path("none"), reason: .notFound)) { try CatalogWriter(path("none")) }
  }

  // MARK: Helpers

  /// Expects that neither this change nor one made along with it is written.
  private func expectRefusal(of change: FileChange, _ reason: FileError.Reason, at place: String) throws {
    try write("catalog.json", "old")
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let error = #expect(throws: FileError.self) {
      try commit([self.change("catalog.json", "old", "new"), change])
    }
    #expect(error == FileError(path: Path.join(folder.path, place), reason: reason))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == before)
    #expect(try String(contentsOfFile: path("catalog.json"), encoding: .utf8) == "old")
  }

  private func commit(_ changes: [FileChange]) throws { try folder.writer().write(changes) }

  private func change(_ path: String, _ old: String?, _ new: String) -> FileChange {
    FileChange(path: path, old: old.map(bytes), new: bytes(new))
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }
  private func write(_ name: String, _ text: String) throws { try folder.write(text.utf8, to: name) }

  private func attribute(_ key: FileAttributeKey, of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[key] as? Int
  }

  private func symbolicLink(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  private func texts() throws -> [String: String] {
    try folder.files().mapValues { String(decoding: $0, as: UTF8.self) }
  }
}

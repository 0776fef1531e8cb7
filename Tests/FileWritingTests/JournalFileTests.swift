import CatalogFiles
import CatalogModel
import Foundation
import TestSupport
import Testing

@testable import FileWriting

/// The location of journals, and which journals are trusted.
@Suite struct JournalFileTests {
  private let folder: TemporaryFolder
  private let two = ["catalog.json", "purposes.json"].map { FileChange(path: $0, old: nil, new: []) }

  init() throws { folder = try TemporaryFolder() }

  /// The environment, with `S` for a folder, and the resulting path of the journal.
  @Test(
    arguments: [
      (["XDG_STATE_HOME": "S"], "S/purpose-catalog"), (["HOME": "S"], "S/.local/state/purpose-catalog"),
      (["XDG_STATE_HOME": "S/x", "HOME": "S/y"], "S/x/purpose-catalog"),
      (["XDG_STATE_HOME": "relative", "HOME": "S"], "S/.local/state/purpose-catalog"),
      (["XDG_STATE_HOME": "", "HOME": "S"], "S/.local/state/purpose-catalog"),
    ] as [([String: String], String)])
  func isInTheStateFolder(environment: [String: String], path: String) throws {
    let file = try JournalFile(of: folder.path, environment: inState(environment).value)
    try file.write(ChangeJournal(token: "a", entries: []))
    let place = path.replacing("S", with: folder.state, maxReplacements: 1)
    let name = SourceDigest.of(try Path.withoutLinks(folder.path)) + ".json"
    #expect(try FileManager.default.contentsOfDirectory(atPath: place) == [name])
    #expect(try mode(of: place) == 0o700)
    #expect(try mode(of: "\(place)/\(name)") == 0o600)
    #expect(try file.read()?.token == "a")
    try file.remove()
    #expect(try file.read() == nil)
  }

  /// A single file needs no journal, since it is written by one rename. Several files need one, and so does a file with
  /// hard links.
  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"], ["HOME": "/dev/null"]])
  func refusesSeveralFilesWithoutAJournal(environment: [String: String]) throws {
    let writer = try CatalogWriter(folder.path, environment: environment.value)
    let error = #expect(throws: FileError.self) { try writer.write(two) }
    #expect(try folder.files().isEmpty)
    if environment["HOME"] != "/dev/null" {
      #expect(error == FileError(path: folder.path, reason: .noStateFolder))
    }
    try writer.write([FileChange(path: "titles/de.json", old: nil, new: [1])])
    #expect(try folder.files() == ["titles/de.json": [1]])
    #expect(link(folder.path + "/titles/de.json", folder.path + "/linked") == 0)
    #expect(throws: FileError.self) { try writer.write([FileChange(path: "titles/de.json", old: [1], new: [2])]) }
    #expect(try folder.files() == ["titles/de.json": [1], "linked": [1]])
  }

  /// Other users can write to the folder or the journal.
  @Test(arguments: [0o770, 0o707, 0o777], ["folder", "journal"]) func refusesJournalsThatOthersCanWrite(
    mode: Int, kind: String
  ) throws {
    let environment = ["XDG_STATE_HOME": folder.state].value
    try JournalFile(of: folder.path, environment: environment).write(ChangeJournal(token: "a", entries: []))
    let state = folder.state + "/purpose-catalog"
    let journal = "\(state)/\(try FileManager.default.contentsOfDirectory(atPath: state)[0])"
    let changed = kind == "folder" ? state : journal
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: changed)
    #expect(throws: FileError(path: changed, reason: .untrustedState)) {
      try CatalogWriter(folder.path, environment: environment).write(two)
    }
    #expect(try folder.files().isEmpty)
  }

  /// Only root can create files that belong to another user.
  @Test(.enabled(if: getuid() == 0)) func refusesJournalsOfOthers() throws {
    let state = folder.state + "/purpose-catalog"
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    #expect(chown(state, 12345, 12345) == 0)
    #expect(throws: FileError(path: state, reason: .untrustedState)) { try folder.writer().write(two) }
  }

  /// A later version may have written such a journal, and can complete its change.
  @Test(arguments: [
    #"{ "formatVersion": 2, "token": "a", "files": [] }"#, #"{ "formatVersion": 1, "token": "a" }"#, "null", "[]",
    #"{ "formatVersion": 1, "token": "../a", "files": [] }"#,
    #"{ "formatVersion": 1, "token": "a", "files": [{ "path": ".git/HEAD", "new": "1-0" }] }"#,
    #"{ "formatVersion": 1, "token": "a", "files": [{ "path": "titles/../../a.json", "new": "1-0" }] }"#,
    #"{ "formatVersion": 1, "token": "a", "files": [{ "path": "catalog.json" }] }"#,
  ])
  func refusesUnreadableJournals(text: String) throws {
    let error = #expect(throws: FileError.self) { _ = try ChangeJournal(Array(text.utf8), path: "j") }
    #expect(error == FileError(path: "j", reason: .notAJournal))
  }

  /// A written journal is read back, including files that are written in place.
  @Test func survivesARoundTrip() throws {
    let path = try #require(CatalogPath("titles/de.json"))
    let entry = ChangeJournal.Entry(
      path: path, old: ContentDigest([1]), new: ContentDigest([2]), overwritten: "a\u{0}\u{301}\"\\\r\n\u{FEFF}𝒜")
    let read = try ChangeJournal(ChangeJournal(token: "a1", entries: [entry]).bytes, path: "j")
    #expect(read?.token == "a1")
    #expect(read?.entries.count == 1)
    #expect(read?.entries.first?.path == path)
    #expect(read?.entries.first?.old == ContentDigest([1]))
    #expect(read?.entries.first?.new == ContentDigest([2]))
    #expect(read?.entries.first?.overwritten.map { Array($0.utf8) } == entry.overwritten.map { Array($0.utf8) })
  }

  private func inState(_ environment: [String: String]) -> [String: String] {
    environment.mapValues { $0.replacing("S", with: folder.state, maxReplacements: 1) }
  }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}

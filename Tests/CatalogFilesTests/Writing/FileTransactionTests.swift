import Foundation
import Testing

@testable import CatalogFiles

/// Transactions that run to their end: what they write, keep and refuse.
@Suite struct FileTransactionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func writesAllAndLeavesNothingElse() throws {
    try write("a.json", "old a")
    try write("titles/gone.json", "old")
    var transaction = FileTransaction(catalog: folder.path)
    transaction.replace("a.json", with: bytes("new a"), expecting: bytes("old a"))
    transaction.create("titles/deep/new.json", with: bytes("new"))
    transaction.replace("./titles//other.json", with: [])
    transaction.remove("titles/gone.json")
    transaction.remove("never.json")
    try transaction.commit()
    #expect(try texts() == ["a.json": "new a", "titles/deep/new.json": "new", "titles/other.json": ""])
  }

  @Test func touchesNothingBeforeItIsCommitted() throws {
    try write("a.json", "old")
    var transaction = FileTransaction(catalog: folder.path)
    transaction.replace("a.json", with: bytes("new"))
    #expect(try texts() == ["a.json": "old"])
  }

  @Test(arguments: [0o644, 0o600, 0o664, 0o640]) func keepsPermissions(mode: Int) throws {
    try write("a.json", "old")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path("a.json"))
    try commit { $0.replace("a.json", with: bytes("new")) }
    #expect(try FileManager.default.attributesOfItem(atPath: path("a.json"))[.posixPermissions] as? Int == mode)
  }

  /// A file that stays as it is is not written again: its time and its number stay too.
  @Test func leavesAloneWhatStaysTheSame() throws {
    try write("a.json", "same")
    let before = try FileManager.default.attributesOfItem(atPath: path("a.json"))[.systemFileNumber] as? Int
    try commit { $0.replace("a.json", with: bytes("same")) }
    #expect(try FileManager.default.attributesOfItem(atPath: path("a.json"))[.systemFileNumber] as? Int == before)
  }

  @Test func followsLinksInside() throws {
    try write("shared/de.json", "old")
    try FileManager.default.createDirectory(atPath: path("titles"), withIntermediateDirectories: true)
    try link("titles/de.json", to: "../shared/de.json")
    try commit { $0.replace("titles/de.json", with: bytes("new")) }
    #expect(try texts()["shared/de.json"] == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("titles/de.json")) == "../shared/de.json")
  }

  /// The catalogue's own folder may be a link.
  @Test func followsALinkToTheFolder() throws {
    try write("real/a.json", "old")
    try link("named", to: "real")
    var transaction = FileTransaction(catalog: path("named"))
    transaction.replace("a.json", with: bytes("new"))
    try transaction.commit()
    #expect(try texts()["real/a.json"] == "new")
  }

  /// What is asked for, and what is said; nothing is written anywhere.
  @Test(
    arguments: [
      ("../outside.json", .outsideOfCatalog), ("titles/../../outside.json", .outsideOfCatalog),
      ("/etc/outside.json", .outsideOfCatalog), ("", .outsideOfCatalog), (".", .outsideOfCatalog),
      ("a\u{0}.json", .outsideOfCatalog), ("leads-out/a.json", .outsideOfCatalog),
      ("leads-out.json", .outsideOfCatalog), ("nowhere.json", .danglingLink), ("folder", .isFolder),
      ("pipe", .notRegular), ("b.json/c.json", .system("Not a directory")),
    ] as [(String, FileError.Reason)])
  func refuses(name: String, reason: FileError.Reason) throws {
    let outside = try TemporaryFolder()
    try outside.write([], to: "a.json")
    try write("b.json", "old")
    try write("folder/c.json", "old")
    try link("leads-out", to: outside.path)
    try link("leads-out.json", to: outside.path + "/a.json")
    try link("nowhere.json", to: "nothing.json")
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let error = #expect(throws: FileError.self) {
      try commit {
        $0.replace("b.json", with: bytes("new"))
        $0.replace(name, with: bytes("new"))
      }
    }
    #expect(error?.reason == reason)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == before)
    #expect(try String(contentsOfFile: path("b.json"), encoding: .utf8) == "old")
    #expect(try outside.files() == ["a.json": []])
  }

  @Test func noticesWhatChangedMeanwhile() throws {
    try write("a.json", "edited by hand")
    let changed = #expect(throws: FileError.self) {
      try commit { $0.replace("a.json", with: bytes("new"), expecting: bytes("as it was read")) }
    }
    #expect(changed?.description == "'\(path("a.json"))' has changed since it was read; run the command again")
    let exists = #expect(throws: FileError.self) { try commit { $0.create("a.json", with: bytes("new")) } }
    #expect(exists?.description == "'\(path("a.json"))' exists already; remove it or choose another name")
    #expect(try texts() == ["a.json": "edited by hand"])
  }

  /// Two names of one file: which of the two contents it should get cannot be told.
  @Test func refusesTwoContentsForOneFile() throws {
    try write("a.json", "old")
    try link("b.json", to: "a.json")
    #expect(throws: FileError(path: path("b.json"), reason: .exists)) {
      try commit {
        $0.replace("a.json", with: bytes("new a"))
        $0.replace("b.json", with: bytes("new b"))
      }
    }
    #expect(try texts()["a.json"] == "old")
  }

  @Test func saysThatThereIsNoFolder() throws {
    #expect(throws: FileError(path: path("none"), reason: .notFound)) {
      try FileTransaction(catalog: path("none")).commit()
    }
  }

  // MARK: Helpers

  private func commit(_ changes: (inout FileTransaction) -> Void) throws {
    var transaction = FileTransaction(catalog: folder.path)
    changes(&transaction)
    try transaction.commit()
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }
  private func write(_ name: String, _ text: String) throws { try folder.write(text.utf8, to: name) }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  private func texts() throws -> [String: String] {
    try folder.files().mapValues { String(decoding: $0, as: UTF8.self) }
  }
}

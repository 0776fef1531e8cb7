import Foundation
import Testing

@testable import CatalogFiles

/// What is done with a transaction that was interrupted, and with a journal that is not to be trusted.
@Suite struct RecoveryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func completesWhatWasMade() throws {
    try write(["a": "old a", "titles/b": "old b", ".a.catalog-new": "new a", "titles/.b.catalog-new": "new b"])
    try journal(committed: true, [("a", "old a", "new a"), ("gone", "old", nil), ("titles/b", "old b", "new b")])
    #expect(Recovery.isNeeded(in: folder.path))
    let outcome = try Recovery.run(catalog: folder.path)
    #expect(outcome == .completed(["a", "gone", "titles/b"]))
    #expect(outcome.words(catalog: "C") == "completed an interrupted change of 3 files in 'C'")
    #expect(try texts() == ["a": "new a", "titles/b": "new b"])
    #expect(!Recovery.isNeeded(in: folder.path))
    #expect(try Recovery.run(catalog: folder.path) == .nothing)
  }

  /// The first file is in its place already, the second not yet.
  @Test func goesOnWhereItStopped() throws {
    try write(["a": "new a", "b": "old b", ".b.catalog-new": "new b"])
    try journal(committed: true, [("a", "old a", "new a"), ("b", "old b", "new b")])
    try Recovery.run(catalog: folder.path)
    #expect(try texts() == ["a": "new a", "b": "new b"])
  }

  @Test func undoesWhatWasOnlyPrepared() throws {
    try write(["a": "old a", ".a.catalog-new": "ne"])
    try journal(committed: false, [("a", "old a", "new a")])
    #expect(!Recovery.isNeeded(in: folder.path))
    let outcome = try Recovery.run(catalog: folder.path)
    #expect(outcome.words(catalog: "C") == "undid an interrupted change of 1 file in 'C'")
    #expect(try texts() == ["a": "old a"])
  }

  /// The journal itself did not reach the disk whole: nothing had been prepared yet.
  @Test(arguments: ["", "{ \"formatVersion\": 1, \"fil"]) func undoesATornJournal(text: String) throws {
    try write(["a": "old a", TransactionJournal.preparedName: text])
    #expect(try Recovery.run(catalog: folder.path) == .undone([]))
    #expect(try texts() == ["a": "old a"])
  }

  /// Somebody has edited a file since; no byte of theirs is lost.
  @Test func refusesToOverwriteWhatWasEditedSince() throws {
    let files = ["a": "edited by hand", ".a.catalog-new": "new a"]
    try write(files)
    try journal(committed: true, [("a", "old a", "new a")])
    let before = try texts()
    let error = #expect(throws: FileError.self) { try Recovery.run(catalog: folder.path) }
    #expect(
      error?.description == """
        cannot complete an interrupted change: '\(folder.path)/a' was edited since; \
        move your version away, run the command again and merge it back
        """)
    #expect(try texts() == before)
  }

  /// Somebody has removed the new bytes, or they were damaged.
  @Test(arguments: [nil, "new"]) func refusesWhereTheNewBytesAreGone(waiting: String?) throws {
    try write(["a": "old a"])
    if let waiting { try write([".a.catalog-new": waiting]) }
    try journal(committed: true, [("a", "old a", "new a")])
    let before = try texts()
    let error = #expect(throws: FileError.self) { try Recovery.run(catalog: folder.path) }
    #expect(error?.reason == .lostAfterInterruption)
    #expect(try texts() == before)
  }

  /// A journal that comes with a catalogue from somewhere must not reach anything outside of it.
  @Test(
    arguments: [
      "", "null", "[]", "{}", #"{ "formatVersion": 2, "folders": [], "files": [] }"#,
      #"{ "formatVersion": 1, "folders": [], "files": [{ "path": "../a", "new": "1-0" }] }"#,
      #"{ "formatVersion": 1, "folders": [], "files": [{ "path": "/etc/a", "new": "1-0" }] }"#,
      #"{ "formatVersion": 1, "folders": [], "files": [{ "path": "b/../../a", "new": "1-0" }] }"#,
      #"{ "formatVersion": 1, "folders": [], "files": [{ "path": "", "new": "1-0" }] }"#,
      #"{ "formatVersion": 1, "folders": [], "files": [{ "path": "a" }] }"#,
      #"{ "formatVersion": 1, "folders": ["../.."], "files": [] }"#,
      #"{ "formatVersion": 1, "folders": [1], "files": [] }"#,
    ])
  func refusesAForeignJournal(text: String) throws {
    try write([TransactionJournal.committedName: text])
    let path = "\(folder.path)/\(TransactionJournal.committedName)"
    #expect(throws: FileError(path: path, reason: .notAJournal)) { try Recovery.run(catalog: folder.path) }
    #expect(try texts() == [TransactionJournal.committedName: text])
  }

  @Test(arguments: [true, false]) func refusesAJournalThatLeadsOutByALink(isCommitted: Bool) throws {
    let outside = try TemporaryFolder()
    try outside.write("old".utf8, to: "a")
    try outside.write("new".utf8, to: ".a.catalog-new")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/out", withDestinationPath: outside.path)
    try journal(committed: isCommitted, [("out/a", "old", "new")])
    #expect(throws: FileError(path: folder.path + "/out/a", reason: .outsideOfCatalog)) {
      try Recovery.run(catalog: folder.path)
    }
    #expect(try outside.files().keys.sorted() == [".a.catalog-new", "a"])
  }

  /// Nobody reads some files of before and some of after a change: neither of a catalogue nor of one that it extends.
  @Test(arguments: ["", "../base/"]) func readersRefuseAnUnfinishedChange(folder: String) throws {
    var files = SmallCatalogue.files.reduce(into: [:]) { $0["base/\($1.key)"] = $1.value }
    files["over/catalog.json"] = #"{ "formatVersion": 1, "name": "Over", "extends": "../base" }"#
    #expect(try SmallCatalogue.read("over", of: files).problems.isEmpty)
    files[Path.normalized("over/\(folder)\(TransactionJournal.committedName)")] = "whatever it says"
    let error = #expect(throws: FileError.self) { try SmallCatalogue.read("over", of: files) }
    #expect(error == FileError(path: folder.isEmpty ? "over" : "base", reason: .unfinishedChange))
    #expect(error?.description.hasSuffix("run 'catalog check' where it can be written, which completes it") == true)
  }

  /// A change that is being prepared is nothing to those who read meanwhile.
  @Test func readersPassOverAPreparedChange() throws {
    var files = SmallCatalogue.files
    let titles = try #require(files.keys.first { $0.hasPrefix("titles/") })
    files["titles/.\(titles.dropFirst("titles/".count)).catalog-new"] = "the first half of"
    files[TransactionJournal.preparedName] = "whatever it says"
    #expect(try SmallCatalogue.read(".", of: files).problems.isEmpty)
  }

  // MARK: Helpers

  private func write(_ files: [String: String]) throws {
    for (name, text) in files { try folder.write(text.utf8, to: name) }
  }

  private func journal(committed: Bool, _ files: [(path: String, old: String?, new: String?)]) throws {
    let entries = files.map { file in
      TransactionJournal.Entry(
        path: file.path, old: file.old.map { ContentDigest(Array($0.utf8)) },
        new: file.new.map { ContentDigest(Array($0.utf8)) })
    }
    try folder.write(
      TransactionJournal(entries: entries, madeFolders: []).bytes,
      to: committed ? TransactionJournal.committedName : TransactionJournal.preparedName)
  }

  private func texts() throws -> [String: String] {
    try folder.files().mapValues { String(decoding: $0, as: UTF8.self) }
  }
}

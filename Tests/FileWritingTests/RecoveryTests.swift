import CatalogFiles
import CatalogModel
import Foundation
import TestSupport
import Testing

@testable import FileWriting

/// Recovery of an interrupted change, and a marker from another user or machine.
@Suite struct RecoveryTests {
  private let folder: TemporaryFolder
  private let token = "token"

  init() throws { folder = try TemporaryFolder() }

  @Test func completesAStagedChange() throws {
    try write(["catalog.json": "old a", "titles/de.json": "old b"])
    try interrupt([("catalog.json", "old a", "new a"), ("titles/de.json", "old b", "new b")])
    #expect(try UnfinishedChange.isMarked(in: folder.path))
    let outcome = try folder.writer().recovery
    #expect(outcome == .completed(2))
    #expect(outcome.message(catalog: "C") == "completed an interrupted change of 2 files in 'C'")
    try expect(["catalog.json": "new a", "titles/de.json": "new b"])
    #expect(try folder.writer().recovery == .nothing)
  }

  /// A change that removes a file is completed only after its marker: without one, it had not begun, or was completed
  /// and somebody has made the file again.
  @Test(arguments: [true, false], [true, false]) func removesAFile(hasMarker: Bool, isRemoved: Bool) throws {
    try write(["catalog.json": "old a", "titles/en.json": "c"])
    if !isRemoved { try write(["titles/de.json": "old b"]) }
    try interrupt([("catalog.json", "old a", "new a"), ("titles/de.json", "old b", nil)], hasMarker: hasMarker)
    #expect(try folder.writer().recovery == (hasMarker ? .completed(2) : .undone(2)))
    let kept = ["titles/en.json": "c"].merging(hasMarker || isRemoved ? [:] : ["titles/de.json": "old b"]) { $1 }
    try expect(["catalog.json": hasMarker ? "new a" : "old a"].merging(kept) { $1 })
  }

  @Test func keepsAnEditedFileThatWasToBeRemoved() throws {
    try write(["catalog.json": "old a", "titles/de.json": "edited"])
    try interrupt([("catalog.json", "old a", "new a"), ("titles/de.json", "old b", nil)])
    #expect(try folder.writer().recovery == .undone(2))
    try expect(["catalog.json": "old a", "titles/de.json": "edited"])
  }

  /// The first file is already in place, the second is not.
  @Test func continuesWhereItStopped() throws {
    try write(["catalog.json": "new a", "titles/de.json": "old b"])
    try interrupt([("catalog.json", "old a", "new a"), ("titles/de.json", "old b", "new b")])
    try remove(staged("catalog.json"))
    #expect(try folder.writer().recovery == .completed(2))
    try expect(["catalog.json": "new a", "titles/de.json": "new b"])
  }

  /// The new bytes are incomplete on disk, and no reader has seen any of them.
  @Test(arguments: [nil, "ne"], [true, false]) func undoesAPartlyStagedChange(waiting: String?, hasMarker: Bool)
    throws
  {
    try write(["catalog.json": "old a", "titles/de.json": "old b"])
    try interrupt([("catalog.json", "old a", "new a"), ("titles/de.json", "old b", "new b")], hasMarker: hasMarker)
    try remove(staged("titles/de.json"))
    if let waiting { try write([staged("titles/de.json"): waiting]) }
    let outcome = try folder.writer().recovery
    #expect(outcome.message(catalog: "C") == "undid an interrupted change of 2 files in 'C'")
    try expect(["catalog.json": "old a", "titles/de.json": "old b"])
  }

  /// The journal is incomplete on disk: no step after it was taken.
  @Test(arguments: ["", "{ \"formatVersion\": 1, \"fil"]) func ignoresATornJournal(text: String) throws {
    try write(["catalog.json": "old a"])
    try writeJournal(Array(text.utf8))
    #expect(try folder.writer().recovery == .nothing)
    try folder.writer().write([
      FileChange(path: "catalog.json", old: Array("old a".utf8), new: Array("new a".utf8)),
      FileChange(path: "purposes.json", old: nil, new: Array("new b".utf8)),
    ])
    try expect(["catalog.json": "new a", "purposes.json": "new b"])
  }

  /// Only the journal's removal was missing, and the files have been edited since.
  @Test func keepsEditsAfterACompleteChange() throws {
    try write(["catalog.json": "new a", "titles/de.json": "edited by hand"])
    try interrupt([("catalog.json", "old a", "new a"), ("titles/de.json", "old b", "new b")], hasMarker: false)
    try remove(staged("catalog.json"))
    try remove(staged("titles/de.json"))
    #expect(try folder.writer().recovery == .undone(2))
    try expect(["catalog.json": "new a", "titles/de.json": "edited by hand"])
  }

  /// A file has been edited since; the edit is not lost.
  @Test func refusesToOverwriteLaterEdits() throws {
    try write(["catalog.json": "new a", "titles/de.json": "edited by hand"])
    try interrupt([("catalog.json", "old a", "new a"), ("titles/de.json", "old b", "new b")])
    try remove(staged("catalog.json"))
    let before = try texts()
    let error = #expect(throws: FileError.self) { try folder.writer() }
    #expect(
      error == FileError(path: folder.path + "/titles/de.json", reason: .editedAfterInterruption(catalog: folder.path)))
    #expect(try texts() == before)
    #expect(try folder.writer(discarding: true).recovery == .discarded)
    try expect(["catalog.json": "new a", "titles/de.json": "edited by hand"])
  }

  /// If no file was changed yet, a later edit stays and the change is undone.
  @Test func undoesTheChangeForLaterEdits() throws {
    try write(["catalog.json": "old a", "titles/de.json": "edited by hand"])
    try interrupt([("catalog.json", "old a", "new a"), ("titles/de.json", "old b", "new b")])
    #expect(try folder.writer().recovery == .undone(2))
    try expect(["catalog.json": "old a", "titles/de.json": "edited by hand"])
  }

  /// The new bytes have been removed or damaged.
  @Test(arguments: [nil, "new"]) func refusesIfTheNewBytesAreMissing(waiting: String?) throws {
    try write(["catalog.json": "new a", "titles/de.json": "old b"])
    try interrupt([("catalog.json", "old a", "new a"), ("titles/de.json", "old b", "new b")])
    try remove(staged("catalog.json"))
    try remove(staged("titles/de.json"))
    if let waiting { try write([staged("titles/de.json"): waiting]) }
    let before = try texts()
    #expect(
      throws: FileError(path: folder.path + "/titles/de.json", reason: .lostAfterInterruption(catalog: folder.path))
    ) {
      try folder.writer()
    }
    #expect(try texts() == before)
  }

  /// A file with other hard links is written in place, so an interruption leaves new bytes followed by old ones. Any
  /// other content is a later edit.
  @Test(
    arguments: [
      ("old old old", true), ("new new new new", true), ("new old old", true), ("new new old", true),
      ("new new new old", false), ("edited", false), ("old old old old", false),
    ])
  func completesAHalfWrittenFile(text: String, isOurs: Bool) throws {
    try write(["catalog.json": text, "titles/de.json": "new b"])
    #expect(link(folder.path + "/catalog.json", folder.path + "/linked") == 0)
    try interrupt(
      [("catalog.json", "old old old", "new new new new"), ("titles/de.json", "old b", "new b")], inPlace: true)
    try remove(staged("titles/de.json"))
    if isOurs {
      #expect(try folder.writer().recovery == .completed(2))
      try expect(["catalog.json": "new new new new", "linked": "new new new new", "titles/de.json": "new b"])
    } else {
      #expect(
        throws: FileError(path: folder.path + "/catalog.json", reason: .editedAfterInterruption(catalog: folder.path))
      ) {
        try folder.writer()
      }
    }
  }

  /// A link has since replaced a file or its folder.
  @Test(arguments: ["titles", "titles/de.json"]) func doesNotFollowLinks(name: String) throws {
    let outside = try TemporaryFolder()
    try outside.write("old".utf8, to: "de.json")
    try outside.write("new".utf8, to: staged("de.json"))
    try write(["titles/de.json": "old"])
    try interrupt([("titles/de.json", "old", "new")])
    try remove(name)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(name)", withDestinationPath: outside.path + name.dropFirst("titles".count))
    #expect(throws: FileError(path: "\(folder.path)/\(name)", reason: .isLink)) { try folder.writer() }
    #expect(try outside.files().keys.sorted() == [staged("de.json"), "de.json"])
  }

  // MARK: Foreign markers

  /// Files that came with a catalogue cause no recovery: neither a marker nor what older versions left.
  @Test(arguments: [".catalog-change", ".catalog-transaction", ".catalog-transaction.new"])
  func ignoresMarkersInTheCatalogue(name: String) throws {
    let journal = """
      { "formatVersion": 1, "token": "token", "folders": [], "files": [
        { "path": "titles/de.json", "old": "5-0", "new": "\(ContentDigest(Array("new".utf8)).text)" },
        { "path": ".git/HEAD", "old": "5-0" }, { "path": "../../outside", "old": "5-0" } ] }
      """
    let files = [
      name: journal, "titles/de.json": "old", staged("titles/de.json"): "new", ".git/HEAD": "ref",
      "titles/.de.json.catalog-new": "new",
    ]
    try write(files)
    let isMarker = name == ".catalog-change"
    if isMarker {
      #expect(throws: FileError(path: folder.path, reason: .markerWithoutJournal)) { try folder.writer() }
      #expect(try texts() == files)
      #expect(try folder.writer(discarding: true).recovery == .discarded)
    } else {
      #expect(try folder.writer().recovery == .nothing)
    }
    try expect(isMarker ? files.filter { $0.key != name } : files)
  }

  /// If the marker is a link, the link is removed and not its target.
  @Test func removesOnlyTheMarker() throws {
    try write(["catalog.json": "{}"])
    let marker = folder.path + "/.catalog-change"
    try FileManager.default.createSymbolicLink(atPath: marker, withDestinationPath: "catalog.json")
    #expect(try folder.writer(discarding: true).recovery == .discarded)
    try expect(["catalog.json": "{}"])
    try FileManager.default.createDirectory(atPath: marker, withIntermediateDirectories: false)
    #expect(throws: FileError(path: folder.path, reason: .markerIsFolder)) { try folder.writer(discarding: true) }
  }

  /// No reader gets a mix of old and new files, neither of a catalogue nor of one that it extends.
  @Test(arguments: ["over", "base"]) func readersRefuseAnUnfinishedChange(name: String) throws {
    for (path, text) in SmallCatalogue.files { try write(["base/\(path)": text]) }
    try write(["over/catalog.json": #"{ "formatVersion": 1, "name": "Over", "extends": "../base" }"#])
    let over = folder.path + "/over"
    #expect(try CatalogReader().read(over).problems.isEmpty)
    try write(["\(name)/.catalog-change": "whatever it says"])
    let error = #expect(throws: FileError.self) { try CatalogReader().read(over) }
    #expect(error == FileError(path: "\(folder.path)/\(name)", reason: .markerWithoutJournal))
    #expect(error?.description.contains("run 'catalog recover \(folder.path)/\(name) --discard'") == true)
  }

  /// Readers ignore staged files.
  @Test func readersIgnoreStagedFiles() throws {
    for (path, text) in SmallCatalogue.files { try write([path: text, staged(path): "the first half of"]) }
    #expect(try CatalogReader().read(folder.path).report == [])
  }

  // MARK: Helpers

  private func write(_ files: [String: String]) throws {
    for (name, text) in files { try folder.write(text.utf8, to: name) }
  }

  private func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)") }

  private func staged(_ path: String) -> String {
    let parts = path.split(separator: "/")
    return (parts.dropLast().map(String.init) + [".\(parts[parts.count - 1]).\(token).catalog-new"])
      .joined(separator: "/")
  }

  /// Leaves the state after a process was killed when it had staged all files.
  private func interrupt(
    _ files: [(path: String, old: String?, new: String?)], hasMarker: Bool = true, inPlace: Bool = false
  ) throws {
    let entries = try files.map { file in
      ChangeJournal.Entry(
        path: try #require(CatalogPath(file.path)), old: file.old.map { ContentDigest(Array($0.utf8)) },
        new: file.new.map { ContentDigest(Array($0.utf8)) }, overwritten: inPlace ? file.old : nil)
    }
    for file in files { if let new = file.new { try write([staged(file.path): new]) } }
    try writeJournal(ChangeJournal(token: token, entries: entries).bytes)
    if hasMarker { try write([".catalog-change": ""]) }
  }

  private func writeJournal(_ bytes: [UInt8]) throws {
    let name = SourceDigest.of(try Path.withoutLinks(folder.path)) + ".json"
    try FileManager.default.createDirectory(
      atPath: folder.state + "/purpose-catalog", withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let path = "\(folder.state)/purpose-catalog/\(name)"
    try Data(bytes).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
  }

  /// Expects these files and no journal.
  private func expect(_ files: [String: String]) throws {
    #expect(try texts() == files)
    #expect(try folder.journals().isEmpty)
  }

  private func texts() throws -> [String: String] {
    try folder.files().mapValues { String(decoding: $0, as: UTF8.self) }
  }
}

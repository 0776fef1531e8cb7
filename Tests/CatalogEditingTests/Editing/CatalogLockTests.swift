import CatalogFiles
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CatalogEditing
@testable import FileWriting

/// Locks between readers and writers of a catalogue and its overlays.
@Suite struct CatalogLockTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (path, text) in SmallCatalogue.files { try folder.write(text.utf8, to: "base/\(path)") }
    try folder.write(#"{ "formatVersion": 1, "name": "Over", "extends": "../base" }"#.utf8, to: "over/catalog.json")
  }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }
  private let impatient = DiskFiles(waiting: LockWaiting(limit: .zero))

  /// A writer keeps out readers and writers, including those of overlays.
  @Test(arguments: ["base", "over"]) func waitsForAWriter(name: String) throws {
    let writer = try CatalogWriter(path(name))
    let locked = FileError(path: path(name), reason: .locked)
    #expect(throws: locked) { try CatalogReader(files: impatient).read(path("over")) }
    #expect(throws: locked) { try CatalogWriter(path(name), on: impatient) }
    #expect(throws: locked) {
      try CatalogEditor(previewing: path("over"), on: impatient).read()
    }
    withExtendedLifetime(writer) {}
  }

  /// Readers share the lock; a writer waits for them. Editing an overlay keeps its base from changing.
  @Test(arguments: ["base", "over"]) func writersWaitForReaders(name: String) throws {
    let preview = try CatalogEditor(previewing: path("over"))
    _ = try preview.read()
    #expect(throws: FileError(path: path(name), reason: .locked)) { try CatalogWriter(path(name), on: impatient) }
    #expect(try CatalogReader(files: impatient).read(path("over")).problems.isEmpty)
    withExtendedLifetime(preview) {}
  }

  @Test func anEditorKeepsTheBase() throws {
    let editor = try CatalogEditor(folder: path("over"))
    _ = try editor.read()
    _ = try editor.read()
    #expect(throws: FileError(path: path("base"), reason: .locked)) { try CatalogWriter(path("base"), on: impatient) }
    #expect(try CatalogReader(files: impatient).read(path("base")).problems.isEmpty)
    withExtendedLifetime(editor) {}
  }

  /// All files of all layers are read under the lock, and no lock is held afterwards.
  @Test func readersHoldAllLayers() throws {
    let over = path("over")
    let files = ProbedFiles {
      #expect(throws: FileError.self) {
        try CatalogLock(.exclusive, of: over, waiting: LockWaiting(limit: .zero))
      }
    }
    _ = try CatalogReader(files: files).read(path("over"))
    #expect(files.count.withLock { $0 } > 5)
    // These wait: while another test starts a program, the forked process holds a copy of the lock until it calls exec.
    _ = try CatalogWriter(path("over"))
    _ = try CatalogWriter(path("base"))
  }

  /// The other command finishes when the reader has said that it waits.
  @Test func announcesWaiting() throws {
    let said = Mutex<[String]>([])
    let writer = Mutex<CatalogWriter?>(try CatalogWriter(path("base")))
    let disk = DiskFiles(
      waiting: LockWaiting(limit: .seconds(1200)) { line in
        said.withLock { $0.append(line) }
        writer.withLock { $0 = nil }
      })
    #expect(try CatalogReader(files: disk).read(path("base")).problems.isEmpty)
    #expect(
      said.withLock { $0 } == ["waiting for another catalog command to finish in '\(path("base"))' …"])
  }

  /// A folder that cannot be locked is read without a lock; a missing folder gives the usual error.
  @Test func readsWithoutALock() throws {
    #expect(try DiskFiles().lock(path("none")) == nil)
    #expect(throws: FileError(path: path("none") + "/catalog.json", reason: .notFound)) {
      try CatalogReader().read(path("none"))
    }
  }
}

/// The disk, with a closure that runs before each read.
private final class ProbedFiles: FileTree {
  let count = Mutex(0)
  private let disk = DiskFiles()
  private let probe: @Sendable () -> Void

  init(_ probe: @escaping @Sendable () -> Void) { self.probe = probe }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    probe()
    count.withLock { $0 += 1 }
    return try disk.read(path)
  }

  func entries(of folder: String) throws(FileError) -> [String] { try disk.entries(of: folder) }
  func lock(_ folder: String) throws(FileError) -> CatalogLock? { try disk.lock(folder) }
}

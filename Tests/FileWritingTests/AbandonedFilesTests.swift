import CatalogFiles
import Foundation
import LibC
import TestSupport
import Testing

@testable import FileWriting

/// The parts that a process leaves if it is killed while it writes single files, as publishing and exporting do.
@Suite struct AbandonedFilesTests {
  @Test(
    "The names of parts",
    arguments: [
      (".a.json.1x2y3z.catalog-part", true), (".a.0.catalog-part", true), ("a.json.1x2y3z.catalog-part", false),
      (".a.json..catalog-part", false), (".catalog-part", false), (".x.catalog-part", false),
      (".a.json.1X.catalog-part", false), (".a.json.12345678901234.catalog-part", false),
      (".a.json.1x2y3z.catalog-new", false), (".a.json.1x2y3z.catalog-part~", false),
    ])
  func knowsNames(name: String, isPart: Bool) {
    #expect(AbandonedFiles.isPart(name) == isPart)
    #expect(AbandonedFiles.isPart(AbandonedFiles.name(for: name)))
  }

  @Test("The next writer to a folder removes parts that no process writes, and nothing else")
  func removes() throws {
    let folder = try TemporaryFolder()
    for name in [".a.txt.1.catalog-part", ".b.txt.2.catalog-part", ".c.catalog-part", ".d.txt.3.catalog-new", "e.txt"] {
      try folder.write("text".utf8, to: name)
    }
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/.f.txt.4.catalog-part", withIntermediateDirectories: false)
    try #require(symlink("e.txt", "\(folder.path)/.g.txt.5.catalog-part") == 0)
    // Somebody writes this one.
    let locked = open("\(folder.path)/.b.txt.2.catalog-part", O_RDONLY)
    try #require(flock(locked, LOCK_EX) == 0)
    AbandonedFiles.forgetFolders()
    try DiskFiles().write(Array("new".utf8), to: "\(folder.path)/e.txt")
    close(locked)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      names == [
        ".b.txt.2.catalog-part", ".c.catalog-part", ".d.txt.3.catalog-new", ".f.txt.4.catalog-part",
        ".g.txt.5.catalog-part",
        "e.txt",
      ])
  }

  /// Fewer could miss a step at which a part has no lock, or a file is not whole.
  @Test("Killed at any moment, files are whole, and the next process removes the part")
  func isKilledAtARandomMoment() throws {
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: 37)
    var abandoned = 0
    // Where other tests take the processor, few are killed while they write.
    for round in 0..<400 where round < Sweep.of(300, representatives: 40) || abandoned == 0 {
      let writer = try WriterProcess("files", folder)
      _ = writer.waitForOutput()
      usleep(UInt32.random(in: 0..<30_000, using: &random))
      writer.kill()
      _ = try writer.result()
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      abandoned += left.count(where: AbandonedFiles.isPart)
      for name in left where !AbandonedFiles.isPart(name) {
        #expect(try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")[.size] as? Int == 2 << 20)
      }
      #expect(try WriterProcess("file", folder).result().status == 0)
      let rest = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(!rest.contains(where: AbandonedFiles.isPart), "\(rest)")
    }
    // Else the test has looked at nothing.
    #expect(abandoned > 0)
  }
}

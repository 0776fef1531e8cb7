import CatalogEditing
import CatalogFiles
import Foundation
import TestSupport
import Testing

@testable import CatalogSite

/// A site's folder: the order of writing, failures, links and locks.
@Suite struct SiteFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func publish(_ files: [String: String]) throws {
    var site = try SiteFolder(folder.path)
    for (path, text) in files { try site.add(SiteFile(path: path, text: text)) }
    try site.publish()
  }

  private func texts() throws -> [String: String] {
    var texts = try folder.files().mapValues { String(decoding: $0, as: UTF8.self) }
    texts["published.json"] = nil
    return texts
  }

  @Test("No file is replaced before all are there, and an abandoned publication leaves no trace")
  func replacesAtTheEnd() throws {
    let old = ["index.html": "old", "v1/manifest.json": "old"]
    try publish(old)
    var site = try SiteFolder(folder.path)
    try site.add(SiteFile(path: "index.html", text: "new"))
    try site.add(SiteFile(path: "pages/new/a.html", text: "new"))
    try site.add(SiteFile(path: "v1/manifest.json", text: "new"))
    #expect(try texts().filter { !$0.key.hasSuffix(".catalog-part") } == old)
    site.abandon()
    #expect(try texts() == old)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/pages"))
  }

  @Test("A file with another hard link keeps it, and a link within the folder stays one")
  func keepsLinks() throws {
    try publish(["a.txt": "old", "b.txt": "old"])
    try FileManager.default.linkItem(atPath: "\(folder.path)/a.txt", toPath: "\(folder.path)/other.txt")
    try FileManager.default.moveItem(atPath: "\(folder.path)/b.txt", toPath: "\(folder.path)/target.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/b.txt", withDestinationPath: "target.txt")
    try publish(["a.txt": "new", "b.txt": "new"])
    #expect(try texts()["other.txt"] == "new" && texts()["target.txt"] == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/b.txt") == "target.txt")
  }

  @Test("Of two publications to a folder, the second waits")
  func locks() throws {
    let first = try SiteFolder(folder.path)
    let impatient = DiskFiles(waiting: LockWaiting(limit: .milliseconds(20)))
    #expect(throws: FileError.self) { _ = try SiteFolder(folder.path, on: impatient) }
    first.abandon()
  }

  @Test(arguments: [
    (0, false, "public: 1 files, 0 MB; 1 written\n"), (2, true, "public: 1 files, 0 MB; 1 written, 2 removed\n"),
    (2, false, "public: 1 files, 0 MB; 1 written, 2 old kept (--prune removes them)\n"),
  ])
  func summarizes(stale: Int, isPruned: Bool, summary: String) throws {
    var site = try SiteFolder(folder.path)
    try site.add(SiteFile(path: "index.html", text: "new"))
    #expect(site.summary(name: "public", stale: stale, isPruned: isPruned) == summary)
    #expect(site.progress(from: 18, to: 24) == "made 20 % of the site: 1 files, 0 MB")
    #expect(site.progress(from: 21, to: 24) == nil && site.progress(from: 90, to: 100) == nil)
    site.abandon()
  }
}

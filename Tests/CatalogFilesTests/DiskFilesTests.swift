import Foundation
import TestSupport
import Testing

@testable import CatalogFiles

/// Files on disk, and the errors for those that cannot be read.
@Suite struct DiskFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 100_000])
  func readsFilesOfAnySize(byteCount: Int) throws {
    let bytes = (0..<byteCount).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try folder.write(bytes, to: "some.json")
    #expect(try DiskFiles().read(folder.path + "/some.json") == bytes)
  }

  /// Some system files report a size of 0.
  @Test
  func readsFilesOfUnknownSize() throws {
    let bytes = try DiskFiles().read("/proc/self/status")
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("Name:"))
  }

  @Test func reportsAMissingFile() throws {
    let path = folder.path + "/none.json"
    try expect(path, .notFound, "no file '\(path)'; create it or correct its name")
    try folder.write([], to: "file")
    try expect(folder.path + "/file/none.json", .notFound)
    try expect("", .notFound)
  }

  @Test func reportsAFolder() throws {
    try expect(folder.path, .isFolder, "'\(folder.path)' is a folder, not a file; name a file, or move it elsewhere")
  }

  @Test(arguments: [(1 << 20, true), (1 << 20 + 1, false), (100 << 20, false)] as [(UInt64, Bool)])
  func readsNoMoreThanItsLimit(byteCount: UInt64, isRead: Bool) throws {
    try folder.writeSparse(byteCount, to: "large.json")
    let path = folder.path + "/large.json"
    let files = DiskFiles(limit: 1 << 20)
    if isRead {
      #expect(try files.read(path).count == Int(byteCount))
    } else {
      try expect(path, .tooLarge(limit: 1 << 20), "'\(path)' is larger than 1 MiB; split it", in: files)
    }
  }

  /// An endless file is read only up to the limit.
  @Test
  func readsNoMoreThanItsLimitOfAnEndlessFile() throws {
    try expect("/dev/zero", .tooLarge(limit: 1 << 20), in: DiskFiles(limit: 1 << 20, readsStreams: true))
  }

  /// Reading a terminal, or a pipe without a writer, would block, so files in a folder must be regular ones.
  @Test(.timeLimit(.minutes(20))) func doesNotWaitForStreams() throws {
    let path = folder.path + "/pipe.json"
    try #require(mkfifo(path, 0o600) == 0)
    for path in [path, "/dev/zero", "/dev/null"] {
      try expect(path, .notRegular, "'\(path)' is not a regular file; move it elsewhere")
    }
  }

  /// A path on the command line may be a pipe, as with `<(…)`.
  @Test(.timeLimit(.minutes(20))) func readsStreamsOnRequest() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("{}".utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(try DiskFiles(readsStreams: true).read(path) == Array("{}".utf8))
  }

  /// Root may read the file.
  @Test func reportsAForbiddenFile() throws {
    try folder.write([], to: "secret.json")
    let path = folder.path + "/secret.json"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    if getuid() == 0 {
      #expect(try DiskFiles().read(path) == [])
    } else {
      try expect(path, .system("Permission denied"), "cannot read '\(path)': Permission denied; make it readable")
    }
  }

  /// A link to itself (POSIX ELOOP).
  @Test func reportsTheSystemsMessage() throws {
    let path = folder.path + "/loop.json"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    let error = #expect(throws: FileError.self) { try DiskFiles().read(path) }
    guard case .system(let reason) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
    #expect(error?.description == "cannot read '\(path)': \(reason)")
  }

  @Test func listsEntriesSorted() throws {
    for name in ["b.json", "ä.json", "B.json", ".hidden", "sub/c.json"] { try folder.write([], to: name) }
    #expect(try DiskFiles().entries(of: folder.path) == [".hidden", "B.json", "b.json", "sub", "ä.json"])
    #expect(throws: FileError(path: "/nowhere", reason: .notFound)) { try DiskFiles().entries(of: "/nowhere") }
  }

  /// A catalogue on disk in which one file is too large and another is a folder.
  @Test func reportsUnreadableFilesOfACatalogue() throws {
    for (path, text) in SmallCatalogue.files where !path.hasPrefix("titles") { try folder.write(text.utf8, to: path) }
    try folder.writeSparse(100 << 20, to: "titles/ar.json")
    try folder.write([], to: "titles/en.json/file")
    let source = try CatalogReader().read(folder.path)
    #expect(
      source.report == [
        "\(folder.path)/titles/ar.json:1:1: unreadable-file: '\(folder.path)/titles/ar.json' is larger than 64 MiB; split it",
        "\(folder.path)/titles/en.json:1:1: unreadable-file: '\(folder.path)/titles/en.json' is a folder, not a file; name a file, or move it elsewhere",
      ])
  }

  private func expect(
    _ path: String, _ reason: FileError.Reason, _ message: String? = nil, in files: DiskFiles = DiskFiles()
  ) throws {
    let error = #expect(throws: FileError.self) { try files.read(path) }
    #expect(error == FileError(path: path, reason: reason))
    if let message { #expect(error?.description == message) }
  }
}

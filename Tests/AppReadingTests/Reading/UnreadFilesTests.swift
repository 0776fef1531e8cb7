import SourceText
import Testing

@testable import AppReading
@testable import CatalogFiles

/// Files that are not read, or not whole, are reported with a reason.
@Suite("Unread files")
struct UnreadFilesTests {
  /// Files of bytes, some of which cannot be read.
  private struct Tree: FileTree {
    var files: [String: [UInt8]] = [:]
    var faults: [String: FileError.Reason] = [:]

    func read(_ path: String) throws(FileError) -> [UInt8] {
      if let reason = faults[path] { throw FileError(path: path, reason: reason) }
      guard let bytes = files[path] else { throw FileError(path: path, reason: .notFound) }
      return bytes
    }

    func entries(of folder: String) throws(FileError) -> [String] {
      try Path.entries(of: folder, among: Array(files.keys) + Array(faults.keys))
    }
  }

  private static func unread(_ tree: Tree) throws -> [String] {
    let app = try AppFiles(paths: ["App"], in: tree)
    return AppReader(files: tree, settings: ReadingSettings()) { _, _ in }.read(app).unread.map {
      "\($0.path): \($0.reason)"
    }
  }

  @Test(
    "Bytes that are not source code",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0], "UTF-16; save it as UTF-8"), ([0xFE, 0xFF, 0, 0x61], "UTF-16; save it as UTF-8"),
      ([0x61, 0, 0x61], "not a text"), ([0x61, 0xFF, 0x61], nil), ([0xEF, 0xBB, 0xBF, 0x61], nil), ([], nil),
    ] as [([UInt8], String?)])
  func bytes(bytes: [UInt8], reason: String?) throws {
    #expect(try Self.unread(Tree(files: ["App/A.swift": bytes])) == (reason.map { ["App/A.swift: \($0)"] } ?? []))
  }

  @Test(
    "Files that the system does not give",
    arguments: [
      (.notFound, "not there any more"), (.isFolder, "a folder with the name of a source file"),
      (.notRegular, "neither a file nor a folder"), (.tooLarge(limit: 3 << 20), "larger than 3 MiB"),
      (.system("Permission denied"), "Permission denied"),
    ] as [(FileError.Reason, String)])
  func faults(fault: FileError.Reason, reason: String) throws {
    let tree = Tree(files: ["App/B.swift": []], faults: ["App/A.swift": fault, "App/en.lproj/A.strings": fault])
    #expect(try Self.unread(tree) == ["App/en.lproj/A.strings: \(reason)", "App/A.swift: \(reason)"])
  }

  @Test("Sources of more than 8 MB")
  func large() throws {
    let bytes = [UInt8](repeating: 0x20, count: (8 << 20) + 1)
    #expect(try Self.unread(Tree(files: ["App/A.swift": bytes])) == ["App/A.swift: larger than 8 MB"])
  }
}

import Foundation

/// A folder of files, removed after the test.
final class Folder {
  let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "embed-tests-\(UUID().uuidString)")

  /// - Parameter files: texts by path.
  init(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

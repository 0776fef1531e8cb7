import Foundation

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "catalog-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    try? FileManager.default.removeItem(atPath: state)
  }

  /// A state folder for the journals of what is written to this one.
  var state: String { path + "-state" }

  /// Writes a file and the folders that it stands in.
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Makes a file of a size without filling the disk: it is all zeros, and none of them is stored.
  func writeSparse(_ byteCount: UInt64, to name: String) throws {
    try write([], to: name)
    let handle = try FileHandle(forWritingTo: URL(filePath: path).appending(path: name))
    try handle.truncate(atOffset: byteCount)
    try handle.close()
  }
}

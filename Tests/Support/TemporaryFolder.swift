internal import Foundation

/// A folder that is removed after the test.
package final class TemporaryFolder {
  package let path: String

  /// - Parameter file: the file of the test, whose name is part of the folder's: Scripts/test lists folders that are left.
  package init(for file: String = #fileID) throws {
    let name = file.split(separator: "/").last?.split(separator: ".").first ?? "test"
    path = NSTemporaryDirectory() + "\(name)-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    try? FileManager.default.removeItem(atPath: state)
  }

  /// The state folder for journals of changes to this folder.
  package var state: String { path + "-state" }

  /// Writes a file and its parent folders.
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Creates a file of zeros with this size that takes no space on disk.
  package func writeSparse(_ byteCount: UInt64, to name: String) throws {
    try write([], to: name)
    let handle = try FileHandle(forWritingTo: URL(filePath: path).appending(path: name))
    try handle.truncate(atOffset: byteCount)
    try handle.close()
  }

  /// Every file in the folder, by its relative path.
  package func files() throws -> [String: [UInt8]] { try Self.files(in: path) }

  package static func files(in folder: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [] {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder), !isFolder.boolValue
      else { continue }
      files[name] = Array(try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
    }
    return files
  }
}

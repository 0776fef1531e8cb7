internal import Foundation

/// The files of one run of a program, removed after it.
///
/// The name is short, since programs put sockets into their temporary folder, whose path may have 107 bytes.
final class ChildFolder {
  private let path: String

  init() throws {
    path = NSTemporaryDirectory() + "child-" + UUID().uuidString.prefix(8)
    for folder in [temporary, profile] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The program's TMPDIR.
  var temporary: String { path + "/tmp" }

  /// A folder for settings.
  var profile: String { path + "/profile" }

  func reading(_ name: String, _ bytes: [UInt8]) throws -> FileHandle {
    try Data(bytes).write(to: url(name))
    return try FileHandle(forReadingFrom: url(name))
  }

  func writing(_ name: String) throws -> FileHandle {
    try Data().write(to: url(name))
    return try FileHandle(forWritingTo: url(name))
  }

  /// The bytes of a file, none if it was not made.
  func read(_ name: String) throws -> [UInt8] {
    FileManager.default.fileExists(atPath: url(name).path) ? Array(try Data(contentsOf: url(name))) : []
  }

  private func url(_ name: String) -> URL { URL(filePath: path).appending(path: name) }
}

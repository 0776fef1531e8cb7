import Foundation
import TestSupport

/// The folder of the runtime's files.
enum RuntimeFolder {
  static let path = Repository.root.appending(path: "Sources/GeneratedCode/Runtime").path

  /// The text of a file of the library, given by its path in Sources.
  static func libraryFile(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: "Sources/\(path)"), encoding: .utf8)
  }

  /// The texts of the files by their paths in the folder.
  static func files() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.contains(".") }
    let texts = try paths.map { try String(contentsOfFile: "\(path)/\($0)", encoding: .utf8) }
    return Dictionary(uniqueKeysWithValues: zip(paths, texts))
  }
}

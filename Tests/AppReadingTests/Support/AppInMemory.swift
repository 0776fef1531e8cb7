import CatalogFiles
import CodeWriting
import SourceText

@testable import AppReading

/// Apps whose files are strings.
enum AppInMemory {
  /// - Parameters:
  ///   - files: the texts of all files by path.
  ///   - paths: the paths that a person names, by default the folder of all.
  static func read(
    _ files: [String: String], _ paths: [String] = ["."],
    settings: ReadingSettings = ReadingSettings(
      purposes: PurposeNames(["delete", "share"], former: [[], []], iconSets: []))
  ) throws -> ReadApp {
    let tree = MemoryFiles(files)
    return AppReader(files: tree, settings: settings) { _, _ in }.read(try AppFiles(paths: paths, in: tree))
  }
}

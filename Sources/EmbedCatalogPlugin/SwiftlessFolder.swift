import Foundation
import PackagePlugin

/// A source folder with a catalogue and no Swift file. SwiftPM leaves out a target without sources before any plugin
/// runs for it, and only reports "no such module" where it is imported.
enum SwiftlessFolder {
  /// The advice that fixes it.
  static let advice =
    "it has no Swift file, and SwiftPM leaves out a target without one; add one, such as Exports.swift with "
    + "'@_exported import PurposeCatalog'"

  /// Such folders in a package's `Sources` that are not targets.
  static func all(in package: Package) -> [URL] {
    let sources = package.directoryURL.appending(path: "Sources")
    let known = Set(package.targets.map { $0.directoryURL.standardizedFileURL.path })
    let folders = (try? FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)) ?? []
    return folders.filter { !known.contains($0.standardizedFileURL.path) && isForgotten($0) }.sorted {
      $0.path < $1.path
    }
  }

  private static func isForgotten(_ folder: URL) -> Bool {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let names = (files ?? .init()).compactMap { ($0 as? URL)?.lastPathComponent }
    return names.contains { ["embed-catalog.json", "catalog.json"].contains($0) }
      && !names.contains { $0.hasSuffix(".swift") }
  }
}

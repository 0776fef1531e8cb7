/// The modules of a project: SwiftPM's targets, Gradle's modules and the packages of a JavaScript workspace.
///
/// Build files are not run: a module is a folder with a build file, and a target a folder with its name below `Sources`
/// or `Tests`.
package struct Modules: Sendable {
  /// The files that make a folder a module.
  package static let files: Set<String> = ["Package.swift", "build.gradle", "build.gradle.kts", "package.json"]

  private let folders: [String: String]

  /// - Parameter manifests: the paths of build files, relative to the project's root.
  package init(manifests: some Sequence<String>) {
    var folders: [String: String] = [:]
    for path in manifests.sorted() {
      let parts = path.split(separator: "/")
      guard let file = parts.last, Self.files.contains(String(file)) else { continue }
      let folder = parts.dropLast().joined(separator: "/")
      // A Swift package in a folder with another build file keeps its targets.
      if folders[folder] != "Package.swift" { folders[folder] = String(file) }
    }
    self.folders = folders
  }

  /// The module of a file; the file's folder if no build file is above it.
  package func module(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast().map(String.init)
    for count in stride(from: parts.count, through: 0, by: -1) {
      let folder = parts.prefix(count).joined(separator: "/")
      guard let file = folders[folder] else { continue }
      if file == "Package.swift", let target = target(in: Array(parts.dropFirst(count))) { return target }
      return count == 0 ? parts.first ?? "." : folder
    }
    return parts.first ?? "."
  }

  private func target(in parts: [String]) -> String? {
    guard parts.count > 1, ["Sources", "Source", "src", "Tests"].contains(parts[0]) else { return nil }
    return parts[1]
  }
}

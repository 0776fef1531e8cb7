import Foundation
import TestSupport
import Testing

/// A team's package that depends on this one: Fixtures/Consumer, copied to the build folder and built there.
///
/// The folder is kept, so that a second run builds only what has changed.
struct Consumer {
  let folder: URL

  init() throws {
    folder = try Project.products.appending(path: "consumer")
    let fixture = Project.root.appending(path: "Tests/EmbedCatalogTests/Fixtures/Consumer")
    for path in try FileManager.default.subpathsOfDirectory(atPath: fixture.path) where path.contains(".") {
      try write(try Data(contentsOf: fixture.appending(path: path)), to: path)
    }
    // SwiftPM looks for new source files in dependencies only if a manifest has changed, so this touches one.
    let manifest = folder.appending(path: "Package.swift")
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: manifest.path)
    // The link gives this package its own name, whatever its clone's folder is called.
    let dependency = folder.appending(path: "Dependencies/purpose-catalog")
    try FileManager.default.createDirectory(
      at: dependency.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: dependency)
    try FileManager.default.createSymbolicLink(at: dependency, withDestinationURL: Project.root)
    // The same versions as in the tests' build, so that SwiftPM fetches nothing.
    try write(try Data(contentsOf: Project.root.appending(path: "Package.resolved")), to: "Package.resolved")
  }

  /// Writes a file unless it already has these bytes.
  func write(_ bytes: Data, to path: String) throws {
    let file = folder.appending(path: path)
    if (try? Data(contentsOf: file)) == bytes { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: folder.appending(path: path)) }

  /// The output and exit status of a build or a program.
  struct Result {
    let status: Int32
    let output: String
  }

  func build() throws -> Result {
    try run(["swift", "build", "--package-path", folder.path, "--disable-index-store"], .heavyPeer)
  }

  /// - Parameter current: the folder that it starts in; by default the consumer's.
  func run(_ product: String, in current: URL? = nil) throws -> Result {
    try run([folder.appending(path: ".build/debug/\(product)").path], .ours, in: current)
  }

  private func run(_ command: [String], _ kind: ChildProgram.Kind, in current: URL? = nil) throws -> Result {
    let outcome = try ChildProgram.run(
      command, kind: kind, in: (current ?? folder).path, environment: PackageBuild.environment, errors: .withOutput)
    return Result(status: outcome.status, output: outcome.output)
  }
}

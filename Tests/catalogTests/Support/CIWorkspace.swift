import Foundation
import TestSupport
import Testing

/// The workspace of a CI job: an overlay in `Catalog` whose last commit gives a title a warning.
final class CIWorkspace {
  private let repository: GitRepository
  private var folder: URL { repository.folder.appending(path: "workspace") }

  init() throws {
    repository = try GitRepository()
    try repository.write(["workspace/.keep": ""])
    let result = try Program(folder: folder).run("init", "Catalog", "--extends", "Standard", "--locales", "en,de")
    try #require(result.status == 0, "\(result.error)")
    try repository.commit("An overlay")
    let set = try Program(folder: folder).run(
      "set", "share", "--locale", "de", "--title", "Weitergeben ", "--catalog", "Catalog")
    try #require(set.status == 0, "\(set.error)")
    try repository.commit("Another title")
  }

  /// Runs a job's script with bash, which stops at the first error as in CI systems.
  ///
  /// - Parameters:
  ///   - variables: the job's variables, in addition to those of the CI systems.
  ///   - isInstalled: whether `catalog` is in PATH, as in the image of Scripts/package.
  func run(_ script: String, variables: [String: String] = [:], isInstalled: Bool = true) throws -> Program.Result {
    var environment = [
      "GITHUB_WORKSPACE": folder.path, "GITHUB_STEP_SUMMARY": repository.path("summary.md"),
      "GITHUB_PATH": repository.path("path"), "RUNNER_TEMP": repository.path("runner"),
      "GITHUB_OUTPUT": repository.path("output"), "TMPDIR": repository.path("tmp"),
      "CI_MERGE_REQUEST_DIFF_BASE_SHA": try repository.git("rev-parse", "HEAD^"),
    ].merging(variables) { $1 }
    if !isInstalled { environment["PATH"] = "\(repository.path("bin")):/usr/bin:/bin" }
    try repository.write(["tmp/.keep": ""])
    return try SampleProject.bash(
      ["-euo", "pipefail", "-c", script], in: folder, home: repository.folder, environment: environment)
  }

  /// Adds a program to the PATH of jobs without an installed command.
  func writeProgram(_ name: String, _ script: String) throws {
    try repository.write(["bin/\(name)": "#!/bin/bash\n\(script)\n"])
    try makeExecutable("../bin/\(name)")
  }

  /// Creates a stand-in for this repository whose `Scripts/catalog` and `Scripts/build` are about this build.
  ///
  /// - Returns: its folder, a git repository.
  func layOutProduct() throws -> String {
    let product = try GitRepository()
    try product.write(["Scripts/.keep": ""])
    let script = Program.root.appending(path: "Scripts/run-catalog").path
    let files = FileManager.default
    try files.copyItem(atPath: script, toPath: product.path("Scripts/run-catalog"))
    try product.link("Scripts/catalog", to: Program.executable.path)
    try product.link("Catalogs", to: Program.root.appending(path: "Catalogs").path)
    try product.write(["Scripts/build": "#!/bin/sh\necho '\(Program.executable.path)'\n"])
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: product.path("Scripts/build"))
    try product.commit("The product")
    products.append(product)
    return product.path()
  }

  private var products: [GitRepository] = []

  /// Whether a report names the title with the trailing space.
  func reportsTheTitle(_ report: String) throws -> Bool {
    try String(contentsOf: folder.appending(path: report), encoding: .utf8).contains("edge-whitespace")
  }

  func remove(_ report: String) throws { try FileManager.default.removeItem(at: folder.appending(path: report)) }

  private func makeExecutable(_ path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: path).standardizedFileURL.path)
  }
}

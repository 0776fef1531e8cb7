import Foundation
import TestSupport
import Testing

/// The package's command plugin, as a package that depends on this one runs it. SwiftPM compiles the command for it.
@Suite(.enabled(if: Sweep.isExhaustive, "compiles the command once more: Scripts/test --exhaustive"))
struct GeneratePluginTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func generate(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let outcome = try ChildProgram.run(
      [
        "swift", "package", "--package-path", Program.root.path, "--scratch-path",
        Program.root.appending(path: ".build/plugin").path, "--disable-sandbox",
        "--allow-writing-to-package-directory", "generate-purposes",
      ] + arguments, kind: .heavyPeer, environment: PackageBuild.environment, errors: .withOutput)
    return (outcome.status, outcome.output)
  }

  @Test("swift package generate-purposes writes Swift where no language is named")
  func generates() throws {
    let options = ["--catalog", "Catalogs/Examples/Cycling", "--locales", "de,en", "--output", "\(folder.path)/made"]
    let result = try generate(options)
    #expect(result.status == 0, "\(result.output)")
    let titles = try String(contentsOfFile: "\(folder.path)/made/PurposeCatalog.Texts-de.swift", encoding: .utf8)
    #expect(titles.contains("Orte"))
  }
}

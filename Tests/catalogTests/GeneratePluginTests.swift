import Foundation
import TestSupport
import Testing

/// The package's command plugin, as a package that depends on this one runs it.
@Suite struct GeneratePluginTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The build folder of the tests has the tool already; they hold its lock.
  private func generate(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swift", "package", "--ignore-lock", "--package-path", Program.root.path, "--disable-sandbox",
        "--allow-writing-to-package-directory", "generate-purposes",
      ] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  @Test("swift package generate-purposes writes Swift where no language is named")
  func generates() throws {
    let options = ["--catalog", "Catalogs/Examples/Cycling", "--locales", "de,en", "--output", "\(folder.path)/made"]
    let made = try generate(options)
    #expect(made.status == 0, "\(made.output)")
    let titles = try String(contentsOfFile: "\(folder.path)/made/PurposeCatalog.Texts-de.swift", encoding: .utf8)
    #expect(titles.contains("Orte"))
  }
}

import Foundation
import PackagePlugin

/// Generates code from a catalogue into the package that runs it: `catalog generate swift`, without an installation.
///
/// ```sh
/// swift package --allow-writing-to-package-directory generate-purposes --catalog Catalog --output Sources/App/Generated
/// ```
///
/// The arguments are those of `catalog generate`, relative to the package's folder. Without a language, it is Swift.
@main
struct GeneratePurposes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "catalog").url
    process.arguments = ["generate"] + withLanguage(arguments)
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw GenerationError(status: process.terminationStatus) }
  }

  private func withLanguage(_ arguments: [String]) -> [String] {
    let asksForHelp = arguments == ["--help"] || arguments == ["-h"]
    let startsWithOption = arguments.first.map { $0.hasPrefix("-") } ?? true
    return startsWithOption && !asksForHelp ? ["swift"] + arguments : arguments
  }
}

/// The command has failed, and has said why.
private struct GenerationError: Error, CustomStringConvertible {
  let status: Int32

  var description: String { "'catalog generate' failed with exit code \(status)" }
}

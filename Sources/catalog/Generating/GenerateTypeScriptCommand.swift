import ArgumentParser
import CatalogModel
import GeneratedCode

struct GenerateTypeScriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "typescript",
    abstract: "Write ES modules with declarations for TypeScript.",
    discussion: """
      The modules need no compiler and no dependency, and run in browsers, node and deno, also under a strict Content \
      Security Policy. There is a module for each locale, which a dynamic import loads, and one that has a constant for each \
      purpose, of which a bundle keeps those that it uses. Icons, language matching, a React component and a custom element \
      are modules of their own.

      Examples:
        catalog generate typescript --output src/purposes
        catalog generate typescript --output src/purposes --icons lucide \\
          --locales en,de,ar
        catalog generate typescript --output packages/purposes \\
          --package @example/purposes
      """
  )

  @OptionGroup var options: GenerateOptions

  @Option(help: ArgumentHelp("Also write a package.json with this name.", valueName: "name"))
  var package: String?

  func validate() throws {
    // The rules of npm's package.json.
    guard let package, package.wholeMatch(of: /(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*/) == nil else {
      return
    }
    throw ValidationError("'\(package)' is not the name of a package; write one such as @example/purposes")
  }

  func run() throws {
    try options.generate(.typescript) { TypeScriptPrinter($0, package: package).files }
  }
}

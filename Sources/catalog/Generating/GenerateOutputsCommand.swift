import ArgumentParser
import CatalogFiles
import CatalogModel

struct GenerateOutputsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "outputs",
    abstract: "Write all outputs that catalog.json declares; 'catalog generate' does the same.",
    discussion: """
      catalog.json lists under 'outputs' the code and the string tables that are made from the catalogue, with the options of \
      their commands. Paths are relative to the catalogue's folder. This command makes all of them, and one command in CI \
      finds what is out of date:

        "outputs": [
          {
            "language": "swift", "folder": "../App/Generated",
            "icons": ["sf-symbols"], "minimum": { "ios": "17" }
          },
          {
            "language": "kotlin", "folder": "../app/src/main",
            "android": true, "package": "com.example.purposes"
          },
          { "format": "xcstrings", "path": "../App/Localizable.xcstrings" }
        ]

      Examples:
        catalog generate
        catalog generate --check
      """
  )

  @OptionGroup var outputs: DeclaredOutputs

  func run() throws { try outputs.make { _ in true } }
}

import ArgumentParser
import CatalogValidation

struct CoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show what each locale and each icon set has of every purpose.",
    discussion: """
      Prints two matrices: messages by locales, and purposes by icon sets.

      Examples:
        catalog coverage
        catalog coverage MyApp --format json
      """
  )

  @Argument(help: ArgumentHelp("The catalogue's folder.", valueName: "catalog"), completion: .directory)
  var catalog: String?

  @OptionGroup var location: CatalogOption

  @Option(help: "How to print.")
  var format: OutputFormat = .text

  func run() throws {
    let source = try location.read(positional: catalog)
    let coverage = Coverage(of: CheckedCatalog(source))
    let output = Terminal.standardOutput
    switch format {
    case .text: try output.write(CoverageMatrix(columns: output.columns).text(coverage, of: source))
    case .json: try output.write(CoverageJSON.text(coverage, of: source))
    }
  }
}

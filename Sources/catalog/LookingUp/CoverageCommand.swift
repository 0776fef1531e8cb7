import ArgumentParser
import CatalogFiles
import CatalogReports
import CatalogValidation
import SourceText

struct CoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show which texts and icons exist for each purpose.",
    discussion: """
      Prints two matrices: messages by locales, and purposes by icon sets.

      Examples:
        catalog coverage
        catalog coverage MyApp --format json
      """
  )

  @Argument(help: ArgumentHelp("The catalogue's folder.", valueName: "catalog"), completion: .directory)
  var catalog: String?

  @OptionGroup var location: WordedCatalogOption

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  func run() throws {
    let source = try location.read(positional: catalog, needsBase: false, looksAtAll: false, orStandard: true)
    // Unreadable texts would look like missing ones.
    let lost = source.problems.filter { [.jsonSyntax, .unreadableFile].contains($0.kind) }
    guard lost.isEmpty else {
      let lines = lost.map { "  \($0.line)" }
      throw CannotRun(lines: ["cannot read all of the catalogue '\(source.folder)':"] + lines)
    }
    let coverage = Coverage(of: CheckedCatalog(source))
    let output = Terminal.standardOutput
    switch format {
    case .text: try output.write(CoverageMatrix(columns: output.columns).text(coverage, of: source))
    case .json: try output.write(document: CoverageJSON.text(coverage, of: source))
    }
  }
}

import ArgumentParser
import CatalogFiles
import CatalogModel
import ICUText
import PurposeCatalog
import ScreenDrawing
import SourceText

struct ScreenListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the screens of an app, or draw the ways between them.",
    discussion: """
      Titles are those of a locale, of the source locale if none is named. A graph is text for terminals, or a file for \
      Graphviz (dot) or Mermaid, which GitHub and GitLab draw.

      Examples:
        catalog screen list
        catalog screen list --locale he \\
          --format json
        catalog screen list --graph
        catalog screen list --graph \\
          --format dot | dot -Tsvg > screens.svg
      """
  )

  /// The values of `--format`, for lists and for graphs.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, dot, mermaid
  }

  @OptionGroup var location: WordedCatalogOption

  @Option(
    help: ArgumentHelp("The locale of the titles, such as 'pt-BR' or 'pt_BR'.", valueName: "tag"),
    completion: Completions.locales)
  var locale: String?

  @Flag(help: "Draw the screens and the ways between them.")
  var graph = false

  @Option(help: "The output format; json is for a list, dot and mermaid are for a graph.")
  var format: Format = .text

  func run() throws {
    let source = try location.read(looksAtAll: false, orStandard: true)
    let titles = try ScreenTitles(source, locale: locale)
    let output = Terminal.standardOutput
    switch (graph, format) {
    case (false, .text):
      if source.screens.isEmpty { Terminal.say("the catalogue has no screens; 'catalog add screen' adds one") }
      try output.write(titles.list(source.screens))
    case (false, .json): try output.write(json: .array(source.screens.map { titles.tree(of: $0) }))
    case (true, .text): try output.write(ScreenGraph(source.screens).text(as: .text) { titles.title(of: $0) })
    case (true, .dot): try output.write(document: ScreenGraph(source.screens).text(as: .dot) { titles.title(of: $0) })
    case (true, .mermaid):
      try output.write(document: ScreenGraph(source.screens).text(as: .mermaid) { titles.title(of: $0) })
    case (true, .json): throw CannotRun("a graph is text, dot or mermaid; leave out --graph for JSON")
    case (false, .dot), (false, .mermaid): throw CannotRun("\(format.rawValue) is for a graph; add --graph")
    }
  }
}

extension ScreenTitles {
  /// - Parameter locale: the requested locale; nil for the source locale.
  init(_ source: CatalogSource, locale: String?) throws(CannotRun) {
    let titles: ScreenTitles
    do throws(CatalogError) {
      titles = try ScreenTitles(source)
    } catch {
      throw CannotRun(lines: error.lines)
    }
    self =
      try locale.map { (text) throws(CannotRun) in titles.titles(in: try source.locale(requested: text)) } ?? titles
  }
}

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
        catalog screen list --catalog Catalogs/Examples/Cycling
        catalog screen list --catalog Catalogs/Examples/Cycling --locale he \\
          --format json
        catalog screen list --catalog Catalogs/Examples/Cycling --graph
        catalog screen list --catalog Catalogs/Examples/Cycling --graph \\
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
    let source = try location.read(looksAtForm: false)
    let titles = try ScreenTitles(source, locale: locale)
    let output = Terminal.standardOutput
    switch (graph, format) {
    case (false, .text):
      if source.screens.isEmpty { Terminal.say("the catalogue has no screens; 'catalog add screen' adds one") }
      try output.write(list(source.screens, titles))
    case (false, .json): try output.write(json: .array(source.screens.map { tree($0, titles) }))
    case (true, .text): try output.write(ScreenGraph(source.screens).text(as: .text) { titles.title(of: $0) })
    case (true, .dot): try output.write(document: ScreenGraph(source.screens).text(as: .dot) { titles.title(of: $0) })
    case (true, .mermaid):
      try output.write(document: ScreenGraph(source.screens).text(as: .mermaid) { titles.title(of: $0) })
    case (true, .json): throw CannotRun("a graph is text, dot or mermaid; leave out --graph for JSON")
    case (false, .dot), (false, .mermaid): throw CannotRun("\(format.rawValue) is for a graph; add --graph")
    }
  }

  /// A line for each screen: identifier, header, presentation, route, title.
  private func list(_ screens: [Screen], _ titles: ScreenTitles) -> String {
    let rows = screens.map { screen in
      [
        screen.id, screen.header.rawValue, screen.parent == nil ? "–" : screen.presentation.words,
        screen.route?.text ?? "–", titles.title(of: screen),
      ]
    }
    let widths = (0..<4).map { column in rows.map { TerminalWidth.columns(of: $0[column]) }.max() ?? 0 }
    return rows.map { row in
      let cells = row.prefix(4).enumerated().map { column, cell in
        cell + String(repeating: " ", count: widths[column] - TerminalWidth.columns(of: cell))
      }
      return (cells + [row[4].isEmpty ? "–" : row[4]]).joined(separator: "  ").onOneLine + "\n"
    }.joined()
  }

  private func tree(_ screen: Screen, _ titles: ScreenTitles) -> JSONTree {
    let fields = ScreenField.all.map { ($0.name, $0.tree(screen)) }
    return .fields([("screen", .string(screen.id)), ("titleText", .string(titles.title(of: screen)))] + fields)
  }
}

/// The titles of screens in one locale.
struct ScreenTitles {
  let catalog: Catalog
  let resolver: Resolver

  /// - Parameter locale: the requested locale; nil for the source locale.
  init(_ source: CatalogSource, locale: String?) throws(CannotRun) {
    do throws(CatalogError) {
      catalog = try Catalog(source)
    } catch {
      throw CannotRun(lines: error.lines)
    }
    let tag = try locale.map { (text) throws(CannotRun) in try LanguageTag(argument: text) }
    resolver = catalog.resolver(for: (tag ?? catalog.sourceLocale).identifier)
  }

  private init(catalog: Catalog, locale: LanguageTag) {
    self.catalog = catalog
    resolver = catalog.resolver(for: locale.identifier)
  }

  /// The titles in each locale of the catalogue.
  var inAllLocales: [ScreenTitles] { catalog.locales.map { ScreenTitles(catalog: catalog, locale: $0) } }

  /// The title of a purpose, the name of an argument in braces, or an empty text.
  func title(of screen: Screen) -> String {
    if case .argument(let name) = screen.title { "{\(name)}" } else { resolver.title(of: screen) }
  }
}

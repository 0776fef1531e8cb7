import ArgumentParser
import CatalogFiles
import ICUText
import PurposeCatalog
import ScreenDrawing
import SourceText

struct ScreenOpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Open a link: show the screens, their bars, back labels and transitions.",
    discussion: """
      Opens the link as an app's router does, with the screens beneath the one that it names. Exits with 1 where no \
      route matches.

      Examples:
        catalog screen open "/places/berlin/routes/7"
        catalog screen open "/itineraries/new" --locale he --platform ios26
        catalog screen open "app://places/berlin" --format json
      """
  )

  @Argument(help: ArgumentHelp("A path, or a URL whose scheme and host are ignored.", valueName: "link"))
  var link: String

  @OptionGroup var options: BarOptions

  @OptionGroup var location: WordedCatalogOption

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  func run() throws {
    let source = try options.read(location)
    guard !source.screens.isEmpty else {
      throw CannotRun("the catalogue has no screens; 'catalog add screen' adds one")
    }
    let place = options.place
    let (profile, width, titles) = try cannotRun { () throws(BarRequestError) in
      let profile = try place.profile(in: source)
      return (profile, try place.width(on: profile), try place.titles(in: source))
    }
    var router = Router(titles.catalog.screens)
    do throws(RouterRefusal) {
      try router.open(url: link)
    } catch {
      Terminal.say(error.description)
      throw ExitCode.findings
    }
    let way = OpenedWay(router, resolver: titles.resolver, profile: profile, width: width)
    switch format {
    case .text: try Terminal.standardOutput.write(way.text(columns: min(Terminal.standardOutput.columns, 80)))
    case .json: try Terminal.standardOutput.write(json: way.tree)
    }
  }
}

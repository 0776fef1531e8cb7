import ArgumentParser
import PurposeCatalog
import ScreenDrawing

/// Options for the platform and the width of a bar.
struct BarOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The locale, such as 'pt-BR' or 'pt_BR' (default: the source locale).", valueName: "tag"),
    completion: Completions.locales)
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "The platform: ios, ios26, macos, watchos, android, gnome, windows or web.", valueName: "platform"),
    completion: Completions.platforms)
  var platform = Platform.iOS.rawValue

  @Option(help: ArgumentHelp("The bar's width in the platform's unit (default: the narrowest).", valueName: "number"))
  var width: Double?

  var place: BarPlace {
    var place = BarPlace()
    place.locale = locale
    place.platform = platform
    place.width = width
    return place
  }
}

import ArgumentParser
import CatalogFiles
import CatalogModel
import CatalogValidation
import ICUText
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
      "The platform: ios, ios26, macos, watchos, android, gnome, windows or web (default: ios, or the first that the catalogue keeps).",
      valueName: "platform"),
    completion: Completions.platforms)
  var platform: String?

  @Option(help: ArgumentHelp("The bar's width in the platform's unit (default: the narrowest).", valueName: "number"))
  var width: Double?

  /// Reads the catalogue in the wording of the platform.
  func read(_ location: WordedCatalogOption) throws -> CatalogSource {
    let shared = try location.catalog.read(looksAtAll: false, orStandard: true)
    if let locale {
      let tag = try shared.locale(requested: locale)
      Terminal.say(
        try cannotRun { () throws(ICUError) in try CatalogNames(of: shared).warning(onLocale: tag, as: locale) })
    }
    return try location.worded(shared, on: place.platform(in: shared))
  }

  var place: BarPlace {
    var place = BarPlace()
    place.locale = locale
    place.platform = platform
    place.width = width
    return place
  }
}

import ArgumentParser
import CatalogFiles
import PurposeCatalog

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

  /// The platform's profile.
  ///
  /// - Throws: ``CannotRun`` for a platform that the catalogue does not describe, or that has no bars.
  func profile(in source: CatalogSource) throws(CannotRun) -> PlatformProfile {
    let profile = try source.platform(named: platform)
    guard profile.hasBar else { throw CannotRun("\(profile.name) has no bars; name another platform") }
    return profile
  }

  /// - Throws: ``CannotRun`` for a width outside 1...10,000.
  func width(on profile: PlatformProfile) throws(CannotRun) -> Double {
    let width = width ?? profile.narrowestWidth
    guard width.isFinite, width >= 1, width <= 10_000 else {
      throw CannotRun("--width is not a number from 1 to 10000; write one, such as 320")
    }
    return width
  }
}

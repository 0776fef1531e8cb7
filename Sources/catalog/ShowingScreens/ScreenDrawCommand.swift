import ArgumentParser
import CatalogFiles
import ICUText
import PurposeCatalog
import ScreenDrawing
import SourceText

struct ScreenDrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw a bar as a platform shows it in a locale.",
    discussion: """
      Symbols are the characters that a terminal has, or icon names in brackets; '*…*' is bold and '(…)' is prominent. \
      Texts are measured with a table of letter widths.

      Examples:
        catalog screen draw dialog --dismiss cancel --confirm save --locale ar \\
          --platform ios26
        catalog screen draw page --trailing search,share --title home \\
          --platform android
        catalog screen draw dialog --confirm save --trailing search,share \\
          --all-locales --width 320
        catalog screen draw dialog --confirm save --locale de --platform macos \\
          --wording platform
        catalog screen draw page --trailing share --locale he --format svg > bar.svg
      """
  )

  /// The values of `--format`.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, svg
  }

  @OptionGroup var arguments: HeaderArguments

  @OptionGroup var options: BarOptions

  @Flag(help: "Show the bar's room in every locale, the longest first.")
  var allLocales = false

  @Option(
    help: ArgumentHelp("A folder with the SVG files of the platform's icon set, for --format svg.", valueName: "dir"),
    completion: .directory)
  var iconAssets: String?

  @OptionGroup var location: WordedCatalogOption

  @Option(help: "The output format.")
  var format: Format = .text

  func run() throws {
    let source = try location.read(looksAtAll: false, on: options.platform)
    let header = try arguments.header(in: source)
    let profile = try options.profile(in: source)
    let width = try options.width(on: profile)
    if iconAssets != nil, format != .svg { throw CannotRun("--icon-assets needs --format svg") }
    guard allLocales else { return try show(header, profile, width, source) }
    guard options.locale == nil else { throw CannotRun("both --all-locales and --locale are given; give one") }
    let fits: BarFits
    do throws(CatalogError) {
      fits = try BarFits(
        header, title: arguments.title, subtitle: arguments.parts.subtitle, profile: profile, width: width,
        source: source)
    } catch {
      throw CannotRun(lines: error.lines)
    }
    switch format {
    case .text: try Terminal.standardOutput.write(fits.text)
    case .json: try Terminal.standardOutput.write(json: fits.tree)
    case .svg: throw CannotRun("a picture has one locale; name it with --locale")
    }
  }

  /// The bar of one locale as JSON.
  func tree() throws -> JSONTree {
    let source = try location.read(looksAtAll: false, on: options.platform)
    let header = try arguments.header(in: source)
    let profile = try options.profile(in: source)
    let (bar, layout, locale) = try bar(header, profile, try options.width(on: profile), source)
    return bar.tree(layout, locale: locale)
  }

  private func bar(
    _ header: Header, _ profile: PlatformProfile, _ width: Double, _ source: CatalogSource
  ) throws -> (bar: Bar, layout: BarLayout, locale: LanguageTag) {
    let titles = try ScreenTitles(source, locale: options.locale)
    let bar = titles.resolver.resolve(
      header, title: titles.text(of: arguments.title), subtitle: titles.text(of: arguments.parts.subtitle),
      platform: profile.platform)
    let layout = bar.layout(width: width) { AdvanceWidths.width(of: $0, size: profile.fontSize) }
    return (bar, layout, titles.resolver.locale)
  }

  private func show(
    _ header: Header, _ profile: PlatformProfile, _ width: Double, _ source: CatalogSource
  ) throws {
    let (bar, layout, locale) = try bar(header, profile, width, source)
    let output = Terminal.standardOutput
    switch format {
    case .text:
      let heading = "\(profile.name), \(locale), \(header.kind)\n"
      try output.write(heading + BarText(bar, layout: layout, columns: min(output.columns, 80)).text)
    case .json: try output.write(json: bar.tree(layout, locale: locale))
    case .svg: try output.write(document: BarSVG(bar, layout: layout, icon: try icons()).text)
    }
  }

  /// The files of icons by name; empty without a folder.
  private func icons() throws(CannotRun) -> (String) -> [UInt8]? {
    guard let iconAssets else { return { _ in nil } }
    try cannotRun { () throws(FileError) in _ = try DiskFiles().entries(of: iconAssets) }
    return { name in
      // The name must be a plain file name.
      guard !name.contains("/"), !name.hasPrefix(".") else { return nil }
      return try? DiskFiles().read(Path.join(iconAssets, "\(name).svg"))
    }
  }
}

import ArgumentParser
import CatalogReports
import CatalogFiles
import ICUText
import PurposeCatalog
import ScreenDrawing
import SourceText

struct ScreenDrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw a bar, or that of a declared screen, as a platform shows it in a locale.",
    discussion: """
      The name of a screen draws its bar as screens.json describes it; the kind of a header, such as 'dialog', draws the \
      contents that the options name.

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
        catalog screen draw page --trailing share --locale he --format svg \\
          --output bar.svg
        catalog screen draw itinerary --locale de
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

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp("The output format (default: that of the file's ending, or text).", valueName: "format"))
  var chosenFormat: Format?

  private var format: Format {
    chosenFormat ?? output.flatMap { path in Format.allCases.first { path.hasSuffix(".\($0.rawValue)") } } ?? .text
  }

  @Option(help: ArgumentHelp("The file to write (default: standard output).", valueName: "file"), completion: .file())
  var output: String?

  private var question: BarQuestion {
    var question = arguments.question
    question.place = options.place
    return question
  }

  func run() throws {
    let source = try options.read(location)
    if iconAssets != nil, format != .svg { throw CannotRun("--icon-assets needs --format svg") }
    let question = question
    guard allLocales else {
      return try show(cannotRun { () throws(BarRequestError) in try question.answer(in: source) })
    }
    guard options.locale == nil else { throw CannotRun("both --all-locales and --locale are given; give one") }
    let fits = try cannotRun { () throws(BarRequestError) in try BarFits(question, in: source) }
    switch format {
    case .text: try Terminal.write(forPeople: fits.text, toFile: output)
    case .json: try Terminal.write(ReportJSON.text(of: fits.tree), toFile: output)
    case .svg: throw CannotRun("a picture has one locale; name it with --locale")
    }
  }

  private func show(_ answer: BarQuestion.Answer) throws {
    let (bar, layout) = (answer.bar, answer.layout)
    switch format {
    case .text:
      let heading = "\(answer.profile.name), \(answer.locale), \(bar.kind)\n"
      let columns = min(Terminal.standardOutput.columns, 80)
      try Terminal.write(
        forPeople: heading + BarText(bar, layout: layout, columns: columns).text, toFile: output)
    case .json: try Terminal.write(ReportJSON.text(of: bar.tree(layout, locale: answer.locale)), toFile: output)
    case .svg: try Terminal.write(BarSVG(bar, layout: layout, icon: try icons()).text, toFile: output)
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

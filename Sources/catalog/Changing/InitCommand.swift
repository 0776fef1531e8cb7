internal import CatalogModel
import Adoption
import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogValidation
import SourceText
import TextFormats

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a catalogue, or an overlay that extends another one.",
    discussion: """
      An overlay contains only what differs from the catalogue that it extends: other titles and icons, more purposes. \
      Without --extends, the new catalogue has one purpose as an example.

      On a terminal and without options, the command looks at the app in the current folder and asks up to four questions, \
      each with the answer that the app suggests: its languages, platforms, icons and words. --yes takes these answers. The \
      overlay then extends Standard, and declares the code that 'catalog generate' makes.

      Examples:
        catalog init --yes
        catalog init MyApp --extends Standard --locales en,de,ar
        catalog init Phone --extends Standard --locales en,de \\
          --platforms ios,ios26 --icon-sets sf-symbols --wording platform
        catalog init Catalogs/Ours --locales en --name "Our catalogue"
      """
  )

  @Argument(
    help: "The folder, which is created if it does not exist (default with questions: Buttons).", completion: .directory
  )
  var chosenFolder: String?

  @Option(
    help: ArgumentHelp(
      "The catalogue to extend: 'Standard', which ships with purpose-catalog, a folder, or the name of one in Catalogs/.",
      valueName: "catalog"),
    completion: .directory)
  var extends: String?

  @Option(
    name: [.customLong("locale"), .customLong("locales")],
    help: ArgumentHelp(
      "Language tags, separated by commas; may be repeated (default: all inherited locales, or en).",
      valueName: "tags"))
  var locales: [String] = []

  @Option(
    name: [.customLong("platform"), .customLong("platforms")],
    help: ArgumentHelp(
      "Platforms of an overlay's apps, such as 'ios', separated by commas; may be repeated (default: all inherited ones).",
      valueName: "names"),
    completion: Completions.platforms)
  var platforms: [String] = []

  @Option(
    name: [.customLong("icon-set"), .customLong("icon-sets")],
    help: ArgumentHelp(
      "Icon sets that an overlay keeps, separated by commas; may be repeated (default: all inherited ones).",
      valueName: "names"),
    completion: Completions.iconSets)
  var iconSets: [String] = []

  @Option(
    help: ArgumentHelp(
      "The words of an overlay's generated code and app files: 'platform' for those of each platform, or a wording such as 'apple' "
        + "for its platforms (default: the shared ones).", valueName: "name"))
  var wording: String?

  @Option(help: "The catalogue's name (default: the folder's).")
  var name: String?

  @Flag(name: [.customShort("y"), .customLong("yes")], help: "Take what the app in the current folder suggests.")
  var takesSuggestions = false

  @Flag(help: "Print the files as a diff, and write nothing.")
  var dryRun = false

  @OptionGroup var quietness: QuietOption

  private var folder: String { chosenFolder ?? "Buttons" }

  /// True if no option says how the catalogue is made.
  private var isOpen: Bool {
    extends == nil && locales.isEmpty && platforms.isEmpty && iconSets.isEmpty && wording == nil
  }

  /// True if the command asks.
  private var asks: Bool {
    isOpen && !takesSuggestions && CommandRun.current.input.isTerminal && Terminal.standardError.isTerminal
  }

  func validate() throws {
    if folder.isEmpty { throw ValidationError("the folder's name is empty; write '.' for the current folder") }
    if takesSuggestions, !isOpen {
      throw ValidationError("--yes takes all that the app suggests; leave out --extends and the options that select")
    }
    if chosenFolder == nil, !takesSuggestions, !asks {
      throw ValidationError(
        "no folder; name one, as in 'catalog init MyApp --extends Standard', or take what the app suggests with --yes")
    }
    guard extends == nil else { return }
    for (name, isGiven) in [
      ("--platforms", !platforms.isEmpty), ("--icon-sets", !iconSets.isEmpty), ("--wording", wording != nil),
    ] where isGiven {
      throw ValidationError("\(name) selects from the catalogue that is extended; name one with --extends")
    }
  }

  func run() throws {
    guard (try? DiskFiles().read(Path.join(folder, "catalog.json"))) == nil else {
      throw CannotRun("'\(folder)' already contains a catalogue; choose another folder")
    }
    let extended = takesSuggestions || asks ? CatalogOption.standardName : extends
    let base = try extended.map { try ExtendedCatalog(named: $0, extendedBy: folder) }
    var request = NewCatalogRequest(
      folder: folder, name: name, locales: locales, platforms: platforms, iconSets: iconSets, wording: wording)
    let app = try takesSuggestions || asks ? base.map { try outline(over: $0, &request) } : nil
    let catalog = try cannotRun { () throws(NewCatalogError) in try request.catalog(over: base, schemas: schemas) }
    let (report, new) = try cannotRun { () throws(FileError) in try catalog.check(over: base, on: Terminal.disk) }
    try EditOptions.refuse(new.filter { $0.severity == .error }, in: report.source)
    let paths = catalog.files.map { Path.join(folder, $0.path) }
    if dryRun {
      let diffs = zip(paths, catalog.files).map { UnifiedDiff.text(path: $0, old: nil, new: $1.bytes) }
      return try Terminal.standardOutput.write(patch: diffs.joined())
    }
    try cannotRun { () throws(FileError) in try catalog.write(on: Terminal.disk) }
    try quietness.report(paths.map { "made \($0.onOneLine)\n" }.joined())
    EditOptions.say(report.findings.filter { $0.rule == AmbiguousBaseRule.description.identifier })
    quietness.say(lines: try nextSteps(app))
  }

  /// Looks at the app, and fills in the request with what it suggests or with the answers.
  private func outline(over base: ExtendedCatalog, _ request: inout NewCatalogRequest) throws(CannotRun) -> AppOutline {
    let app = try cannotRun { () throws(FileError) in
      try AppOutline(of: ".", base: base.source, others: [folder], on: DiskFiles())
    }
    quietness.say("this folder has \(app.summary)")
    if !app.otherLocales.isEmpty {
      let names = app.otherLocales.map(\.identifier).joined(separator: ", ")
      quietness.say("'\(base.source.manifest.name)' has no texts in \(names); 'catalog add locale' declares one")
    }
    InitQuestions.suggestions(app, for: &request)
    if asks {
      var questions = InitQuestions(base: base)
      try questions.ask(about: &request)
    }
    return app
  }

  /// The commands that people run next; they name the catalogue where it is not the one that is found from here.
  private func nextSteps(_ app: AppOutline?) throws -> [String] {
    let found = try? NearestCatalog().folder()
    let isFound = found.map(Path.normalized) == Path.normalized(folder)
    let catalog = try CatalogOption.parse(isFound ? [] : ["--catalog", folder])
    if let app, let code = app.code.first {
      let adopt =
        app.locales.isEmpty
        ? []
        : [
          "  take the app's own titles with 'catalog adopt --from . --to \(Path.normalized(folder).onOneLine) --dry-run',"
        ]
      return [
        "next: make the code in \(code.folder.onOneLine) with '\(catalog.command(["generate"]))', and compile it,",
        "  see which buttons it replaces with 'catalog audit .',",
      ] + adopt + [
        "  add a button of your own as 'catalog help add purpose' shows,",
        "  and run '\(catalog.command(["check"]))' and '\(catalog.command(["generate", "--check"]))' in CI",
      ]
    }
    return [
      "next: look for a purpose with '\(catalog.command(["find", "WORD"]))',",
      "  add your own as 'catalog help add purpose' shows,",
      "  make code with '\(catalog.command(["generate", "swift", "--output", "DIR"]))', or kotlin or typescript,",
      "  and check it with '\(catalog.command(["check"]))'",
    ]
  }

  /// The relative path from the new folder to the product's JSON Schemas.
  private var schemas: String? {
    guard (try? DiskFiles().read(Path.join(CatalogOption.catalogs, "catalog.schema.json"))) != nil else { return nil }
    return Path.way(from: folder, to: CatalogOption.catalogs)
  }
}

import AppReading
import Adoption
import ArgumentParser
import Audit
import CatalogEditing
import CatalogFiles
import CatalogModel
import CatalogValidation
import FileWriting
import SourceText

struct AdoptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Take the texts and icons that an app already has into an overlay.",
    discussion: """
      Audits the app, and takes the titles of the buttons that it recognises from the app's string tables, in all locales \
      that the extended catalogue has: .xcstrings, .strings, strings.xml, PO, ARB and JSON. Only what differs from the \
      catalogue goes into the overlay, each text with a comment that says where it is from. Frequent buttons without a \
      purpose become purposes of the overlay.

      An app may print the own words of its platforms. If it prints more of them than of the shared ones, a new overlay \
      chooses the wording in catalog.json ("wording"), and takes no text that the wording has. An existing overlay is \
      offered it.

      What is doubtful, and what would break a rule of the catalogue, is not taken: --review lists it, the worst first. Fill \
      in the column 'choice' with 'app', 'catalogue' or a text, and pass the list with --apply.

      Nothing that the overlay already has is changed, so that a second run changes nothing. Exits with 0 if all that was \
      asked for is written, also if there are doubts; with 1 if a choice of --apply was refused, while everything else is \
      written; with 2 if nothing was, since something could not be read or the overlay would have an error.

      Examples:
        catalog adopt --from ../MyApp --to Catalogs/MyApp --dry-run
        catalog adopt --from ../MyApp --to Catalogs/MyApp --review review.csv
        catalog adopt --from ../MyApp --to Catalogs/MyApp --apply review.csv
        catalog adopt --from App --strings ../Localization --catalog Catalogs/Base \\
          --to Catalogs/MyApp --review review.xlsx
        catalog audit ../MyApp --format json > audit.json
        catalog adopt --from ../MyApp --audit audit.json --to Catalogs/MyApp
      """
  )

  @Option(
    name: .customLong("from"), parsing: .upToNextOption,
    help: ArgumentHelp("Folders and files of the app.", valueName: "path"), completion: .directory)
  var paths: [String]

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("The overlay's folder, which is created if it does not exist.", valueName: "dir"),
    completion: .directory)
  var overlay: String

  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp(
      "The catalogue that a new overlay extends: 'Standard', a folder, or the name of one in Catalogs/ (default: Standard).",
      valueName: "dir"),
    completion: .directory)
  var base: String?

  @Option(
    name: .customLong("strings"),
    help: ArgumentHelp("A folder with string tables outside of the paths; may be repeated.", valueName: "dir"),
    completion: .directory)
  var strings: [String] = []

  @Option(
    help: ArgumentHelp(
      "A report of 'catalog audit --format json', in place of reading the sources.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var audit: String?

  @Option(
    help: ArgumentHelp(
      "Write what is doubtful to this file, .csv or .xlsx; choices in it are kept.", valueName: "file"),
    completion: .file(extensions: ["csv", "xlsx"]))
  var review: String?

  @Option(
    help: ArgumentHelp("A review list with choices, .csv or .xlsx.", valueName: "file"),
    completion: .file(extensions: ["csv", "xlsx"]))
  var apply: String?

  @Flag(help: "Print the changes as a diff, and write nothing.")
  var dryRun = false

  @OptionGroup var quietness: QuietOption

  func validate() throws {
    if overlay.isEmpty { throw ValidationError("the folder of --to is empty; write '.' for the current folder") }
    for (option, file) in [("--review", review), ("--apply", apply)] {
      guard let file, !ReviewFile.hasKnownEnding(file) else { continue }
      throw ValidationError("\(option) reads and writes .csv and .xlsx; '\(file.onOneLine)' is neither")
    }
  }

  func run() throws {
    do {
      try adopt()
    } catch let error as AdoptionError {
      switch error {
      case .problems(let problems): throw CannotRun(problems: problems)
      case .edit(let error): throw CannotRun(lines: error.lines)
      default: throw CannotRun("\(error)")
      }
    }
  }

  private func adopt() throws {
    let target = try AdoptionTarget(
      overlay: overlay,
      extending: AdoptionTarget.Base(base, standard: CatalogOption.standardName, in: CatalogOption.catalogs),
      isDryRun: dryRun, on: Terminal.disk, report: { quietness.say($0) })
    let app = try AdoptedApp(
      paths: paths, strings: strings, report: audit, overlay: overlay, catalog: target.base, on: Terminal.disk,
      progress: progress)
    let earlier = try review.map { try ReviewFile($0).rows() } ?? []
    let (choices, unusable) =
      try apply.map { try ReviewFile($0).choices(target.base, source: app.tables.source) } ?? (ReviewChoices(), [])
    let plan = AdoptionPlanner.plan(
      base: target.base, uses: app.uses, tables: app.tables, choices: choices, declared: target.declared)
    let trial = try target.trial(of: plan)
    try refuse(trial.errors)
    for unread in app.unread { Terminal.say("\(unread.path.onOneLine): not read: \(unread.reason.onOneLine)") }
    let list = try review.map { try ReviewFile($0).bytes(trial.doubts, keeping: earlier) }
    if dryRun {
      try Terminal.standardOutput.write(patch: trial.editor.changes.unifiedDiff(in: overlay))
      Terminal.say(quietness.quiet ? nil : AdoptionSummary(trial, plan, review: nil).text)
    } else {
      if let list, let review { try ReviewFile(review).write(list) }
      try cannotRun { () throws(FileError) in try trial.editor.commit() }
      try quietness.report(AdoptionSummary(trial, plan, review: review).text + written(trial.editor))
    }
    if app.tables.isEmpty {
      Terminal.say(
        "no string table was found below \((paths + strings).map { "'\($0.onOneLine)'" }.joined(separator: ", ")), so no text could be "
          + "taken; name a folder that has some with --strings, or begin with 'catalog audit'")
    }
    let refused = (unusable + trial.refused).sorted { $0.place.line < $1.place.line }
    guard !refused.isEmpty else { return }
    for refusal in refused { Terminal.say(refusal.description.onOneLine) }
    throw ExitCode.findings
  }

  /// Shows the progress of a long audit on a terminal.
  private var progress: @Sendable (AdoptedApp.Step) -> Void {
    let terminal = Terminal.standardError
    return { step in
      guard terminal.isTerminal else { return }
      switch step {
      case .sources(let read, let all): if all > 256 { terminal.say("read \(read) of \(all) files") }
      case .stringTables: terminal.say("reading the string tables")
      }
    }
  }

  /// Throws for errors that the adopted content did not cause: the overlay or the catalogue that it extends had them.
  private func refuse(_ errors: [Finding]) throws {
    guard !errors.isEmpty else { return }
    EditOptions.say(errors)
    throw CannotRun("nothing was written: the overlay would have \(counted(errors.total, "error"))")
  }

  private func written(_ editor: CatalogEditor) -> String {
    let lines = editor.changes.map {
      "\($0.old == nil ? "made" : "changed") \(Path.join(editor.folder, $0.path).onOneLine)\n"
    }
    return lines.isEmpty ? "nothing to change\n" : lines.joined()
  }
}

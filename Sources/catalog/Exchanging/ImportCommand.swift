import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import SourceText
import StringTables

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take translations back.",
    discussion: """
      Each unit is merged with what was exported and with what the catalogue has now. Conflicts and texts that would \
      break a rule are refused, the others go in, all files at once. A text whose source has changed since goes in \
      marked needs-review.

      Files that have lost their digests say nothing of what was exported: name the git revision of the catalogue that was \
      with --base. A key of the catalogue with another source text is another program's: it is listed as foreign and \
      stays out. List it in catalog.json under stringTables, format, foreign to accept that.

      Of a folder, files of no known kind are skipped and reported.

      Exits with 0 where all went in, 1 where some units were refused or a file is broken, 2 where nothing could be read; nor \
      is anything imported while the source locale's own file is broken, in conflict or unreadable.

      Examples:
        catalog import ar.json --dry-run
        catalog import Translations/*.json
        catalog import pl.json --take theirs
        catalog import pl.json --base v1.2
        catalog import res/values*/strings.xml --keys 'ds_{purpose}[_{message}]'
        catalog import Translations --format json --report json > report.json
      """
  )

  @Argument(help: ArgumentHelp("The files, or folders of them.", valueName: "file"), completion: .file())
  var files: [String]

  @OptionGroup var location: CatalogOption

  @Option(
    help: ArgumentHelp("The exchange format (default: what the files look like).", valueName: "format"),
    completion: Completions.formats)
  var format: String?

  @Option(
    help: ArgumentHelp("The locale of files that do not say theirs.", valueName: "tag"),
    completion: Completions.locales)
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "The git revision of the catalogue that was exported, for files that no longer say what was.", valueName: "rev"))
  var base: String?

  @OptionGroup var keyPattern: KeyPatternOption

  @Flag(help: "Only report what would happen.")
  var dryRun = false

  @Option(help: ArgumentHelp("Whose text wins where both sides changed it: theirs or ours.", valueName: "side"))
  var take: MergePolicy.Side?

  @Flag(help: "Keep with each text which source text it translates, so that it is known to be stale later.")
  var recordSource = false

  @Option(help: "How to print what became of each unit.")
  var report: OutputFormat = .text

  @OptionGroup var quietness: QuietOption

  func run() throws {
    let session = try location.open(isDryRun: dryRun, quietness)
    let source = session.source
    if let problem = source.problemOfSourceTexts {
      throw CannotRun(
        "nothing is imported while source texts cannot be read: "
          + "\(problem.place.file.path):\(problem.place.position): \(problem.message)")
    }
    do {
      let found = try ImportFiles(files).read(
        format: try format.map(AllFormats.format), context: try context(source),
        namings: KeyNamings(source, pattern: try keyPattern.pattern()), earlier: try earlier(source))
      quietness.say(found.words)
      let tables = found.tables
      guard !tables.tables.allSatisfy(\.units.isEmpty) || !tables.problems.isEmpty else {
        return Terminal.say("nothing to import: the files hold no units")
      }
      let policy = MergePolicy(take: take, recordsSource: recordSource)
      let result = try CatalogImport(session, policy: policy).run(tables, isDryRun: dryRun)
      switch report {
      case .text: try Terminal.standardOutput.write(quietness.quiet ? result.refusals : result.text)
      case .json: try Terminal.standardOutput.write(json: result.tree)
      }
      if result.hasRefusals { throw ExitCode.findings }
    } catch let error as any Error & CustomStringConvertible
      where error is StringTableError || error is FileError || error is EditError
    {
      throw CannotRun(lines: (error as? EditError)?.lines ?? [error.description])
    }
  }

  private func earlier(_ catalogue: CatalogSource) throws -> EarlierExport? {
    try base.map { try EarlierExport(try catalogue.earlier(at: $0)) }
  }

  private func context(_ catalogue: CatalogSource) throws -> ReadContext {
    ReadContext(catalogue, locale: try locale.flatMap { try LanguageTag.each(of: [$0], in: catalogue.manifest).first })
  }
}

extension MergePolicy.Side: ExpressibleByArgument {}

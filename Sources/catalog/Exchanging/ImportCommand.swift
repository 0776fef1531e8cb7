import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import SourceText
import StringFormats
import StringTables

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import translations.",
    discussion: """
      Each unit is merged three ways: the exported text, the translation, and the catalogue's current text. Conflicts \
      and texts that would break a rule are refused. All others are written, all files at once. If the source text has \
      changed since the export, the translation is marked needs-review.

      Files without digests do not record what was exported: name the git revision of the exported catalogue with \
      --base. A key of the catalogue with another source text belongs to another program: it is reported as foreign and \
      not imported. To accept it, list it in catalog.json under stringTables, format, foreign.

      In folders, files of unknown kind are skipped and reported.

      A file that was exported in a wording says so, or catalog.json names the wording of its format: its texts are \
      compared with the wording's, and those that changed are written into the wording's files, such as \
      titles/de.apple.json. --wording names it for other files; a warning says if most of a locale's texts are words of \
      another one. A text that equals the locale's own is taken out.

      Exits with 0 if every unit was imported, 1 if units were refused or a file is broken, 2 if nothing could be read. \
      Nothing is imported while the source locale's file is broken, in conflict or unreadable.

      Examples:
        catalog import ar.json --dry-run
        catalog import Translations/*.json
        catalog import pl.json --take theirs
        catalog import pl.json --base v1.2
        catalog import res/values*/strings.xml --keys 'ds_{purpose}[_{message}]'
        catalog import App/de.lproj --wording apple
        catalog import Translations --explain
        catalog import Translations --format json --report json > report.json
      """
  )

  @Argument(help: ArgumentHelp("The files, or folders of them.", valueName: "file"), completion: .file())
  var files: [String]

  @OptionGroup var location: CatalogOption

  @Option(
    help: ArgumentHelp("The exchange format (default: detected).", valueName: "format"),
    completion: Completions.formats)
  var format: String?

  @Option(
    help: ArgumentHelp(
      "The locale of files that do not state it, or the one of two signs that is right.", valueName: "tag"),
    completion: Completions.locales)
  var locale: [String] = []

  @Option(
    help: ArgumentHelp(
      "The git revision of the exported catalogue, for files without digests.", valueName: "rev"))
  var base: String?

  @Option(
    help: ArgumentHelp(
      "The wording that the texts are in, or 'shared' (default: that of the file, or of 'wording' in catalog.json).",
      valueName: "name"))
  var wording: String?

  @OptionGroup var keyPattern: KeyPatternOption

  @Flag(help: "Report what would happen, and write nothing.")
  var dryRun = false

  @Option(help: ArgumentHelp("Which text to keep if both sides changed it: theirs or ours.", valueName: "side"))
  var take: MergePolicy.Side?

  @Flag(help: "Store the digest of each translation's source text, so that stale translations are found later.")
  var recordSource = false

  @Flag(
    help: "Say what each file is: format, table, locale, role, dialect and wording, with the signs; import nothing.")
  var explain = false

  @Option(help: "The format of the report on each unit.")
  var report: OutputFormat = .text

  @OptionGroup var quietness: QuietOption

  func run() throws {
    if explain { return try explainFiles(location.read()) }
    let session = try location.open(isDryRun: dryRun, quietness)
    let source = session.source
    if let problem = source.problemOfSourceTexts {
      throw CannotRun(
        "nothing is imported until the source texts can be read: "
          + problem.line)
    }
    do {
      let (found, worded) = try read(ImportFiles(files), source)
      quietness.say(found.message)
      let tables = found.tables
      guard !tables.tables.allSatisfy(\.units.isEmpty) || !tables.problems.isEmpty else {
        return Terminal.say("nothing to import: the files contain no units")
      }
      let policy = MergePolicy(take: take, recordsSource: recordSource)
      let result = try CatalogImport(session, policy: policy, worded: worded).run(tables, isDryRun: dryRun)
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

  /// Reads the files, and the catalogue in the wording of their texts.
  private func read(
    _ files: ImportFiles, _ shared: CatalogSource
  ) throws -> (found: ImportFiles.Found, catalogue: CatalogSource) {
    func read(_ catalogue: CatalogSource) throws -> ImportFiles.Found {
      try files.read(
        format: try format.map(AllFormats.format), context: try context(catalogue),
        namings: KeyNamings(catalogue, pattern: try keyPattern.pattern()), earlier: try earlier(catalogue))
    }
    if let wording {
      let worded = try shared.worded(named: wording)
      return (try read(worded), worded)
    }
    let found = try read(shared)
    let assumed = try cannotRun { () throws(WordingChoiceError) in try found.wordingToImport(into: shared) }
    for doubt in found.doubts(on: assumed, in: shared) { Terminal.say("warning: " + doubt.warning) }
    guard let wording = assumed else { return (found, shared) }
    // Texts of a wording are compared with that wording's.
    let worded = try shared.worded(named: wording.rawValue)
    return (try read(worded), worded)
  }

  /// Prints the reading of each file.
  private func explainFiles(_ catalogue: CatalogSource) throws {
    let (named, namings) = (format, KeyNamings(catalogue, pattern: try keyPattern.pattern()))
    let sent = try cannotRun { () throws(FileError) in try ImportFiles(files) }
    let context = try context(catalogue)
    let explanations = try cannotRun { () throws(StringTableError) in
      let format = try named.map { (name) throws(StringTableError) in try AllFormats.format(name) }
      return try sent.explanations(format: format, context: context, namings: namings, of: catalogue)
    }
    switch report {
    case .text: try Terminal.standardOutput.write(explanations.map(\.text).joined(separator: "\n"))
    case .json: try Terminal.standardOutput.write(json: .array(explanations.map(\.tree)))
    }
    if explanations.contains(where: { !$0.isReadable }) { throw ExitCode.findings }
  }

  private func earlier(_ catalogue: CatalogSource) throws -> EarlierExport? {
    try base.map { try earlierExport(of: catalogue, at: $0) }
  }

  private func earlierExport(of catalogue: CatalogSource, at revision: String) throws -> EarlierExport {
    let earlier = try catalogue.earlier(at: revision)
    // The revision may be older than the wording.
    return try EarlierExport(catalogue.wording.flatMap(earlier.worded) ?? earlier)
  }

  private func context(_ catalogue: CatalogSource) throws -> ReadContext {
    let named = try LanguageTag.each(of: locale, in: catalogue.manifest)
    guard named.count <= 1 else {
      throw CannotRun("--locale names several locales; import the files of each on their own")
    }
    return ReadContext(catalogue, locale: named.first)
  }
}

extension MergePolicy.Side: ExpressibleByArgument {}

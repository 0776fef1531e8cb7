import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import CatalogValidation

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed between two catalogues, or since a git revision.",
    discussion: """
      Tells which findings are new, and what was added, removed and changed: purposes, locales, texts, icons. In \
      Markdown it is a pull request's comment: no longer than forges take, with long tables folded.
      Of a rule it lists at most 10,000 findings that are new and as many that are gone; it counts all of them.
      Exits with 0 where it could compare, unless --exit-code or --fail-on ask for more, and with 2 where it could not.

      Examples:
        catalog diff Catalogs/Standard MyCatalog
        catalog diff --git main                  the work tree against main
        catalog diff --git v1..v2 MyCatalog      two revisions
        catalog diff --git main...               HEAD against where it left main
        catalog diff --git HEAD^ --format markdown --output changes.md
        catalog diff --git main --fail-on error
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The two catalogues' folders, the old one first; with --git the one catalogue's.", valueName: "catalog"),
    completion: .directory)
  var catalogs: [String] = []

  @Option(
    help: ArgumentHelp(
      "The revision to compare the work tree with; or two, A..B; or A...B, from where B left A.",
      valueName: "revision"))
  var git: String?

  @OptionGroup var location: CatalogOption

  @Option(help: "How to print.")
  var format: DifferenceFormat = .text

  @Option(help: ArgumentHelp("Write into this file.", valueName: "file"), completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("The least severity of a new finding that makes it exit with 1.", valueName: "severity"))
  var failOn: Severity?

  @Flag(help: "Exit with 1 where anything changed.")
  var exitCode = false

  func validate() throws {
    if git == nil, catalogs.count != 2 || location.folder != nil {
      throw ValidationError("name two catalogues, the old one first, or a git revision with --git")
    }
    if git != nil, catalogs.count > 1 {
      throw ValidationError("with --git name one catalogue: both of its states are in git")
    }
  }

  func run() throws {
    let (old, new) = try git.map { try ComparedCatalog.pair(GitRange($0), location, catalogs.first) } ?? folders()
    let difference = CatalogDifference(from: old, to: new)
    let text =
      switch format {
      case .text: DifferenceText.text(difference)
      case .markdown: DifferenceMarkdown.text(difference)
      case .json: DifferenceJSON.text(difference)
      }
    try Terminal.write(text, toFile: output)
    if exitCode && !difference.isEmpty || failOn.map(difference.fails) ?? false {
      throw ExitCode.findings
    }
  }

  private func folders() throws -> (old: ComparedCatalog, new: ComparedCatalog) {
    let (old, new) = (try location.read(positional: catalogs[0]), try location.read(positional: catalogs[1]))
    return (ComparedCatalog(old), ComparedCatalog(new))
  }
}

extension CatalogSource {
  /// A catalogue of the same name and source locale that has no purpose yet.
  fileprivate func withoutContent() throws(FileError) -> CatalogSource {
    let source = manifest.sourceLocale
    let empty = NewCatalog(
      folder: folder, name: manifest.name, extends: nil, locales: [source], sourceLocale: source, schemas: nil,
      hasExample: false)
    // What is in the folder now is the newer state.
    return try CatalogReader(files: empty.preview(over: MemoryFiles([:]))).read(folder)
  }
}

/// `--format` of differences.
enum DifferenceFormat: String, ExpressibleByArgument, CaseIterable {
  case text, markdown, json
}

extension ComparedCatalog {
  /// Reads a catalogue in both states of a range.
  ///
  /// - Throws: ``CannotRun`` where one cannot be read.
  fileprivate static func pair(
    _ range: GitRange, _ location: CatalogOption, _ positional: String?
  ) throws -> (old: ComparedCatalog, new: ComparedCatalog) {
    do {
      var newFiles: GitFiles?
      let new = try location.read(positional: positional, at: range.new) { folder in
        newFiles = try range.newFiles(at: folder)
        return newFiles
      }
      let files = try range.oldFiles(at: new.folder)
      let revision = range.startsAtMergeBase ? String(files.commit.prefix(10)) : range.old
      let old = try ComparedCatalog.read(new, at: revision, from: files, location)
      return (
        ComparedCatalog(old, revision: revision, notes: files.notes),
        ComparedCatalog(new, revision: range.new, notes: newFiles?.notes ?? [])
      )
    } catch let error as GitError {
      throw CannotRun("\(error)")
    }
  }

  /// The catalogue as it was in a revision; one without anything in it where there was none yet.
  private static func read(
    _ new: CatalogSource, at revision: String, from files: GitFiles, _ location: CatalogOption
  ) throws -> CatalogSource {
    do throws(FileError) {
      _ = try files.read(Path.join(new.folder, "catalog.json"))
    } catch {
      if error.reason == .notFound { return try new.withoutContent() }
    }
    return try location.read(positional: new.folder, at: revision) { _ in files }
  }
}

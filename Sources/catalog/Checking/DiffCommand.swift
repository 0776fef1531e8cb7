import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import CatalogReports
import CatalogValidation

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed between two catalogues, or since a git revision.",
    discussion: """
      Prints new and fixed findings, and which purposes, locales, texts and icons were added, removed or changed. \
      The Markdown format fits into a pull request comment: long tables are folded, and the length is limited.
      Lists at most 10,000 new and 10,000 fixed findings of each rule, but counts all of them.
      A change breaks generated code if it takes away a purpose, message, locale, icon set, header or screen, or changes \
      the arguments of one. A renamed purpose that keeps its old name in 'formerly' breaks only a 'switch' over all \
      purposes, and is not listed.
      Exits with 0, or with 2 if it could not compare. With --exit-code or --fail-on it can also exit with 1.

      Examples:
        catalog diff Catalogs/Standard MyCatalog
        catalog diff --git main                  compare the work tree with main
        catalog diff --git v1..v2 MyCatalog      compare two revisions
        catalog diff --git main...               compare HEAD with its merge base
        catalog diff --git HEAD^ --format markdown --output changes.md
        catalog diff --git main --fail-on error --fail-on breaking
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The folders of two catalogues, the old one first; with --git, the folder of one.", valueName: "catalog"),
    completion: .directory)
  var catalogs: [String] = []

  @Option(
    help: ArgumentHelp(
      "Compare the work tree with this revision, or A..B, or A...B from their merge base.",
      valueName: "revision"))
  var git: String?

  @OptionGroup var location: CatalogOption

  @OptionGroup var requested: RequestedReports

  @Option(
    help: ArgumentHelp(
      "Exit with 1 if a new finding has this severity or a higher one; 'breaking': if generated code would break. May be repeated.",
      valueName: "severity"))
  var failOn: [FailingChange] = []

  @Flag(help: "Exit with 1 if anything changed.")
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
    let (old, new) =
      try git.map { try ComparedCatalog.pair(GitRange($0), location: location, positional: catalogs.first) }
      ?? folders()
    let difference = CatalogDifference(from: old, to: new)
    try requested.write { format, _ in format.text(difference) }
    if exitCode && !difference.isEmpty || failOn.contains(where: { $0.fails(difference) }) {
      throw ExitCode.findings
    }
  }

  private func folders() throws -> (old: ComparedCatalog, new: ComparedCatalog) {
    let (old, new) = (try location.read(positional: catalogs[0]), try location.read(positional: catalogs[1]))
    return (ComparedCatalog(old), ComparedCatalog(new))
  }
}

extension CatalogSource {
  /// An empty catalogue with the same name and source locale.
  fileprivate func withoutContent() throws(FileError) -> CatalogSource {
    let source = manifest.sourceLocale
    let empty = NewCatalog(
      folder: folder, name: manifest.name, extends: nil, locales: [source], sourceLocale: source, schemas: nil,
      hasExample: false)
    // The folder's own files are the newer state.
    return try CatalogReader(files: empty.preview(over: MemoryFiles([:]))).read(folder)
  }
}

/// A value of `--fail-on`: a severity, or `breaking`.
enum FailingChange: ExpressibleByArgument {
  case finding(Severity)
  case breaking

  init?(argument: String) {
    if argument == Self.breakingWord {
      self = .breaking
    } else if let severity = Severity(argument: argument) {
      self = .finding(severity)
    } else {
      return nil
    }
  }

  private static let breakingWord = "breaking"

  static let allValueStrings = Severity.allValueStrings + [breakingWord]

  func fails(_ difference: CatalogDifference) -> Bool {
    switch self {
    case .finding(let severity): difference.fails(at: severity)
    case .breaking: !difference.breaking.isEmpty
    }
  }
}

extension ComparedCatalog {
  /// Reads a catalogue in both states of a range.
  ///
  /// - Throws: ``CannotRun`` if one cannot be read.
  fileprivate static func pair(
    _ range: GitRange, location: CatalogOption, positional: String?
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

  /// The catalogue in a revision; an empty one if it did not exist yet.
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

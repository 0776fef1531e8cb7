import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import CatalogReports
import CatalogValidation
import FileWriting
import SourceText

/// The options and the common steps of every subcommand that edits a catalogue.
struct EditOptions: ParsableArguments {
  @OptionGroup var location: CatalogOption

  @Flag(help: "Print the changes as a diff, and write nothing.")
  var dryRun = false

  @OptionGroup var quietness: QuietOption

  /// Opens the catalogue for editing.
  func open() throws -> EditSession { try location.open(isDryRun: dryRun, quietness) }

  /// Checks the edited catalogue and writes it, unless the edit adds an error.
  ///
  /// - Parameters:
  ///   - renamed: the new identifiers of purposes that the edit renamed, by the old ones.
  ///   - isExpected: returns true for a normal result of the edit.
  ///   - isConcerned: returns true for findings about the edited content; these are printed.
  ///   - advice: the options of the command that correct the errors, if any.
  /// - Returns: the expected findings.
  /// - Throws: ``ExitCode/findings`` if the edit would add an error, after printing it.
  @discardableResult
  func finish(
    _ catalog: EditSession, renamed: [String: String] = [:],
    isExpected: (Finding) -> Bool = { _ in false }, isConcerned: (Finding) -> Bool = { _ in false },
    advice: ([Finding]) -> String? = { _ in nil }
  ) throws -> [Finding] {
    var catalog = catalog
    let (after, changes) = try cannotRun { () throws(FileError) in try catalog.check(renamed: renamed) }
    let errors = changes.newErrors.filter { !isExpected($0) }
    try Self.refuse(errors, in: after.source, of: catalog.editor, advice: advice(errors))
    try dryRun ? show(catalog.editor) : write(catalog.editor)
    Self.say(after.findings.filter { isConcerned($0) && !isExpected($0) })
    return changes.newErrors.filter(isExpected)
  }

  /// Prints the errors that an edit would add, and ends the command.
  ///
  /// - Parameters:
  ///   - source: the catalogue with the edits.
  ///   - editor: the edits, so that places are those of the files on disk; nil for a new catalogue, which has none.
  static func refuse(
    _ errors: [Finding], in source: CatalogSource, of editor: CatalogEditor? = nil, advice: String? = nil
  ) throws {
    guard !errors.isEmpty else { return }
    let changes = Dictionary(
      (editor?.changes ?? []).map { (Path.join(editor?.folder ?? "", $0.path), $0) },
      uniquingKeysWith: { first, _ in first })
    let reporter = TextReporter(showsColour: Terminal.standardError.showsColour)
    for error in CatalogCheck.countingFollowUps(among: errors, in: source) {
      let isChanged = editor == nil || changes[error.file] != nil
      let place =
        isChanged
        ? changes[error.file]?.positionOnDisk(of: error.position, in: error.subject.purpose) : error.position
      Terminal.say(reporter.line(place.map(error.at) ?? error, isWritten: place != nil))
    }
    let count = errors.count == 1 ? "one more error" : "\(errors.count) more errors"
    Terminal.say("nothing was written: the catalogue would have \(count)")
    Terminal.say(advice)
    throw ExitCode.findings
  }

  /// Prints findings as 'catalog check' does.
  static func say(_ findings: [Finding]) {
    let reporter = TextReporter(showsColour: Terminal.standardError.showsColour)
    for finding in findings { Terminal.say(reporter.line(finding)) }
  }

  private func show(_ editor: CatalogEditor) throws {
    try Terminal.standardOutput.write(patch: editor.changes.unifiedDiff(in: editor.folder))
  }

  private func write(_ editor: CatalogEditor) throws {
    try cannotRun { () throws(FileError) in try editor.commit() }
    let lines = editor.changes.map {
      "\($0.new == nil ? "removed" : $0.old == nil ? "made" : "changed") \(Path.join(editor.folder, $0.path).onOneLine)\n"
    }
    try quietness.report(lines.isEmpty ? "nothing to change\n" : lines.joined())
  }
}

/// Converts an error to one that ends the command with 2.
func cannotRun<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(CannotRun) -> Result {
  try converting({ CannotRun("\($0)") }, body)
}

extension CatalogSource {
  /// Throws for a purpose that bars look up by its identifier, so that it keeps it.
  func requireNoBar(finding identifier: String) throws(CannotRun) {
    guard BarPurpose(rawValue: identifier) != nil, !platformsWithBars.isEmpty else { return }
    throw CannotRun(
      "bars find '\(identifier)' by this identifier; change its title or its icons, and keep the identifier")
  }

  /// Throws for an identifier that another purpose has or had.
  ///
  /// - Parameter renamed: the purpose that gets the identifier and may have had it before; nil for a new purpose.
  func requireFreeIdentifier(_ identifier: String, renaming renamed: String? = nil) throws(CannotRun) {
    guard purposeIndex[identifier] == nil else { throw CannotRun(EditError.purposeExists(identifier).description) }
    let others = purposes.filter { $0.identifier != renamed }
    if let other = others.nameNow(of: identifier) {
      throw CannotRun(EditError.formerIdentifier(identifier, of: other).description)
    }
  }
}

extension EditSession {
  /// Applies an edit.
  ///
  /// - Throws: ``CannotRun`` if a file cannot be read or parsed, or if the name to add exists already. If the edit is
  ///   rejected otherwise, the error itself, which ends the command with 1.
  mutating func edit(_ change: (inout CatalogEditor) throws(EditError) -> Void) throws {
    do throws(EditError) {
      try change(&editor)
    } catch {
      switch error {
      case .file, .broken, .unexpectedShape: throw CannotRun(lines: error.lines)
      case .purposeExists, .formerIdentifier, .screenExists, .localeExists: throw CannotRun(error.description)
      case .purposeNotDeclaredHere: throw error
      }
    }
  }
}

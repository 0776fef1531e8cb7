import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogValidation
import SourceText

/// What every subcommand that edits a catalogue takes, and how it goes about it.
struct EditOptions: ParsableArguments {
  @OptionGroup var location: CatalogOption

  @Flag(help: "Show what would change as a diff, and write nothing.")
  var dryRun = false

  @OptionGroup var quietness: QuietOption

  /// Opens the catalogue for editing.
  func open() throws -> EditSession { try location.open(isDryRun: dryRun, quietness) }

  /// Checks what was edited and writes it, or says why not.
  ///
  /// - Parameters:
  ///   - renamed: the new identifiers of purposes that the edit renamed, by the old ones.
  ///   - isExpected: findings that the edit brings in by its nature.
  ///   - isConcerned: whether a finding is about what was edited; what 'catalog check' would report of that is printed.
  /// - Returns: the expected findings.
  /// - Throws: ``ExitCode/findings`` where the edit would bring in an error, which has been printed then.
  @discardableResult
  func finish(
    _ catalog: EditSession, renamed: [String: String] = [:],
    isExpected: (Finding) -> Bool = { _ in false }, isConcerned: (Finding) -> Bool = { _ in false }
  ) throws -> [Finding] {
    var catalog = catalog
    let (after, changes) = try cannotRun { () throws(FileError) in try catalog.check(renamed: renamed) }
    let errors = changes.new.filter { $0.severity == .error }
    try Self.refuse(errors.filter { !isExpected($0) })
    try dryRun ? show(catalog.editor) : write(catalog.editor)
    Self.say(after.findings.filter { isConcerned($0) && !isExpected($0) })
    return errors.filter(isExpected)
  }

  /// Prints errors that an edit would bring in, and ends the command.
  static func refuse(_ errors: [Finding]) throws {
    guard !errors.isEmpty else { return }
    say(errors)
    let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
    Terminal.say("nothing was written: the catalogue would have \(count) more")
    throw ExitCode.findings
  }

  /// Prints findings in the words of 'catalog check'.
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
      "\($0.old == nil ? "made" : "changed") \(Path.join(editor.folder, $0.path).onOneLine)\n"
    }
    try quietness.report(lines.isEmpty ? "nothing to change\n" : lines.joined())
  }
}

/// Does something with files whose failure keeps the command from running.
func cannotRun<Result>(_ body: () throws(FileError) -> Result) throws(CannotRun) -> Result {
  do throws(FileError) {
    return try body()
  } catch {
    throw CannotRun("\(error)")
  }
}

extension EditSession {
  /// Makes an edit.
  ///
  /// - Throws: ``CannotRun`` where a file cannot be read or does not parse; the error itself, which ends the command
  ///   with 1, where the edit is refused.
  mutating func edit(_ change: (inout CatalogEditor) throws(EditError) -> Void) throws {
    do throws(EditError) {
      try change(&editor)
    } catch {
      switch error {
      case .file, .broken, .unexpectedShape: throw CannotRun(lines: error.lines)
      case .purposeExists, .purposeNotDeclaredHere, .localeExists: throw error
      }
    }
  }
}

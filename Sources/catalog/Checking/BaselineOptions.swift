import ArgumentParser
import Audit
import CatalogEditing
import CatalogFiles
import CatalogValidation
import SourceText

/// The findings that a team has accepted for now.
struct BaselineOptions: ParsableArguments {
  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp("Accept the findings that this file lists, until they expire.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var path: String?

  @Flag(name: .customLong("update-baseline"), help: "Remove findings that are fixed from the baseline.")
  var updates = false

  @Flag(name: .customLong("grow"), help: "With --update-baseline: also add new findings.")
  var grows = false

  @Option(help: ArgumentHelp("With --grow: why the new entries are accepted.", valueName: "words"))
  var reason: String?

  @Option(help: ArgumentHelp("With --grow: who is responsible for the new entries.", valueName: "name"))
  var owner: String?

  @Option(
    help: ArgumentHelp(
      "With --grow: the last day on which the new entries are accepted, as in 2027-01-31.", valueName: "date"))
  var expires: String?

  func validate() throws {
    if updates, path == nil { throw ValidationError("--update-baseline needs --baseline FILE") }
    if grows, !updates { throw ValidationError("--grow needs --update-baseline") }
    if grows, reason?.contains(where: { !$0.isWhitespace }) != true {
      throw ValidationError("--grow needs --reason: why are the new findings accepted?")
    }
    if !grows, reason != nil || owner != nil || expires != nil {
      throw ValidationError("--reason, --owner and --expires describe new entries; add --grow")
    }
    guard let expires else { return }
    guard let day = CalendarDate(expires) else {
      throw ValidationError("'\(expires)' is not a date; write one like '2027-01-31'")
    }
    if day < .today { throw ValidationError("'\(expires)' has passed; name a future day") }
  }

  /// Reads the baseline; nil if no file is named, or if it is about to be created.
  func read() throws(CannotRun) -> BaselineFile? {
    guard let path else { return nil }
    do {
      return try BaselineFile(reading: path)
    } catch {
      guard error.reason == .notFound else { throw CannotRun("cannot read the baseline: \(error)") }
      if grows { return nil }
      throw CannotRun(
        "no baseline '\(error.path)'; correct its name, or create it with --update-baseline --grow --reason WORDS")
    }
  }

  /// Updates the baseline if the command line requests it, and reports the changes.
  ///
  /// - Throws: ``CannotRun`` if the file is malformed: unreadable entries would be lost.
  func update(_ file: BaselineFile?, for report: CheckReport) throws(CannotRun) {
    let error = report.source.readingError
    try update(
      file, findings: report.acceptableFindings, rules: report.rules.map(\.description.identifier),
      data: DataVersions(icu: report.icuVersion, cldr: report.cldrVersion),
      unread: error.map(\.line))
  }

  /// - Parameters:
  ///   - findings: all findings, accepted or not.
  ///   - rules: the rules that ran.
  ///   - unread: why entries cannot be judged (then none is removed), or nil.
  ///   - extent: the files that an audit looked at; nil for a check.
  func update(
    _ file: BaselineFile?, findings: [Finding], rules: [String], data: DataVersions?, unread: String?,
    extent: AuditExtent? = nil
  ) throws(CannotRun) {
    guard updates, let path else { return }
    let growth = reason.map { reason in
      Baseline.Entry(identity: "", reason: reason, owner: owner, expires: expires.flatMap { CalendarDate($0) })
    }
    let update = try cannotRun { () throws(BaselineUpdate.Refusal) in
      let update = try BaselineUpdate(
        of: path, file, findings: findings, rules: Set(rules), data: data, growth: growth, unread: unread,
        isJudged: { extent?.judges($0) ?? true }, place: { extent?.place($0, in: &$1) })
      try update.write()
      return update
    }
    try Terminal.standardError.write(update.text)
  }
}

internal import CatalogModel
internal import SourceText

/// The content of a baseline's file, the place of each entry, and the file's problems.
package struct BaselineFile: Sendable {
  package let baseline: Baseline
  /// The place of each entry, in the order of the baseline's entries.
  package let places: [SourcePlace]
  package let problems: [CatalogProblem]

  private static let fields = ["formatVersion", "icuVersion", "cldrVersion", "entries"]
  private static let entryFields = ["identity", "pattern", "reason", "owner", "expires", "file", "scope", "paths"]

  /// Reads a baseline's file.
  ///
  /// - Throws: ``FileError`` if it does not exist or cannot be read; errors in it are problems.
  package init(reading path: String, from files: some FileTree = DiskFiles()) throws(FileError) {
    let log = ProblemLog(file: SourceFile(path: path, bytes: try files.read(path)))
    let document = log.parse()
    var entries: [(entry: Baseline.Entry, place: SourcePlace)] = []
    var data: DataVersions?
    if document.root.members != nil, document.root["entries"] == nil,
      document.root["formatVersion"] == nil || document.root["name"] != nil
    {
      log.report(
        .wrongType, "'\(path)' is not a baseline: it has no 'entries'; name a file that --update-baseline wrote", at: 0)
    } else if let fields = Fields(document.root, of: "the baseline", known: Self.fields, isFile: true, log: log) {
      fields.require("formatVersion", "entries")
      if let version = fields.integer("formatVersion", least: 1), version != 1 {
        log.report(
          .wrongType, "format version \(version) of a baseline is unknown; this program reads version 1",
          at: fields["formatVersion"]?.offset ?? 0)
      }
      if let icu = fields.string("icuVersion"), let cldr = fields.string("cldrVersion") {
        data = DataVersions(icu: icu, cldr: cldr)
      }
      if let list = fields["entries"], list.expect(.array, "'entries' of the baseline", log: log) {
        entries = (list.elements ?? []).compactMap { Self.entry($0, log) }
      }
    }
    Self.reportDuplicates(entries, log)
    let sorted = entries.sorted { $0.entry.identity < $1.entry.identity }
    baseline = Baseline(data: data, entries: sorted.map(\.entry))
    places = sorted.map(\.place)
    problems = log.problems
  }

  private static func entry(_ value: JSONValue, _ log: ProblemLog) -> (entry: Baseline.Entry, place: SourcePlace)? {
    guard let fields = Fields(value, of: "an entry of the baseline", known: entryFields, log: log) else { return nil }
    fields.require("reason")
    if fields["pattern"] == nil { fields.require("identity") }
    let expires = fields["expires"].flatMap { date(fields.string("expires"), at: $0, log: log) }
    let (owner, file, scope) = (fields.string("owner"), fields.string("file"), fields.string("scope"))
    let paths = fields.strings("paths")?.map(\.text) ?? []
    guard let identity = fields.string("pattern") ?? fields.string("identity"), let reason = fields.string("reason")
    else {
      return nil
    }
    let isPattern = fields["pattern"] != nil
    if let problem = Self.problem(ofPattern: identity, isPattern, besides: fields["identity"]) {
      log.report(.wrongType, problem, at: fields["pattern"]?.offset ?? value.offset)
      return nil
    }
    // An entry with an unreadable last day would be accepted for ever.
    if fields["expires"] != nil, expires == nil { return nil }
    return (
      Baseline.Entry(
        identity: identity, isPattern: isPattern, reason: reason, owner: owner, expires: expires, file: file,
        scope: scope, paths: paths),
      SourcePlace(file: log.file, offset: value.offset)
    )
  }

  /// A pattern that accepted findings of any rule would hide all that is wrong.
  private static func problem(ofPattern pattern: String, _ isPattern: Bool, besides identity: JSONValue?) -> String? {
    guard isPattern else { return nil }
    if identity != nil { return "an entry has 'identity' or 'pattern'; remove one of them" }
    let rule = pattern.prefix { $0 != ":" }
    guard rule.count < pattern.count, !rule.isEmpty, !rule.contains("*"), pattern.contains("*") else {
      return
        "'\(pattern)' is not a pattern; write a rule, ':' and what follows in identities, with '*' for any characters, "
        + "such as 'missing-icon:*:acme-icons'"
    }
    return nil
  }

  private static func date(_ text: String?, at value: JSONValue, log: ProblemLog) -> CalendarDate? {
    guard let text else { return nil }
    if let date = CalendarDate(text) { return date }
    log.report(.wrongType, "'\(text)' is not a date; write one like '2027-01-31'", at: value.offset)
    return nil
  }

  private static func reportDuplicates(_ entries: [(entry: Baseline.Entry, place: SourcePlace)], _ log: ProblemLog) {
    var seen: Set<String> = []
    for (entry, place) in entries where !seen.insert(entry.identity).inserted {
      log.report(.duplicateKey, "'\(entry.identity)' is listed twice in the baseline; keep one", at: place.offset)
    }
  }
}

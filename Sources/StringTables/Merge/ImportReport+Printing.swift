internal import CatalogModel
package import SourceText
internal import StringFormats

extension ImportReport {
  /// For people: a line for each unit that may need attention, then a summary.
  ///
  /// `de.json:12:14: conflict: de delete/counted: both sides changed the text …`
  ///
  /// A whole file that is unknown, because the catalogue does not have its locale, takes one line.
  package var text: String {
    let shown = entries.filter { entry in
      entry.outcome != .unchanged && (![.empty, .own].contains(entry.outcome) || entry.reason != nil)
        && !entry.isAcknowledged
    }
    return (lines(of: shown) + appsOwn + [adviceOnBases, verdict].compactMap(\.self)).map { $0 + "\n" }.joined()
  }

  /// A line for each file with texts of the app.
  private var appsOwn: [String] {
    var counts: [String: Int] = [:]
    var paths: [String] = []
    for entry in entries where entry.outcome == .own {
      if counts[entry.place.path] == nil { paths.append(entry.place.path) }
      counts[entry.place.path, default: 0] += 1
    }
    return paths.map { "\($0): \(counted(counts[$0] ?? 0, "unit")) of the app's own, not in the catalogue".onOneLine }
  }

  /// Only the lines of units that were not imported.
  package var refusals: String {
    lines(of: entries.filter(\.isRefusal)).map { $0 + "\n" }.joined()
  }

  private func lines(of shown: [Entry]) -> [String] {
    let same = Dictionary(grouping: shown.filter { Cause($0) != nil }) { Cause($0) }
    var said: Set<Cause> = []
    var lines: [String] = []
    for entry in shown {
      guard let cause = Cause(entry) else {
        lines.append(line(of: entry))
        lines += entry.findings.map { line(of: $0, about: entry) }
        continue
      }
      if said.insert(cause).inserted { lines.append(line(of: entry, for: same[cause] ?? [])) }
    }
    return lines
  }

  /// The reason that several units share: one line says it.
  private enum Cause: Hashable {
    /// All units of a file are unknown.
    case unknown(path: String, locale: LanguageTag?, reason: String)
    /// A key belongs to another program in every locale.
    case foreign(key: UnitKey?, source: String?)

    /// nil for other outcomes.
    init?(_ entry: Entry) {
      guard let reason = entry.reason else { return nil }
      switch entry.outcome {
      case .unknown: self = .unknown(path: entry.place.path, locale: entry.locale, reason: reason)
      case .foreign: self = .foreign(key: entry.key, source: entry.sources?.file)
      default: return nil
      }
    }
  }

  /// - Parameter all: the units that the line covers.
  private func line(of entry: Entry, for all: [Entry] = []) -> String {
    let parts = [
      "\(entry.place)", entry.outcome.rawValue, name(of: entry, for: all),
      entry.reason.map { $0 + suffix(entry) } ?? "",
    ]
    // It may quote the file.
    return parts.filter { !$0.isEmpty }.joined(separator: ": ").onOneLine
  }

  private func name(of entry: Entry, for all: [Entry]) -> String {
    if entry.outcome == .foreign, let key = entry.key { return key.named(in: Set(all.compactMap(\.locale))) }
    let unit = all.count > 1 ? "\(all.count) units" : entry.key?.description
    return [entry.locale?.identifier, unit].compactMap(\.self).joined(separator: " ")
  }

  private func line(of finding: Note, about entry: Entry) -> String {
    let unit = [entry.locale?.identifier, entry.key?.description].compactMap(\.self).joined(separator: " ")
    return "\(entry.place): \(finding.severity): \(unit): \(finding.message) [\(finding.rule)]".onOneLine
  }

  private func suffix(_ entry: Entry) -> String { entry.rule.map { " [\($0)]" } ?? "" }

  /// nil if every unit has a base.
  private var adviceOnBases: String? {
    guard countWithoutBase > 0 else { return nil }
    return "\(counted(countWithoutBase, "unit")) without a base, so it is not known what was exported; "
      + "name the git revision of the exported catalogue with --base REV"
  }

  /// `141 units: 3 updated, 137 unchanged, 1 conflict; wrote titles/de.json`
  private var verdict: String {
    let counts = ImportOutcome.allCases.compactMap { outcome in
      count(outcome) > 0 ? "\(count(outcome)) \(outcome.counted)" : nil
    }
    let units = counted(entries.count, "unit")
    let changes = [("write", "wrote", files), ("remove", "removed", removedFiles)].filter { !$0.2.isEmpty }
    let written =
      changes.isEmpty
      ? "nothing to write"
      : changes.map { (isDryRun ? "would \($0.0) " : "\($0.1) ") + Self.shortened($0.2) }.joined(separator: "; ")
    let found = entries.reduce(0) { $0 + $1.findings.count }
    let findings = found == 0 ? "" : " with \(counted(found, "finding"))"
    return "\(units): \(counts.joined(separator: ", "))\(findings); \(written)".onOneLine
  }

  private static func shortened(_ files: [String]) -> String {
    files.count > 4 ? "\(files.count) files" : files.joined(separator: ", ")
  }

  /// For programs: every unit, and the number of units for each outcome.
  package var tree: JSONTree {
    .fields([
      ("dryRun", .bool(isDryRun)),
      ("files", .array(files.map(JSONTree.string))),
      ("removedFiles", removedFiles.isEmpty ? nil : .array(removedFiles.map(JSONTree.string))),
      ("counts", .fields(ImportOutcome.allCases.map { ($0.rawValue, .integer(count($0))) })),
      ("withoutBase", .integer(countWithoutBase)),
      ("units", .array(entries.map(Self.tree))),
    ])
  }

  private static func tree(of entry: Entry) -> JSONTree {
    .fields([
      ("file", .string(entry.place.path)),
      ("sheet", entry.place.sheet.map(JSONTree.string)),
      ("line", .integer(entry.place.position.line)),
      ("column", .integer(entry.place.position.column)),
      ("locale", entry.locale.map { .string($0.identifier) }),
      ("purpose", entry.key.map { .string($0.purpose) }),
      ("message", entry.key.map { .string($0.message) }),
      ("outcome", .string(entry.outcome.rawValue)),
      ("acknowledged", entry.isAcknowledged ? .bool(true) : nil),
      ("fileSource", entry.sources?.file.map(JSONTree.string)),
      ("catalogueSource", entry.sources.map { .string($0.catalogue) }),
      ("withoutBase", entry.lacksBase ? .bool(true) : nil),
      ("reason", entry.reason.map(JSONTree.string)),
      ("rule", entry.rule.map(JSONTree.string)),
      (
        "findings",
        entry.findings.isEmpty
          ? nil
          : .array(
            entry.findings.map { finding in
              .fields([
                ("rule", .string(finding.rule)), ("severity", .string(finding.severity)),
                ("message", .string(finding.message)),
              ])
            })
      ),
    ])
  }
}

package import CatalogFiles
package import CatalogValidation
internal import FileWriting
internal import SourceText

/// The update of a team's baseline after a check or an audit.
package struct BaselineUpdate {
  /// The reason why a baseline is not written.
  package enum Refusal: Error, Hashable {
    /// The file is malformed, so that unreadable entries would be lost; the first problem.
    case broken(String, problem: String)
    case unwritable(String)
  }

  private let path: String
  private let before: Baseline
  private let after: Baseline
  private let findings: [Finding]
  /// The problem because of which entries cannot be judged, or nil.
  private let unread: String?

  /// - Parameters:
  ///   - path: the path of the baseline.
  ///   - file: the file as read; nil if it does not exist.
  ///   - findings: all findings, accepted or not.
  ///   - rules: the rules that ran.
  ///   - growth: the reason, owner and last day for new findings; nil to accept none.
  ///   - unread: why entries cannot be judged (then none is removed), or nil.
  ///   - isJudged: returns true if everything that an entry is about was looked at.
  ///   - place: adds the place of the finding to an entry.
  package init(
    of path: String, _ file: BaselineFile?, findings: [Finding], rules: Set<String>, data: DataVersions?,
    growth: Baseline.Entry?, unread: String?, isJudged: (Baseline.Entry) -> Bool,
    place: (Finding, inout Baseline.Entry) -> Void
  ) throws(Refusal) {
    if let problem = file?.problems.first { throw .broken(path, problem: "\(problem.message)") }
    self.path = path
    self.findings = findings
    self.unread = unread
    before = file?.baseline ?? Baseline(data: nil, entries: [])
    after = before.updated(
      for: findings, rules: rules, data: data, growth: growth, isJudged: { unread == nil && isJudged($0) },
      place: place)
  }

  package func write() throws(Refusal) {
    do {
      try DiskFiles().write(try after.fileBytes(), to: path)
    } catch {
      throw .unwritable("\(error)")
    }
  }

  /// The lines that report the update.
  package var text: String {
    let known = Set(before.entries.map(\.identity))
    let added = after.entries.count { !known.contains($0.identity) }
    let removed = before.entries.count - (after.entries.count - added)
    let found = Set(findings.flatMap(\.acceptedIdentities))
    let kept = after.entries.count { entry in
      entry.isPattern ? !found.contains(where: entry.accepts) : !found.contains(entry.identity)
    }
    return "\(path.onOneLine): \(added) added, \(removed) removed, \(after.entries.count) in all\n"
      + (kept == 0 ? "" : "\(reason(forKeeping: kept).onOneLine)\n")
  }

  /// The reason for keeping entries without a finding.
  private func reason(forKeeping count: Int) -> String {
    let entries = "kept \(count == 1 ? "1 entry" : "\(count) entries") that could not be judged"
    guard let unread else { return "\(entries): their rules did not run, or their files were not looked at" }
    return "\(entries), since a file could not be read: \(unread)"
  }
}

extension BaselineUpdate.Refusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .broken(let path, let problem): "the baseline is not written, since '\(path)' is broken: \(problem)"
    case .unwritable(let error): "cannot write the baseline: \(error)"
    }
  }
}

package import CatalogFiles
package import CatalogValidation
package import FileWriting
internal import SourceText

/// Applies fixes with exactly one right answer until none are left, without writing.
///
/// Only the catalogue's own files change, never those of a catalogue that it extends, and only the bytes of the fixes.
/// Accepted findings are not fixed.
package struct CatalogRepair: Sendable {
  /// Sorted by path.
  package let changes: [FileChange]
  /// The number of fixed findings by rule, in the order of the documentation.
  package let fixed: [(rule: String, count: Int)]
  /// The number of removals that wait until the findings on which they rest are corrected.
  private let waiting: Int
  /// The reports before and after.
  package let before: CheckReport
  package let after: CheckReport

  /// A fix may cause another finding: a rule that is never satisfied must not loop for ever.
  private static let mostRounds = 10

  /// Repairs the catalogue in a folder.
  ///
  /// - Parameter files: the disk, locked until the changes are written (``CatalogWriter/files``).
  /// - Throws: ``FileError`` if the folder has no readable catalogue.
  package init(
    of folder: String, settings: CheckSettings = CheckSettings(), files: any FileTree = DiskFiles()
  ) throws(FileError) {
    var pending: [String: [UInt8]] = [:]
    var counts: [String: Int] = [:]
    func check() throws(FileError) -> CheckReport {
      let tree = PendingFiles(over: files, changes: pending.mapValues(Optional.some))
      return CatalogCheck.run(on: try CatalogReader(files: tree).read(folder), settings: settings)
    }
    before = try check()
    var report = before
    var waiting = 0
    for _ in 0..<Self.mostRounds {
      let fixes = Self.ownFixes(report, folder: folder, accepting: settings.baseline, waiting: &waiting)
      guard !fixes.isEmpty else { break }
      for (file, fixes) in fixes {
        let bytes = if let bytes = pending[file] { bytes } else { try files.read(file) }
        let (fixed, rules) = Self.applying(fixes, to: bytes)
        pending[file] = fixed
        for rule in rules { counts[rule, default: 0] += 1 }
      }
      report = try check()
    }
    after = report
    self.waiting = waiting
    fixed = AllRules.identifiers.compactMap { rule in counts[rule].map { (rule, $0) } }
    var changes: [FileChange] = []
    for (file, new) in pending.sorted(by: { $0.key < $1.key }) {
      let old = try files.read(file)
      if let path = Path.relative(file, to: folder), old != new {
        changes.append(FileChange(path: path, old: old, new: new))
      }
    }
    self.changes = changes
  }

  private typealias RuleFix = (rule: String, fix: Fix)

  /// The fixes of the catalogue's own files, by file.
  ///
  /// - Parameters:
  ///   - baseline: the accepted findings, on which a removal may rest.
  ///   - waiting: set to the number of removals that must wait.
  private static func ownFixes(
    _ report: CheckReport, folder: String, accepting baseline: BaselineFile?, waiting: inout Int
  ) -> [String: [RuleFix]] {
    // With settings that are not read as they are meant, findings that they accept would be fixed.
    let manifests = Set(report.source.layers.map(\.manifest.source.path))
    let broken = report.findings.filter { finding in
      let reach = AllRules.description(of: finding.rule)?.reach ?? []
      return finding.severity == .error && manifests.contains(finding.file) && reach.contains(.settings)
    }
    let own = report.findings.filter { finding in
      guard let fix = finding.fix, broken.isEmpty || broken.contains(where: { $0.file == fix.file }) else {
        return false
      }
      return Path.relative(fix.file, to: folder).map { $0 != ".." && !$0.hasPrefix("../") } ?? false
    }
    // All rules are asked, not only the chosen ones, since the removal of one rests on the findings of others.
    var settings = CheckSettings(countsFollowUps: false)
    settings.baseline = baseline
    let doubts =
      own.contains { $0.fix?.isRemoval ?? false }
      ? DoubtedTexts(CatalogCheck.run(on: report.source, settings: settings).findings) : nil
    let certain = own.filter { !(doubts?.forbidFix(of: $0) ?? false) }
    waiting = own.count - certain.count
    return Dictionary(grouping: certain.compactMap { finding in finding.fix.map { (finding.rule, $0) } }, by: \.1.file)
  }

  /// Applies fixes that do not overlap; the others follow in the next round.
  private static func applying(_ fixes: [RuleFix], to bytes: [UInt8]) -> (bytes: [UInt8], rules: [String]) {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var position = 0
    var rules: [String] = []
    let sorted = fixes.sorted {
      ($0.fix.range.lowerBound, $0.fix.range.count) < ($1.fix.range.lowerBound, $1.fix.range.count)
    }
    for (rule, fix) in sorted where fix.range.lowerBound >= position && fix.range.upperBound <= bytes.count {
      output += bytes[position..<fix.range.lowerBound]
      output += fix.replacement.utf8
      position = fix.range.upperBound
      rules.append(rule)
    }
    return (output + bytes[position...], rules)
  }
}

extension CatalogRepair {
  /// A summary of the fixes: `3 findings in 2 files (edge-whitespace 2, double-space 1)`.
  package var summary: String {
    let total = fixed.reduce(0) { $0 + $1.count }
    let rest =
      waiting == 0
      ? ""
      : "; \(counted(waiting, "removal")) must wait until the findings on which \(waiting == 1 ? "it rests" : "they rest") "
        + "are corrected"
    guard total > 0 else {
      return waiting == 0 ? "nothing: no finding has exactly one right answer" : "nothing\(rest)"
    }
    let rules = fixed.map { "\($0.rule) \($0.count)" }.joined(separator: ", ")
    return "\(counted(total, "finding")) in \(counted(changes.count, "file")) (\(rules))\(rest)"
  }
}

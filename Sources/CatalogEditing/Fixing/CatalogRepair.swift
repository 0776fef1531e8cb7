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
    for _ in 0..<Self.mostRounds {
      let fixes = Self.ownFixes(report, folder: folder)
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
  private static func ownFixes(_ report: CheckReport, folder: String) -> [String: [RuleFix]] {
    let doubts = DoubtedTexts(report.findings)
    let fixes = report.findings.compactMap { finding in
      doubts.forbidFix(of: finding) ? nil : finding.fix.map { (finding.rule, $0) }
    }
    return Dictionary(
      grouping: fixes.filter { _, fix in
        Path.relative(fix.file, to: folder).map { $0 != ".." && !$0.hasPrefix("../") } ?? false
      },
      by: \.1.file)
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
    guard total > 0 else { return "nothing: no finding has exactly one right answer" }
    let rules = fixed.map { "\($0.rule) \($0.count)" }.joined(separator: ", ")
    return "\(counted(total, "finding")) in \(counted(changes.count, "file")) (\(rules))"
  }
}

/// The findings that a report lists: of each rule the first ones, and how many there are more.
struct ListedFindings {
  private(set) var findings: [Finding]
  private var omitted: [String: Int] = [:]

  /// - Parameters:
  ///   - findings: in the order of reports.
  ///   - ceiling: the most of a rule that are listed; nil for all.
  init(_ findings: [Finding], ceiling: Int?) {
    guard let ceiling, findings.count > ceiling else {
      self.findings = findings
      return
    }
    var counts: [String: Int] = [:]
    var rest: [String: Int] = [:]
    self.findings = findings.filter { finding in
      if finding.omitted > 0 {
        rest[finding.rule] = finding.omitted
        return false
      }
      counts[finding.rule, default: 0] += 1
      return counts[finding.rule, default: 0] <= ceiling
    }
    omit(rest)
    omit(counts.filter { $0.value > ceiling }.mapValues { $0 - ceiling })
  }

  /// Counts findings by rule that are not listed.
  mutating func omit(_ counts: [String: Int]) { omitted.merge(counts, uniquingKeysWith: +) }

  /// One finding for each rule of which some are not listed, by rule.
  ///
  /// - Parameter file: where they stand.
  func rest(in file: String) -> [Finding] {
    omitted.sorted { $0.key < $1.key }.compactMap { rule, count in
      AllRules.description(of: rule).map { Finding(count, moreOf: $0, file: file) }
    }
  }
}

/// The findings that a report lists: the first ones of each rule, and the number of the others.
struct ListedFindings {
  private(set) var findings: [Finding]
  private var omitted: [String: Int] = [:]

  /// - Parameters:
  ///   - findings: in report order.
  ///   - ceiling: the maximum number listed per rule; nil for all.
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

  /// Adds numbers of unlisted findings by rule.
  mutating func omit(_ counts: [String: Int]) { omitted.merge(counts, uniquingKeysWith: +) }

  /// One finding for each rule with unlisted findings, sorted by rule.
  ///
  /// - Parameter file: the file of these findings.
  func rest(in file: String) -> [Finding] {
    omitted.sorted { $0.key < $1.key }.compactMap { rule, count in
      AllRules.description(of: rule).map { Finding(count, moreOf: $0, file: file) }
    }
  }
}

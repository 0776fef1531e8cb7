package import CatalogFiles
internal import CatalogModel
package import SourceText

/// One thing that a rule reports, at a place, with a severity.
package struct Finding: Sendable {
  /// The identifier of the rule.
  package let rule: String
  /// The rule's own, unless the catalogue or the command line says otherwise.
  package internal(set) var severity: Severity
  /// What is wrong and what to do; lower case, no full stop.
  package let message: String
  /// What it is about.
  package let subject: Subject
  /// The file, relative to where the program was started.
  package let file: String
  /// Line and column, both from 1; the column in Unicode scalars.
  package let position: SourcePosition
  /// What stays the same when lines move, locales are added or the message is reworded: the rule and its subject.
  package internal(set) var identity: String
  /// What fixes it, where there is exactly one right answer.
  package let fix: Fix?
  /// How many findings of its rule it stands for, which are not listed; 0 for a finding of its own.
  package private(set) var omitted = 0

  package init(
    rule: RuleDescription, message: String, subject: Subject, file: String, position: SourcePosition,
    fix: Fix? = nil
  ) {
    self.rule = rule.identifier
    severity = rule.severity
    // It may quote what the file says.
    self.message = message.onOneLine
    self.subject = subject
    self.file = file
    self.position = position
    self.fix = fix
    identity = Self.identity(rule: rule.identifier, subject: subject, file: file)
  }

  /// What stands for findings of a rule that are not listed.
  init(_ count: Int, moreOf rule: RuleDescription, file: String) {
    self.init(
      rule: rule,
      message: "\(counted(count, "more finding")) of this rule \(count == 1 ? "is" : "are") counted and not listed; "
        + "'catalog check --rule \(rule.identifier)' lists up to \(CheckSettings.ceilingOfOneRule)",
      subject: Subject(), file: file, position: SourcePosition(line: 1, column: 1))
    omitted = count
  }

  /// The rule and the parts of its subject, `*` where one does not apply; the file's name where none does.
  private static func identity(rule: String, subject: Subject, file: String) -> String {
    let parts = [
      subject.purpose, subject.message, subject.locale?.identifier, subject.category ?? subject.argument,
      subject.iconSet?.rawValue,
    ]
    guard parts.contains(where: { $0 != nil }) else {
      return "\(rule):\(file.split(separator: "/").suffix(2).joined(separator: "/"))"
    }
    return ([rule] + parts.map { $0 ?? "*" }).joined(separator: ":")
  }
}

extension [Finding] {
  /// How many there are, those that are not listed among them.
  var total: Int { reduce(0) { $0 + Swift.max($1.omitted, 1) } }

  /// How many have a severity, those that are not listed among them.
  func count(_ severity: Severity) -> Int { filter { $0.severity == severity }.total }
}

extension Finding {
  /// By file, then by place, then by rule and identity: the order in which reports show findings.
  package static func isInReportOrder(_ left: Self, _ right: Self) -> Bool {
    (left.file, left.position.line, left.position.column, left.rule, left.identity, left.message)
      < (right.file, right.position.line, right.position.column, right.rule, right.identity, right.message)
  }

  /// Sorts findings for a report and numbers those that share an identity, so that each has its own.
  package static func ordered(_ findings: [Finding]) -> [Finding] {
    var seen: [String: Int] = [:]
    return findings.sorted(by: isInReportOrder).map { finding in
      var finding = finding
      seen[finding.identity, default: 0] += 1
      if let count = seen[finding.identity], count > 1 { finding.identity += "#\(count)" }
      return finding
    }
  }
}

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
  /// The key by which findings of two checks are compared: ``identity(rule:subject:file:)``, numbered.
  package internal(set) var identity: String
  /// The identity without the companion, which it did not have in version 0.9; nil if it is the same.
  ///
  /// Baselines of that time name it.
  package internal(set) var earlierIdentity: String?
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
    if subject.companion != nil {
      var subject = subject
      subject.companion = nil
      earlierIdentity = Self.identity(rule: rule.identifier, subject: subject, file: file)
    }
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
}

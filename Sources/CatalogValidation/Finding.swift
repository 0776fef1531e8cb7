package import CatalogFiles
internal import CatalogModel
package import SourceText

/// One result of a rule, at a place, with a severity.
package struct Finding: Sendable {
  /// The identifier of the rule.
  package let rule: String
  /// The rule's own severity, unless the catalogue or the command line overrides it.
  package internal(set) var severity: Severity
  /// The problem and its fix; lower case, without a full stop.
  package let message: String
  /// The subject of the finding.
  package let subject: Subject
  /// The file, relative to the current folder of the program.
  package private(set) var file: String
  /// Line and column, both from 1; the column in Unicode scalars.
  package private(set) var position: SourcePosition
  /// The key by which findings of two checks are compared: ``identity(rule:subject:file:)``, numbered.
  package internal(set) var identity: String
  /// The other identities by which a baseline may name it: without the companion, which identities did not have in version 0.9,
  /// and with the former identifiers of renamed purposes.
  package internal(set) var earlierIdentities: [String] = []
  /// The fix, if there is exactly one right answer.
  package let fix: Fix?
  /// The place in another file where the missing value belongs; nil if ``file`` is the file to edit.
  package let related: RelatedPlace?
  /// The number of unlisted findings that it represents; 0 for an ordinary finding.
  package private(set) var omitted = 0
  /// The number of findings that follow from another one and are not listed; 0 for an ordinary finding.
  package private(set) var followUps = 0

  package init(
    rule: RuleDescription, message: String, subject: Subject, file: String, position: SourcePosition,
    fix: Fix? = nil, related: RelatedPlace? = nil
  ) {
    self.rule = rule.identifier
    severity = rule.severity
    // It may quote the file's content.
    self.message = message.onOneLine
    self.subject = subject
    self.file = file
    self.position = position
    self.fix = fix
    self.related = related
    identity = Self.identity(rule: rule.identifier, subject: subject, file: file)
    if subject.companion != nil {
      var subject = subject
      subject.companion = nil
      earlierIdentities = [Self.identity(rule: rule.identifier, subject: subject, file: file)]
    }
  }

  /// The same finding at another place in its file.
  package func at(_ position: SourcePosition) -> Finding {
    var finding = self
    finding.position = position
    return finding
  }

  /// The same finding at a place in another file.
  func at(_ place: SourcePlace) -> Finding {
    var finding = self
    (finding.file, finding.position) = (place.file.path, place.position)
    return finding
  }

  /// A finding in something other than a catalogue, such as an app's sources.
  ///
  /// - Parameters:
  ///   - key: the subject, for the identity; without places, since every edit moves them.
  ///   - earlierKeys: the keys with former identifiers of renamed purposes, by which a baseline may name it.
  package init(
    rule: RuleDescription, message: String, subject: Subject, key: String, earlierKeys: [String] = [], file: String,
    position: SourcePosition, fix: Fix? = nil
  ) {
    self.init(rule: rule, message: message, subject: subject, file: file, position: position, fix: fix)
    identity = "\(rule.identifier):\(key)"
    earlierIdentities = earlierKeys.map { "\(rule.identifier):\($0)" }
  }

  /// The same with the severity that a team gives to the rule.
  package func with(_ severity: Severity) -> Finding {
    var finding = self
    finding.severity = severity
    return finding
  }

  /// A finding that counts unlisted findings of a rule.
  init(_ count: Int, moreOf rule: RuleDescription, file: String) {
    self.init(
      rule: rule,
      message: "\(counted(count, "more finding")) of this rule \(count == 1 ? "is" : "are") counted and not listed; "
        + "'catalog check --rule \(rule.identifier)' lists up to \(CheckSettings.ceilingOfOneRule)",
      subject: Subject(), file: file, position: SourcePosition(line: 1, column: 1))
    omitted = count
  }

  /// A finding that counts the findings of a severity that follow from a cause, or repeat it in other locales.
  ///
  /// - Parameters:
  ///   - relation: the rest of the sentence: "follow from this; correct it and check again".
  ///   - place: the source text that all of them are compared with; nil for the place of the cause.
  init(
    counting followers: [Finding], _ severity: Severity, relation: String, to cause: Finding, of rule: RuleDescription,
    at place: SourcePlace? = nil
  ) {
    let count = followers.total
    self.init(
      rule: rule, message: "\(counted(count, "more \(severity.rawValue)")) \(relation)",
      subject: cause.subject, file: place?.file.path ?? cause.file, position: place?.position ?? cause.position)
    self.severity = severity
    identity = "\(cause.identity):follow-ups:\(severity.rawValue)"
    earlierIdentities = []
    followUps = count
  }
}

/// A place in another file than a finding's.
package struct RelatedPlace: Sendable {
  /// The file, relative to the current folder of the program.
  package let file: String
  package let position: SourcePosition
}

extension [Finding] {
  /// The number of findings, including unlisted ones.
  package var total: Int { reduce(0) { $0 + Swift.max($1.omitted, $1.followUps, 1) } }

  /// The number of findings with a severity, including unlisted ones.
  func count(_ severity: Severity) -> Int { filter { $0.severity == severity }.total }
}

extension Finding {
  /// By file, then by place, then by rule and identity: the order of reports.
  package static func isInReportOrder(_ left: Self, _ right: Self) -> Bool {
    (left.file, left.position.line, left.position.column, left.rule, left.identity, left.message)
      < (right.file, right.position.line, right.position.column, right.rule, right.identity, right.message)
  }
}

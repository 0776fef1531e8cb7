internal import CatalogFiles

/// What an edit of a catalogue brings in that is wrong.
package struct EditCheck: Sendable {
  /// The findings of error severity that were not there before the edit.
  package let errors: [Finding]
  /// The same, of those that the edit is expected to bring in.
  package let expected: [Finding]

  /// Compares the findings of before and after an edit.
  ///
  /// A finding is told by what it is about and what it says, not by its line: an edit moves lines.
  ///
  /// - Parameters:
  ///   - renamed: a purpose's old and new identifier, where the edit gave it another.
  ///   - isExpected: whether the edit brings in a finding by its nature, such as a title that translators have yet to
  ///     write.
  package init(
    before: CheckReport, after: CheckReport, renamed: (old: String, new: String)? = nil,
    isExpected: (Finding) -> Bool = { _ in false }
  ) {
    var known: [Identity: Int] = [:]
    for finding in before.findings { known[Identity(finding, renamed: renamed), default: 0] += 1 }
    let new = after.findings.filter { finding in
      guard finding.severity == .error else { return false }
      let identity = Identity(finding, renamed: renamed)
      guard let count = known[identity], count > 0 else { return true }
      known[identity] = count - 1
      return false
    }
    errors = new.filter { !isExpected($0) }
    expected = new.filter(isExpected)
  }

  private struct Identity: Hashable {
    let rule: String
    var subject: Subject
    /// nil if a purpose was renamed, which its messages name.
    let message: String?

    init(_ finding: Finding, renamed: (old: String, new: String)?) {
      rule = finding.rule
      subject = finding.subject
      message = renamed == nil ? finding.message : nil
      if let renamed, subject.purpose == renamed.old { subject.purpose = renamed.new }
    }
  }
}

internal import CatalogFiles
internal import CatalogModel

/// Decides which errors an edit adds.
///
/// In a text that the edit changes, an error with another message is a different error. Everywhere else the identity
/// decides, since messages quote edited content: advice names the nearest purpose, a collision the other title.
struct EditErrors {
  /// The new identifiers of renamed purposes, by the old ones.
  let renamed: [String: String]
  let before: CatalogSource
  let after: CatalogSource

  /// An error, without the ordinal of its identity: a fixed error renumbers the others.
  private struct Problem: Hashable {
    let identity: String
    let message: String?
  }

  /// The later errors that the earlier ones do not account for.
  func added(from earlier: [Finding], to later: [Finding]) -> [Finding] {
    var known: [Problem: Int] = [:]
    for finding in earlier where finding.severity == .error {
      known[problem(finding, was: finding.subject, is: finding.subject.renamed(by: renamed)), default: 0] += 1
    }
    let old = Dictionary(renamed.map { ($0.value, $0.key) }) { first, _ in first }
    return later.filter { finding in
      guard finding.severity == .error else { return false }
      let problem = problem(finding, was: finding.subject.renamed(by: old), is: finding.subject)
      guard let count = known[problem], count > 0 else { return true }
      known[problem] = count - 1
      return false
    }
  }

  private func problem(_ finding: Finding, was old: Subject, is new: Subject) -> Problem {
    Problem(
      identity: Finding.identity(rule: finding.rule, subject: new, file: finding.file),
      message: before.text(of: old) == after.text(of: new) ? nil : finding.message)
  }
}

extension Subject {
  /// The subject with the new identifiers of renamed purposes.
  func renamed(by names: [String: String]) -> Subject {
    var subject = self
    subject.purpose = purpose.map { names[$0] ?? $0 }
    subject.companion = companion.map { names[$0] ?? $0 }
    return subject
  }
}

extension CatalogSource {
  /// The locale's own text that a finding is about, or nil.
  fileprivate func text(of subject: Subject) -> String? {
    guard let purpose = subject.purpose.flatMap({ purposeIndex[$0] }), let message = subject.message,
      let locale = subject.locale.flatMap({ manifest.locales.firstIndex(of: $0) }),
      let slot = slots.range(ofPurpose: purpose).first(where: { declaration(ofSlot: $0).name == message })
    else { return nil }
    return text(of: locales[locale].entries[slot])
  }
}

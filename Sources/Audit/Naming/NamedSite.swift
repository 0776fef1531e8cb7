package import AppReading

/// A site with its purpose, and the evidence for it.
package struct NamedSite: Sendable {
  package let site: Site
  /// The purpose's identifier; nil if it has none.
  package let purpose: String?
  package let certainty: Certainty
  /// The signals that led to the answer, the strongest first.
  package let evidence: [Evidence]

  /// The reason in a comment that accepts the site without a purpose; nil without such a comment.
  package let acceptance: String?

  package init(
    site: Site, purpose: String?, certainty: Certainty, evidence: [Evidence], acceptance: String? = nil
  ) {
    self.site = site
    self.purpose = purpose
    self.certainty = certainty
    self.evidence = evidence
    self.acceptance = acceptance
  }
}

/// The audit's certainty about a purpose.
package enum Certainty: String, CaseIterable, Comparable, Sendable {
  case none, unsure, likely, certain

  package static func < (left: Self, right: Self) -> Bool {
    // In the order of declaration.
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

/// A signal for a purpose.
package struct Evidence: Sendable, Equatable {
  package enum Signal: String, Sendable {
    case adopted, systemItem = "system-item", title, synonym, verb, role, icon, action
  }
  package let signal: Signal
  /// The text or name that was read: the title, the icon's name, the system item.
  package let seen: String
  package let purpose: String
}

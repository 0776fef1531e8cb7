internal import SourceText

/// Findings that a team has accepted for now, each by its identity, so that a catalogue with findings can be checked in
/// CI.
package struct Baseline: Sendable {
  /// One accepted finding.
  package struct Entry: Sendable, Equatable {
    /// The finding's identity, as in the JSON report; of an entry for several findings, a pattern in which `*` stands for any
    /// characters.
    package var identity: String
    /// True if ``identity`` is a pattern.
    package var isPattern: Bool
    /// The reason why it is accepted.
    package var reason: String
    /// The person or team that is responsible for it.
    package var owner: String?
    /// The last day on which it is accepted; nil for no limit.
    package var expires: CalendarDate?
    /// The file of an audit's finding, relative to the baseline's folder; nil for a catalogue's.
    package var file: String?
    /// The scope of the audit that last found it, if it did not look at everything: `bars`.
    package var scope: String?
    /// The paths of the audit that last found it, relative to the baseline's folder: tables and components anywhere
    /// below them may have named it.
    package var paths: [String]

    /// Returns whether the entry accepts the finding with an identity.
    package func accepts(_ identity: String) -> Bool {
      isPattern ? Wildcard(inText: self.identity).matches(Array(identity.utf8)) : self.identity == identity
    }

    /// The identifier of the finding's rule.
    package var rule: String { String(identity.prefix { $0 != ":" }) }

    package init(
      identity: String, isPattern: Bool = false, reason: String, owner: String? = nil, expires: CalendarDate? = nil,
      file: String? = nil,
      scope: String? = nil, paths: [String] = []
    ) {
      self.identity = identity
      self.isPattern = isPattern
      self.reason = reason
      self.owner = owner
      self.expires = expires
      self.file = file
      self.scope = scope
      self.paths = paths
    }
  }

  /// The versions of the data that the findings were made with, which may explain why one appears or disappears.
  package var data: DataVersions?
  /// Sorted by identity.
  package var entries: [Entry]

  package init(data: DataVersions?, entries: [Entry]) {
    self.data = data
    self.entries = entries.sorted { $0.identity < $1.identity }
  }
}

/// The versions of ICU and of CLDR's data that a check used.
package struct DataVersions: Sendable, Equatable {
  package let icu: String
  package let cldr: String

  package init(icu: String, cldr: String) {
    self.icu = icu
    self.cldr = cldr
  }
}

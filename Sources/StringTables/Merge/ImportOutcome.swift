internal import StringFormats

/// The outcome of importing a unit.
package enum ImportOutcome: String, CaseIterable, Sendable {
  /// The catalogue already has the text, or the translator changed nothing.
  case unchanged
  /// It was imported.
  case updated
  /// The source text has changed since the export: a text was imported and marked for review, an approval was not.
  case stale
  /// Both sides changed it, and the catalogue's was kept: on request, or because only a comment differs.
  case kept
  /// The file has no translation; the catalogue is not changed.
  case empty
  /// Both sides changed it, and no side was chosen; or the files have two texts for it.
  case conflict
  /// The catalogue has no such purpose, message or locale.
  case unknown
  /// A text of the app under a key that the catalogue does not have, without a trace of an export.
  case own
  /// Another program's text, which has the same key as one of the catalogue (``Provenance``).
  case foreign
  /// It would add a finding of severity error.
  case invalid
  /// The unit cannot be read.
  case broken

  /// True if the unit was not imported and needs attention.
  package var isRefusal: Bool {
    switch self {
    case .conflict, .unknown, .foreign, .invalid, .broken: true
    case .unchanged, .updated, .stale, .kept, .empty, .own: false
    }
  }

  /// The name after a number: `3 updated`, `12 of the app's own`.
  var counted: String { self == .own ? "of the app's own" : rawValue }
}

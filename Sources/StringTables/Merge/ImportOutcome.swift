/// What became of a unit that a translator sent back.
package enum ImportOutcome: String, CaseIterable, Sendable {
  /// The catalogue has it already, or the translator changed nothing.
  case unchanged
  /// It went in.
  case updated
  /// The source text has changed since it was exported: a text went in marked for review, an approval did not.
  case stale
  /// Both sides changed it, and the catalogue's was kept: as was asked, or since it is a comment alone.
  case kept
  /// The file has no translation; what the catalogue has stays.
  case empty
  /// Both sides changed it; nobody said whose to take.
  case conflict
  /// The catalogue has no such purpose, message or locale.
  case unknown
  /// Another program's text whose key happens to be the catalogue's (``Provenance``).
  case foreign
  /// It would break a rule of severity error.
  case invalid
  /// The file has the unit twice, with another text.
  case duplicate
  /// The file does not say what it should.
  case broken

  /// Whether something that was sent did not go in and somebody has to look at it.
  package var isRefusal: Bool {
    switch self {
    case .conflict, .unknown, .foreign, .invalid, .duplicate, .broken: true
    case .unchanged, .updated, .stale, .kept, .empty: false
    }
  }
}

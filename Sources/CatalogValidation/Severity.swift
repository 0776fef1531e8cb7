/// The severity of a finding.
package enum Severity: String, CaseIterable, Sendable, Comparable {
  /// Informative; no action is required.
  case note
  /// Probably wrong.
  case warning
  /// Wrong: users would see a broken or missing text or icon.
  case error

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

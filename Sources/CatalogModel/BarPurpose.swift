/// The purposes that bars show by themselves; each bar finds them by these identifiers.
package enum BarPurpose: String, CaseIterable, Sendable {
  /// The system's way back to the screen before.
  case back
  /// Leaves a task whose input may be lost.
  case cancel
  /// Leaves a screen without input; on some platforms, the icon of ``cancel``.
  case close
  /// The icon of a confirmation.
  case done
}

/// The effect of a purpose on the screen.
public enum Role: String, CaseIterable, Sendable {
  /// Moves to another place of the hierarchy or the history.
  case navigate
  /// Closes a screen; nothing is lost.
  case dismiss
  /// Abandons a task.
  case cancel
  /// Finishes a task and keeps its result.
  case confirm
  /// Destroys something that belongs to the user.
  case destroy
  /// Does anything else.
  case act
}

/// The direction of a purpose along the reading direction.
public enum Direction: String, CaseIterable, Sendable {
  /// The reading direction: to the right in a left-to-right locale.
  case forward
  /// Against the reading direction.
  case backward
}

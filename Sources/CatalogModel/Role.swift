/// What a purpose does to the screen.
public enum Role: String, CaseIterable, Sendable {
  /// Moves to another place of the hierarchy or the history.
  case navigate
  /// Takes a screen away; nothing is lost.
  case dismiss
  /// Abandons a task.
  case cancel
  /// Finishes a task and keeps its result.
  case confirm
  /// Destroys something of the user's.
  case destroy
  /// Does anything else.
  case act
}

/// Where a directional purpose points along the reading direction.
public enum Direction: String, CaseIterable, Sendable {
  /// The way the text runs: to the right in a left-to-right locale.
  case forward
  /// Against the way the text runs.
  case backward
}

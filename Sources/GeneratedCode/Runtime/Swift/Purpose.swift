extension Purpose {
  /// The effect of a purpose on the screen.
  public enum Role: String, CaseIterable, Hashable, Codable, Sendable {
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

  // region role
  public var role: Role { .act }
  // endregion

  /// A direction along the reading direction.
  public enum Direction: String, CaseIterable, Hashable, Codable, Sendable {
    /// The reading direction: to the right in a left-to-right language.
    case forward
    /// Against the reading direction.
    case backward
  }

  // region direction
  public var direction: Direction? { nil }
  // endregion
  // region opposite

  public var opposite: Purpose? { nil }
  // endregion
}

/// The container that a site is in.
package enum Container: String, CaseIterable, Sendable {
  case navigationBar = "navigation-bar"
  case bottomBar = "bottom-bar"
  case dialog
  case menu
  case swipe
  case content
}

/// The side or part of a container, in reading order.
package enum Placement: String, CaseIterable, Sendable {
  case leading, trailing, cancellation, confirmation, primary, secondary, destructive, bottom
}

/// The way in which another screen, or the app, shows a screen.
package enum ScreenShowing: String, Comparable, Sendable {
  /// As the base of a stack: in a tab, or as a window's first screen.
  case root
  /// On top of a stack.
  case push
  /// Over another screen.
  case modal
  /// Inside another screen, of which it is a part.
  case part

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

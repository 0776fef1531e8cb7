package import SourceText

/// What the sources of an app say about its screens: the types that may be one, and how others show them.
package struct ScreenFacts: Sendable {
  /// How a screen is shown by another, or by the app.
  package enum Showing: String, Comparable, Sendable {
    /// As the base of a stack: in a tab, or as a window's first screen.
    case root
    /// On top of a stack.
    case push
    /// Over another screen.
    case modal

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// A type, function or template that has a body.
  package struct Owner: Sendable {
    package let name: String
    package let file: SourceFile
    /// Where its name is, in bytes.
    package let range: Range<Int>
    package let framework: Framework
    /// How its own declaration says that it is shown: a `BottomSheetDialogFragment` is modal.
    package let declared: Showing?
    /// Whether its declaration or name says that it is a whole screen.
    package let isScreen: Bool
    /// Whether people enter text in it.
    package let takesText: Bool

    package init(
      name: String, file: SourceFile, range: Range<Int>, framework: Framework, declared: Showing?, isScreen: Bool,
      takesText: Bool
    ) {
      self.name = name
      self.file = file
      self.range = range
      self.framework = framework
      self.declared = declared
      self.isScreen = isScreen
      self.takesText = takesText
    }
  }

  /// A place that shows a screen.
  package struct Shown: Sendable, Hashable {
    /// The screen's type or function.
    package let name: String
    package let showing: Showing
    /// The type that shows it; nil at the top of a file.
    package let by: String?
    /// What shows it, such as `sheet` or `NavigationLink`.
    package let means: String

    package init(name: String, showing: Showing, by: String?, means: String) {
      self.name = name
      self.showing = showing
      self.by = by
      self.means = means
    }
  }

  package var owners: [Owner] = []
  package var shown: [Shown] = []

  package init() {}

  package mutating func add(_ other: ScreenFacts) {
    owners += other.owners
    shown += other.shown
  }
}

package import CatalogModel
package import SourceText

/// The facts in an app's sources about its screens: the types that may be one, and how others show them.
package struct AppScreens: Sendable {
  /// Signs in a declaration of the kind of screen that it may be.
  package enum Trait: Sendable {
    /// People enter text in it.
    case text
    /// It has controls that set something: switches, pickers, sliders.
    case input
    /// It brings the stack that it is the base of.
    case stack
    /// It shows the content that its users pass in.
    case wrapper
    /// It is made of an alert or a dialog of the framework.
    case alert
  }

  /// A type, function or template that has a body.
  package struct Owner: Sendable {
    package let name: String
    package let file: SourceFile
    /// The place of its name, in bytes.
    package let range: Range<Int>
    /// All of it, in bytes.
    package let extent: Range<Int>
    package let framework: Framework
    /// The way of showing that its own declaration implies: a `BottomSheetDialogFragment` is modal.
    package let declared: ScreenShowing?
    /// True if its declaration or name says that it is a whole screen.
    package let isScreen: Bool
    package let traits: Set<Trait>
    /// The views and components that are made in it.
    package var parts: Set<String> = []

    package init(
      name: String, file: SourceFile, range: Range<Int>, extent: Range<Int>, framework: Framework,
      declared: ScreenShowing?,
      isScreen: Bool, traits: Set<Trait>
    ) {
      self.name = name
      self.file = file
      self.range = range
      self.extent = extent
      self.framework = framework
      self.declared = declared
      self.isScreen = isScreen
      self.traits = traits
    }
  }

  /// A place that shows a screen.
  package struct Shown: Sendable, Hashable {
    /// The screen's type or function.
    package let name: String
    package let showing: ScreenShowing
    /// The type that shows it; nil at the top of a file.
    package let by: String?
    /// The means that shows it, such as `sheet` or `NavigationLink`.
    package let means: String

    package init(name: String, showing: ScreenShowing, by: String?, means: String) {
      self.name = name
      self.showing = showing
      self.by = by
      self.means = means
    }
  }

  /// A case of a coordinator, or a type that holds a screen, with that screen:
  /// `case .profile: ProfileViewController()`.
  package struct Route: Sendable, Hashable {
    package let name: String
    package let screen: String
  }

  /// A button of a bar that is not a site, because only the bar's arguments declare it.
  package struct BarButton: Sendable {
    package let owner: String
    package let path: String
    package let exit: ScreenExit
  }

  /// The side of a screen where a part of its content is.
  package struct Zone: Sendable {
    package let range: Range<Int>
    package let side: ScreenSide
  }

  package var owners: [Owner] = []
  package var shown: [Shown] = []
  /// Routes that are shown; the name is the route's.
  package internal(set) var shownRoutes: [Shown] = []
  package internal(set) var routes: [Route] = []
  package internal(set) var barButtons: [BarButton] = []
  /// By the path of a file.
  package internal(set) var zones: [String: [Zone]] = [:]
  /// The default export of each module, by its path.
  package internal(set) var exports: [String: String] = [:]

  package init() {}

  package mutating func add(_ other: AppScreens) {
    owners += other.owners
    shown += other.shown
    shownRoutes += other.shownRoutes
    routes += other.routes
    barButtons += other.barButtons
    zones.merge(other.zones) { $0 + $1 }
    exports.merge(other.exports) { first, _ in first }
  }
}

/// A user-interface framework.
package enum Framework: String, CaseIterable, Sendable {
  case swiftUI = "swiftui"
  case uiKit = "uikit"
  case appKit = "appkit"
  case compose
  case androidViews = "android-views"
  case gtk
  case react
  case html
}

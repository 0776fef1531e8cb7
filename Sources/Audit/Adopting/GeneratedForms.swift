internal import AppReading

/// The forms in which code that `catalog generate` writes makes the button of a purpose.
enum GeneratedForms {
  /// The form for a construct, as a finding advises it; nil if generated code has no form for that place.
  static func form(of purpose: String, construct: String) -> String? {
    switch construct {
    case "swiftui.button", "swiftui.alert-button": "Button(.\(purpose.purposeInSwift)) { … }"
    case "uikit.bar-button-item": "UIBarButtonItem(.\(purpose.purposeInSwift)) { … }"
    case "uikit.action": "UIAction(.\(purpose.purposeInSwift)) { … }"
    case "appkit.toolbar-item": "NSToolbarItem(.\(purpose.purposeInSwift), target: …, action: …)"
    case "compose.icon-button", "compose.navigation-icon": "IconButton(Purpose.\(purpose.purposeInKotlin)) { … }"
    case "compose.button", "compose.text-button": "Button(Purpose.\(purpose.purposeInKotlin)) { … }"
    case "compose.dropdown-menu-item": "DropdownMenuItem(Purpose.\(purpose.purposeInKotlin)) { … }"
    case "react.button", "react.icon-button": "<PurposeButton purpose=\"\(purpose)\">"
    case "html.button": "<purpose-button purpose=\"\(purpose)\">"
    default: nil
    }
  }

  /// Returns whether generated code has a form for a button, or for the component that the button is a use of.
  static func hasForm(_ site: Site) -> Bool {
    site.wrapper != nil || withoutForm(site) == nil || form(of: "", construct: site.construct) != nil
  }

  /// A description of the button if generated code has no form that `--fix` could write for it; nil if it has one.
  static func withoutForm(_ site: Site) -> String? {
    switch site.construct {
    case "swiftui.button", "uikit.bar-button-item", "uikit.action", "compose.icon-button", "compose.button",
      "compose.dropdown-menu-item", "react.button", "appkit.toolbar-item", "html.button":
      nil
    case "android.menu-item": "Android's menus"
    case "android.button": "Android's layouts"
    case "android.alert-button": "Android's alerts"
    case "appkit.button": "AppKit's buttons"
    case "appkit.menu-item": "AppKit's menus"
    case "appkit.alert-button": "AppKit's alerts"
    case "uikit.alert-action": "UIKit's alerts"
    case "uikit.contextual-action": "UIKit's swipes"
    case "uikit.command": "UIKit's commands"
    case "uikit.button": "UIKit's buttons"
    case "swiftui.menu": "SwiftUI's Menu"
    case "swiftui.link": "SwiftUI's Link"
    case "swiftui.share-link": "SwiftUI's ShareLink"
    case "swiftui.edit-button": "SwiftUI's EditButton"
    case "compose.text-button": "Compose's TextButton"
    case "compose.navigation-icon": "the app's own bars"
    case "react.icon-button", "react.menu-item", "react.dialog-button", "react.dialog-close":
      "React's components of others"
    case "swiftui.alert-button": "SwiftUI's Alert and ActionSheet"
    case let construct where construct.hasPrefix("gtk."): "GTK"
    case let construct where construct.hasPrefix("storyboard."): "storyboards and xibs"
    default: "'\(site.construct)'"
    }
  }
}

internal import AppReading
internal import CodeWriting

/// The forms in which code that `catalog generate` writes makes the button of a purpose.
enum GeneratedForms {
  /// The form for a construct, as a finding advises it; nil if generated code has no form for that place.
  static func form(of purpose: PurposeName, construct: String) -> String? { forms[construct]?(purpose) }

  private static let forms: [String: @Sendable (PurposeName) -> String] = [
    "swiftui.button": { "Button(.\($0.swift)) { … }" },
    "swiftui.alert-button": { "Button(.\($0.swift)) { … }" },
    "uikit.bar-button-item": { "UIBarButtonItem(.\($0.swift)) { … }" },
    "uikit.action": { "UIAction(.\($0.swift)) { … }" },
    "appkit.toolbar-item": { "NSToolbarItem(.\($0.swift), target: …, action: …)" },
    "compose.icon-button": { "IconButton(Purpose.\($0.kotlin)) { … }" },
    "compose.navigation-icon": { "IconButton(Purpose.\($0.kotlin)) { … }" },
    "compose.button": { "Button(Purpose.\($0.kotlin)) { … }" },
    "compose.text-button": { "Button(Purpose.\($0.kotlin)) { … }" },
    "compose.dropdown-menu-item": { "DropdownMenuItem(Purpose.\($0.kotlin)) { … }" },
    "react.button": { "<PurposeButton purpose=\"\($0.identifier)\">" },
    "react.icon-button": { "<PurposeButton purpose=\"\($0.identifier)\">" },
    "html.button": { "<purpose-button purpose=\"\($0.identifier)\">" },
  ]

  /// Returns whether generated code has a form for a button, or for the component that the button is a use of.
  static func hasForm(_ site: Site) -> Bool {
    site.wrapper != nil || withoutForm(site) == nil || forms[site.construct] != nil
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

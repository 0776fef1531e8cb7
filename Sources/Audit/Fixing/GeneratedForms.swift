/// How code that `catalog generate` writes makes the button of a purpose.
enum GeneratedForms {
  /// The form for a construct, as a finding advises it; nil where generated code has none that could stand there.
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
}

extension String {
  /// A purpose as Swift's code names it: `delete-item` is `deleteItem`.
  var purposeInSwift: String {
    let words = split(separator: "-")
    return words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }

  /// A purpose as Kotlin's code names it: `delete-item` is `DELETE_ITEM`.
  var purposeInKotlin: String { replacing("-", with: "_").uppercased() }
}

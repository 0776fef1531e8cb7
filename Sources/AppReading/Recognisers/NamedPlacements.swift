internal import CatalogModel

extension Placement {
  /// The placement that a name in SwiftUI, UIKit or another framework means, and its container if the name implies it.
  static func named(_ name: String) -> (container: Container?, placement: Placement?) {
    switch name {
    case "cancellationAction": (.navigationBar, .cancellation)
    case "confirmationAction": (.navigationBar, .confirmation)
    case "destructiveAction": (.navigationBar, .destructive)
    case "primaryAction": (.navigationBar, .primary)
    case "secondaryAction": (.navigationBar, .secondary)
    case "navigationBarLeading", "topBarLeading", "navigation": (.navigationBar, .leading)
    case "navigationBarTrailing", "topBarTrailing", "automatic": (.navigationBar, .trailing)
    case "bottomBar", "status", "bottomOrnament": (.bottomBar, .bottom)
    case "keyboard": (.content, nil)
    case "leading": (nil, .leading)
    case "trailing": (nil, .trailing)
    default: (nil, nil)
    }
  }
}

extension DeclaredRole {
  /// The role that a member such as `.destructive` names.
  static func named(_ name: String) -> DeclaredRole? {
    switch name {
    case "destructive", "error", "danger", "negative": .destructive
    case "cancel", "cancelAction": .cancel
    case "close": .close
    case "confirm", "done", "defaultAction", "prominent": .confirm
    case "submit": .submit
    default: nil
    }
  }
}

internal import SourceReading

/// What frameworks call screens, the ways to show them, and fields for text.
enum ScreenWords {
  /// Calls whose closures or arguments are screens, and how they show them.
  static let means: [String: ScreenFacts.Showing] = [
    // SwiftUI
    "sheet": .modal, "fullScreenCover": .modal, "popover": .modal, "NavigationLink": .push,
    "navigationDestination": .push, "TabView": .root, "Tab": .root, "tabItem": .root, "WindowGroup": .root,
    // UIKit and AppKit
    "present": .modal, "pushViewController": .push, "show": .push, "setViewControllers": .root,
    "presentAsSheet": .modal, "presentAsModalWindow": .modal, "beginSheet": .modal,
    // Compose
    "composable": .push, "composableWithSlideTransitions": .push, "composableWithPushTransitions": .push,
    "composableWithRootPushTransitions": .root, "dialog": .modal, "ModalBottomSheet": .modal, "Dialog": .modal,
    "BottomSheet": .modal, "setContent": .root,
    // Android views
    "startActivity": .push,
  ]

  /// Supertypes and template parents that are screens, and how such a screen is shown; nil where that is open.
  static let supertypes: [String: ScreenFacts.Showing?] = [
    "UIViewController": nil, "UITableViewController": nil, "UICollectionViewController": nil,
    "UINavigationController": nil, "UIHostingController": nil, "NSViewController": nil,
    "NSWindowController": .root, "UITabBarController": .root, "UIAlertController": .modal,
    "AppCompatActivity": nil, "Activity": nil, "ComponentActivity": nil,
    "FragmentActivity": nil, "Fragment": nil, "PreferenceFragmentCompat": .push,
    "DialogFragment": .modal, "AppCompatDialogFragment": .modal, "BottomSheetDialogFragment": .modal,
    "Adw.ApplicationWindow": .root, "Gtk.ApplicationWindow": .root, "Adw.NavigationPage": .push,
    "Adw.PreferencesPage": .push, "Adw.Window": .modal, "Adw.Dialog": .modal, "Adw.PreferencesDialog": .modal,
    "Adw.PreferencesWindow": .modal, "Adw.AlertDialog": .modal, "Adw.MessageDialog": .modal, "Gtk.Dialog": .modal,
    "Gtk.Window": .modal,
    "AdwApplicationWindow": .root, "GtkApplicationWindow": .root, "AdwNavigationPage": .push, "AdwWindow": .modal,
    "AdwDialog": .modal, "AdwPreferencesDialog": .modal, "AdwPreferencesWindow": .modal, "GtkDialog": .modal,
  ]

  /// Endings of names that say that a type is a screen, the first that fits; nil where the showing is open.
  static let endings: [(ending: String, showing: ScreenFacts.Showing?)] = [
    ("BottomSheet", .modal), ("Sheet", .modal), ("Modal", .modal), ("Dialog", .modal), ("TabView", .root),
    ("TabBarController", .root), ("ViewController", nil), ("Screen", nil), ("Activity", nil), ("Fragment", nil),
    ("Page", nil), ("Scene", nil), ("Window", nil),
  ]

  /// Views that people enter text in.
  static let textFields: Set<String> = [
    "TextField", "TextEditor", "SecureField", "UITextField", "UITextView", "NSTextField", "NSTextView",
    "OutlinedTextField", "BasicTextField", "EditText", "TextInputEditText", "Gtk.Entry", "Adw.EntryRow",
    "Adw.PasswordEntryRow", "Gtk.TextView", "GtkEntry", "AdwEntryRow", "input", "textarea", "Input", "Textarea",
    "InputField", "TextArea",
  ]

  /// How a name says that a screen is shown: nil where it does not say that it is one.
  static func showing(ofName name: String) -> (isScreen: Bool, showing: ScreenFacts.Showing?) {
    for (ending, showing) in endings where name.hasSuffix(ending) && name != ending { return (true, showing) }
    return (false, nil)
  }
}

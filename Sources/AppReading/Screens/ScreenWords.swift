internal import CatalogModel
import SourceReading

/// The names that frameworks give to screens, to the ways to show them, and to the controls in them.
package enum ScreenWords {
  private static let builders = merged(\.builders)
  private static let presenters = merged(\.presenters)
  /// Properties that a screen is assigned to, and the way that shows it.
  static let slots = merged(\.slots)
  /// Supertypes and template parents of screens, and the way such a screen is shown; nil if they do not decide it.
  static let supertypes = merged(\.supertypes)
  /// Supertypes that only hold screens of others.
  static let holders = FrameworkDescription.all.reduce(into: Set<String>()) { $0.formUnion($1.screens.holders) }

  /// The entries of all frameworks.
  private static func merged<Showing>(_ part: (ScreenCalls) -> [String: Showing]) -> [String: Showing] {
    FrameworkDescription.all.reduce(into: [:]) { $0.merge(part($1.screens)) { first, _ in first } }
  }

  /// The way in which an app's own function shows its first argument, by its name: `presentInSheet(_:)`,
  /// `pushDetail(_:)`.
  static func presenter(_ name: String) -> ScreenShowing? {
    if let showing = presenters[name] { return showing }
    if name.hasPrefix("presentation") { return nil }
    return name.hasPrefix("present") ? .modal : name.hasPrefix("push") ? .push : nil
  }

  /// The way in which a call with a closure shows the closure's content.
  static func builder(_ name: String) -> ScreenShowing? {
    if let showing = builders[name] { return showing }
    // A custom modifier: `bottomSheet(isPresented:)`.
    let isOwn = name.first?.isLowercase == true && (name.hasSuffix("Sheet") || name.hasSuffix("Cover"))
    return isOwn ? .modal : destination(name)
  }

  /// The way in which a function that adds a destination shows it: `composable`, `composableWithSlideTransitions`.
  static func destination(_ name: String) -> ScreenShowing? {
    guard name.hasPrefix("composable") else { return nil }
    if name.contains("Slide") || name.contains("Modal") || name.contains("Sheet") { return .modal }
    return name.contains("Root") || name.contains("Stay") ? .root : .push
  }

  /// The way of showing that a transition's name means: `.modal`, `.show`.
  static func transition(_ word: String) -> ScreenShowing? {
    switch word {
    case "show", "push", "customPush", "detail", "showDetail": .push
    case "modal", "sheet", "formSheet", "pageSheet", "popover", "fullScreen", "fullScreenCover", "present", "cover",
      "custom", "overFullScreen":
      .modal
    case "root", "setRoot", "replaceRoot": .root
    default: nil
    }
  }

  /// Endings of the names of screens, of which the first that fits counts; nil if the ending does not decide the
  /// showing.
  static let endings: [(ending: String, showing: ScreenShowing?)] = [
    ("BottomSheet", .modal), ("Sheet", .modal), ("Modal", .modal), ("Dialog", .modal),
    ("DialogFragment", .modal), ("DialogFragmentCompat", .modal), ("TabBarController", .root),
    ("WindowController", .root), ("ViewController", nil), ("Screen", nil), ("Activity", nil), ("Fragment", nil),
    ("Page", nil), ("Scene", nil), ("Window", nil),
  ]

  /// The way of showing that a screen's name implies; nil if the name does not say that it is a screen.
  static func showing(ofName name: String) -> (isScreen: Bool, showing: ScreenShowing?) {
    for (ending, showing) in endings where name.hasSuffix(ending) && name != ending { return (true, showing) }
    return (false, nil)
  }

  // MARK: Controls

  /// The trait that a control gives to the screen or part that contains it.
  static func trait(_ control: String) -> AppScreens.Trait? {
    let name = control.lastNamePart
    if textFields.contains(name) { return .text }
    if inputs.contains(name) { return .input }
    if stacks.contains(name) { return .stack }
    if alerts.contains(name) { return .alert }
    if ["TextField", "PasswordField", "TextArea", "TextEditor"].contains(where: name.hasSuffix) { return .text }
    return ["Toggle", "Switch", "Slider", "Stepper", "Checkbox"].contains(where: name.hasSuffix) ? .input : nil
  }

  private static let textFields: Set<String> = [
    "TextField", "TextEditor", "SecureField", "UITextField", "UITextView", "NSTextField", "NSTextView", "EditText",
    "TextInputEditText", "Entry", "EntryRow", "PasswordEntryRow", "TextView", "GtkEntry", "AdwEntryRow", "input",
    "textarea", "Input", "Textarea", "InputField", "TextArea",
  ]
  private static let inputs: Set<String> = [
    "Toggle", "Picker", "DatePicker", "ColorPicker", "Slider", "Stepper", "UISwitch", "UISlider", "UIPickerView",
    "UIDatePicker", "UISegmentedControl", "Switch", "Checkbox", "RadioButton", "SwitchCompat", "ComboRow", "SwitchRow",
    "SpinRow", "CheckButton", "SpinButton", "DropDown", "AdwComboRow", "AdwSwitchRow", "AdwSpinRow", "GtkCheckButton",
    "GtkSwitch", "Select", "select", "DropToImport",
  ]
  private static let stacks: Set<String> = ["NavigationStack", "NavigationView", "NavigationSplitView"]
  private static let alerts: Set<String> = [
    "AlertDialog", "BasicAlertDialog", "DatePickerDialog", "TimePickerDialog", "Dialog",
  ]

  /// Views around screens that show all of their content, one at a time or one over the other.
  static let transparent: Set<String> = [
    "Group", "ZStack", "NavigationStack", "NavigationView", "NavigationSplitView", "AnyView", "GeometryReader",
    "ScrollView", "ScrollViewReader", "TabView", "Tab", "Suspense", "Fragment", "Box", "Surface",
  ]
  /// Views that lay out parts of a screen.
  static let layouts: Set<String> = [
    "VStack", "HStack", "LazyVStack", "LazyHStack", "List", "Form", "Section", "ForEach", "Grid", "LazyVGrid", "Column",
    "Row", "LazyColumn", "Text", "Image", "Label", "Button", "Spacer", "Divider", "EmptyView", "Color", "ProgressView",
  ]

  /// Words in a screen's name for a task that is done on it.
  static let tasks: Set<String> = [
    "Edit", "Editor", "Create", "New", "Add", "Choose", "Chooser", "Select", "Selector", "Selection", "Picker",
    "Import",
    "Export", "Settings", "Preferences", "Login", "Register", "Registration", "Report", "Compose", "Composer", "Filter",
    "Filters", "Pref", "Prefs", "Preference", "Rename", "Move", "Invite", "Install", "Setup", "Confirm", "Confirmation",
    "Form", "Dialog", "Delete",
  ]

  /// Words at the end of a name that only say that it is a screen.
  private static let screenWords: Set<String> = ["View", "Controller", "Screen", "Sheet", "Modal", "Page", "Content"]

  /// Returns whether a camel-case name begins or ends with a task: `EditTagView`, `TagEditor`, but not `EditHistory`.
  package static func isTask(_ name: String) -> Bool {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    while let last = words.last, words.count > 1, screenWords.contains(last) { words.removeLast() }
    guard let first = words.first, let last = words.last else { return false }
    if words.dropFirst().dropLast().contains(where: verbs.contains) { return true }
    // The history of an edit is only read.
    return tasks.contains(last) || tasks.contains(first) && !records.contains(last)
  }

  /// Tasks that may also be in the middle of a name: `VaultMoveToOrganizationScreen`.
  private static let verbs: Set<String> = ["Add", "Create", "Delete", "Edit", "Export", "Import", "Move", "Rename"]

  /// Endings of composables that replace a screen's content.
  static let states = ["EmptyScreen", "LoadingScreen", "ErrorScreen", "PlaceholderScreen"]

  private static let records: Set<String> = ["History", "Log", "Info", "Details", "Detail", "Preview", "Help"]
}

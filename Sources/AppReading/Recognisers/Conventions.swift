internal import CatalogModel
internal import SourceReading

/// Constructs of an app that are buttons by their names and arguments, though the app's sources do not define them.
enum Conventions {
  /// Returns whether a call makes a value that represents a button: `OptionAction(label: …, icon: …) { … }`.
  ///
  /// Its name says so, and it has a title and something to run.
  static func isAction(_ call: SourceCall) -> Bool {
    guard call.base.map(\.isType) ?? true, call.isCapitalized, !systemPrefixes.contains(where: call.name.hasPrefix),
      !call.name.contains("Accessibility"),
      actionEndings.contains(where: call.name.hasSuffix)
    else { return false }
    let labels = call.arguments.compactMap(\.label)
    guard labels.contains(where: titleLabels.contains) else { return false }
    return !call.trailing.isEmpty || labels.contains(where: handlerLabels.contains)
  }

  /// Returns whether a call is a bar of the app that takes its leading button in parts: `AppTopBar(navigationIcon = …,
  /// onNavigationIconClick = …)`.
  static func isBar(_ call: SourceCall) -> Bool {
    guard call.base == nil, call.isCapitalized, barEndings.contains(where: call.name.hasSuffix) else { return false }
    return call.arguments.contains { $0.label.map(navigationHandlers.contains) ?? false }
  }

  /// Returns whether a call registers an action of a menu or palette: `createAction({ name, icon, perform })`.
  static func isRegistration(_ call: SourceCall) -> Bool {
    let name = call.name.lastNamePart
    return registeredNames.contains { name.hasSuffix($0) || name.hasSuffix($0 + "s") }
      || name.contains("Action") && name.hasPrefix("create")
  }

  /// Returns whether the entries of an object describe a button: a title, and a function to run.
  static func isButton(_ entries: [SourceArgument]) -> Bool {
    let labels = entries.compactMap(\.label)
    return labels.contains(where: titleLabels.contains) && labels.contains(where: handlerLabels.contains)
  }

  /// Returns whether a call offers a choice, whose title names what is chosen.
  static func isChoice(_ call: SourceCall) -> Bool {
    call.arguments.contains { $0.label.map(choiceLabels.contains) ?? false }
  }

  /// Returns whether a label names a closure that runs when the button is pressed: `onClick`, `closeAction`.
  static func isHandler(_ label: String) -> Bool {
    handlerLabels.contains(label) || label.hasSuffix("Action")
      || label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase == true
  }

  static let titleLabels: Set = ["label", "title", "text", "name"]
  static let handlerLabels: Set = [
    "action", "handler", "perform", "run", "execute", "callback", "onTap", "onClick", "onPress", "onSelect", "onAction",
    "block", "actionHandler", "tapHandler",
  ]
  static let navigationHandlers: Set = [
    "onNavigationIconClick", "onNavigationClick", "onNavigationIconPressed", "navigationOnClick", "onNavIconClick",
    "onNavigationIconClicked", "onNavigationClicked",
  ]
  private static let choiceLabels: Set = [
    "selectedOption", "onOptionSelected", "selectedValue", "selectedItem", "onOptionChange",
  ]
  private static let systemPrefixes = ["UI", "NS", "WK", "CX"]
  private static let barEndings = [
    "TopAppBar", "AppBar", "TopBar", "Toolbar", "ToolBar", "Header", "NavigationBar", "NavigationIcon",
  ]
  private static let actionEndings = [
    "Action", "ActionItem", "MenuItem", "MenuItemData", "ActionData", "ButtonData", "ButtonItem", "MenuAction",
    "MenuOption", "OverflowItem", "SheetItem", "BarItem", "OptionItem",
  ]
  private static let registeredNames = ["Action", "Command", "MenuItem", "ActionV2"]
}

extension SourceNode {
  /// True if it is the name of a type with nested types: `AppBar` of `AppBar.Action(…)`.
  fileprivate var isType: Bool {
    if case .name(let parts) = kind { parts.count == 1 && parts[0].first?.isUppercase == true } else { false }
  }
}

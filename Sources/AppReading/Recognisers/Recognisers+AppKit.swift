extension Recogniser {
  /// AppKit's buttons, and items of menus, toolbars and alerts.
  static let appKit: [Recogniser] = [
    Recogniser(
      construct: "appkit.button", framework: .appKit, names: ["NSButton", "NSPopUpButton"],
      arguments: [
        Argument("title", .title(mayBeKey: false)), Argument("image", .icon(.asset)), Argument("action", .action),
      ]),
    Recogniser(
      construct: "appkit.menu-item", framework: .appKit, names: ["NSMenuItem"],
      arguments: [Argument("title", .title(mayBeKey: false)), Argument("action", .action)], container: .menu),
    Recogniser(
      construct: "appkit.menu-item", framework: .appKit, names: ["addItem", "insertItem"],
      arguments: [Argument("withTitle", .title(mayBeKey: false)), Argument("action", .action)], container: .menu,
      bases: ["*"], requires: ["withTitle"]),
    Recogniser(
      construct: "appkit.toolbar-item", framework: .appKit, names: ["NSToolbarItem", "NSMenuToolbarItem"],
      arguments: [Argument(at: 0, .purposeOrTitle)], trailing: .always(.action), container: .navigationBar),
    Recogniser(
      construct: "appkit.alert-button", framework: .appKit, names: ["addButton"],
      arguments: [Argument("withTitle", .title(mayBeKey: false))], container: .dialog, bases: ["*"],
      requires: ["withTitle"]),
  ]
}

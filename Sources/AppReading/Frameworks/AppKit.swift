internal import CatalogModel
internal import SourceReading

extension FrameworkDescription {
  static let appKit = FrameworkDescription(
    framework: .appKit, title: "AppKit", languages: [.swift], recognisers: Recogniser.appKit,
    markup: MarkupButtons(languages: [.xml]) { element, place in
      switch element.name {
      case "button" where place.isForMac, "popUpButton" where place.isForMac: "appkit.button"
      case "menuItem" where place.isForMac && element.isItem: "appkit.menu-item"
      default: nil
      }
    },
    isConfiguredByStatements: true, icons: .sfSymbols, isOnDesktop: true,
    hasBody: { declaration, isForMac in declaration.kind == .type && declaration.isOfAppKit(isForMac: isForMac) },
    screens: ScreenCalls(
      presenters: [
        "presentAsSheet": .modal, "presentAsModalWindow": .modal, "beginSheet": .modal, "presentAsPopover": .modal,
      ],
      slots: ["contentViewController": .part],
      supertypes: ["NSViewController": nil, "NSWindowController": .root],
      holders: ["NSHostingController", "NSSplitViewController", "NSTabViewController", "NSHostingView"]),
    pushesScreens: false, hasStoryboards: true)
}

extension SourceDeclaration {
  /// Returns whether it is a type of AppKit and not a view of SwiftUI.
  func isOfAppKit(isForMac: Bool) -> Bool {
    !isSwiftUIView && (types.contains { $0.hasPrefix("NS") && $0 != "NSObject" } || isController && isForMac)
  }
}

extension SourceElement {
  /// True for an item of a menu that does something: it is neither a separator nor has a submenu.
  fileprivate var isItem: Bool {
    self["isSeparatorItem"] == nil && !children.contains { $0.element?.name == "menu" }
  }
}

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

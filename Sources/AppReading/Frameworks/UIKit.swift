internal import CatalogModel
internal import SourceReading

extension FrameworkDescription {
  static let uiKit = FrameworkDescription(
    framework: .uiKit, title: "UIKit", languages: [.swift], recognisers: Recogniser.uiKit,
    conventionalView: .conventionalUIKit,
    conventionalAction: .conventionalAction("uikit.named-action", of: .uiKit, icon: .asset),
    markup: MarkupButtons(languages: [.xml]) { element, place in
      switch element.name {
      case "barButtonItem": "storyboard.bar-button-item"
      case "button": place.isForMac ? nil : "storyboard.button"
      default: nil
      }
    },
    isConfiguredByStatements: true, isPlacedByStatements: true, icons: .sfSymbols,
    hasBody: { declaration, isForMac in
      guard declaration.kind == .type, !declaration.isOfAppKit(isForMac: isForMac) else { return false }
      return declaration.isController || declaration.types.contains { $0.hasPrefix("UI") }
    },
    screens: ScreenCalls(
      presenters: [
        "present": .modal, "pushViewController": .push, "push": .push, "show": .push,
        "showDetailViewController": .push, "setViewControllers": .root, "addChild": .part, "embed": .part,
        "addChildViewController": .part,
      ],
      slots: ["rootViewController": .root, "viewControllers": .root],
      supertypes: [
        "UIViewController": nil, "UITableViewController": nil, "UICollectionViewController": nil,
        "UITabBarController": .root,
      ],
      holders: [
        "UINavigationController", "UIHostingController", "UISplitViewController", "UIPageViewController",
        // An alert is not a screen.
        "UIAlertController", "UIActivityViewController",
      ]),
    hasStoryboards: true)
}

extension SourceDeclaration {
  /// True if its supertypes say that it is a controller of views or windows.
  var isController: Bool { types.contains { $0.hasSuffix("ViewController") || $0.hasSuffix("WindowController") } }
}

extension Recogniser {
  /// UIKit's buttons, items of bars, and actions of alerts, menus and swipes.
  static let uiKit: [Recogniser] = [
    Recogniser(
      construct: "uikit.bar-button-item", framework: .uiKit, names: ["UIBarButtonItem", "UIKit.UIBarButtonItem"],
      arguments: [
        Argument(at: 0, .purposeOrTitle), Argument("title", .title(mayBeKey: false)), Argument("image", .icon(.asset)),
        Argument("barButtonSystemItem", .systemItem), Argument("systemItem", .systemItem),
        Argument("style", .role), Argument("action", .action), Argument("primaryAction", .merged),
        Argument("handler", .action), Argument("menu", .items(.menu)),
      ],
      trailing: .always(.action), usualContainer: .navigationBar),
    Recogniser(
      construct: "uikit.action", framework: .uiKit, names: ["UIAction"],
      arguments: menuParts + [Argument("handler", .action)], trailing: .always(.action), usualContainer: .menu),
    Recogniser(
      construct: "uikit.command", framework: .uiKit, names: ["UICommand", "UIKeyCommand"],
      arguments: menuParts + [
        Argument("action", .action), Argument("discoverabilityTitle", .tooltip(mayBeKey: false)),
      ],
      container: .menu, requires: ["title", "action"]),
    Recogniser(
      construct: "uikit.alert-action", framework: .uiKit, names: ["UIAlertAction"],
      arguments: [
        Argument("title", .title(mayBeKey: false)), Argument("style", .role), Argument("handler", .action),
      ],
      trailing: .always(.action), container: .dialog),
    // `alert.addAction(.init(title: …, style: …))`
    Recogniser(
      construct: "uikit.alert-action", framework: .uiKit, names: ["init"],
      arguments: [
        Argument("title", .title(mayBeKey: false)), Argument("style", .role), Argument("handler", .action),
      ],
      trailing: .always(.action), container: .dialog, bases: ["in:addAction"], requires: ["style"]),
    Recogniser(
      construct: "uikit.contextual-action", framework: .uiKit, names: ["UIContextualAction", "UITableViewRowAction"],
      arguments: [
        Argument("title", .title(mayBeKey: false)), Argument("style", .role), Argument("handler", .action),
      ],
      trailing: .always(.action), container: .swipe),
    Recogniser(
      construct: "uikit.button", framework: .uiKit, names: ["UIButton", "UIKit.UIButton"],
      arguments: [
        Argument("configuration", .configuration), Argument("primaryAction", .merged), Argument("type", .systemItem),
      ],
      trailing: .always(.action)),
  ]

  /// A view of the app that is made like one of UIKit: `let button = RoundButton()`.
  static let conventionalUIKit = Recogniser(
    construct: "uikit.named-button", framework: .uiKit, names: [],
    arguments: [
      Argument("title", .title(mayBeKey: false)), Argument("image", .icon(.asset)),
      Argument("configuration", .configuration), Argument("primaryAction", .merged), Argument("action", .action),
    ],
    trailing: .always(.action), isConventional: true)

  private static let menuParts = [
    Argument(at: 0, .purposeOrTitle), Argument("title", .title(mayBeKey: false)), Argument("image", .icon(.asset)),
    Argument("attributes", .role), Argument("subtitle", .tooltip(mayBeKey: false)),
  ]
}

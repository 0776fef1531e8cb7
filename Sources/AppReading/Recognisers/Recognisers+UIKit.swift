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

  private static let menuParts = [
    Argument(at: 0, .purposeOrTitle), Argument("title", .title(mayBeKey: false)), Argument("image", .icon(.asset)),
    Argument("attributes", .role), Argument("subtitle", .tooltip(mayBeKey: false)),
  ]
}

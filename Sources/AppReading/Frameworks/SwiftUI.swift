internal import CatalogModel
internal import SourceReading

extension FrameworkDescription {
  static let swiftUI = FrameworkDescription(
    framework: .swiftUI, title: "SwiftUI", languages: [.swift], recognisers: Recogniser.swiftUI,
    containers: ContainerRule.swiftUI, views: Recogniser.swiftUIViews, ownIcon: .swiftUIIcon,
    conventional: .conventionalSwiftUI,
    header: Recogniser(construct: "swiftui.header", framework: .swiftUI, names: [], container: .navigationBar),
    hasModifiers: true, rolesHaveLabels: true, literalsAreKeys: true, icons: .sfSymbols, iconOfWrappers: .sfSymbol,
    hasBody: { declaration, _ in declaration.isSwiftUIView },
    screens: ScreenCalls(
      builders: [
        "sheet": .modal, "fullScreenCover": .modal, "popover": .modal, "inspector": .part,
        "navigationDestination": .push, "TabView": .root, "Tab": .root, "WindowGroup": .root, "Window": .root,
        "Settings": .root, "DocumentGroup": .root,
      ]),
    stacksAreScreens: true)
}

extension SourceDeclaration {
  /// True if it is a view of SwiftUI, or a part of a bar.
  var isSwiftUIView: Bool {
    kind == .type
      && types.contains { type in
        type.hasSuffix("View") && !type.hasPrefix("UI") && !type.hasPrefix("NS") || type.hasSuffix("ToolbarContent")
      }
  }
}

extension Recogniser {
  /// SwiftUI's buttons (Apple, SwiftUI, Controls and indicators; Menus and commands).
  static let swiftUI: [Recogniser] = [
    Recogniser(
      construct: "swiftui.button", framework: .swiftUI, names: ["Button", "SwiftUI.Button"],
      arguments: swiftUIParts + [
        Argument("action", .action), Argument("intent", .action), Argument("label", .content),
      ],
      trailing: .contentAfter(["action", "intent"])),
    Recogniser(
      construct: "swiftui.link", framework: .swiftUI, names: ["Link"],
      arguments: swiftUIParts + [Argument("label", .content)], trailing: .always(.content), requires: ["destination"]),
    Recogniser(
      construct: "swiftui.menu", framework: .swiftUI, names: ["Menu"],
      arguments: swiftUIParts + [
        Argument("content", .items(.menu)), Argument("label", .content), Argument("primaryAction", .action),
      ],
      trailing: .always(.items(.menu))),
    Recogniser(
      construct: "swiftui.share-link", framework: .swiftUI, names: ["ShareLink"],
      arguments: swiftUIParts + [Argument("label", .content)], trailing: .always(.content), systemItem: "ShareLink"),
    Recogniser(
      construct: "swiftui.edit-button", framework: .swiftUI, names: ["EditButton"], systemItem: "EditButton"),
    Recogniser(
      construct: "swiftui.rename-button", framework: .swiftUI, names: ["RenameButton"], systemItem: "RenameButton"),
    Recogniser(
      construct: "swiftui.paste-button", framework: .swiftUI, names: ["PasteButton"], systemItem: "PasteButton"),
    // Alert(title:primaryButton:) and ActionSheet(buttons:), before confirmation dialogs.
    Recogniser(
      construct: "swiftui.alert-button", framework: .swiftUI, names: ["default"],
      arguments: [Argument(at: 0, .content), Argument("action", .action)], trailing: .always(.action),
      container: .dialog, bases: alertBases),
    Recogniser(
      construct: "swiftui.alert-button", framework: .swiftUI, names: ["cancel"],
      arguments: [Argument(at: 0, .content), Argument("action", .action)], trailing: .always(.action),
      container: .dialog, role: .cancel, bases: alertBases),
    Recogniser(
      construct: "swiftui.alert-button", framework: .swiftUI, names: ["destructive"],
      arguments: [Argument(at: 0, .content), Argument("action", .action)], trailing: .always(.action),
      container: .dialog, role: .destructive, bases: alertBases),
  ]

  private static let alertBases = ["Alert.Button", "ActionSheet.Button", "in:Alert", "in:ActionSheet"]

  private static let swiftUIParts = [
    Argument(at: 0, .purposeOrTitle), Argument("systemImage", .icon(.sfSymbol)), Argument("image", .icon(.asset)),
    Argument("systemSymbol", .icon(.sfSymbol)), Argument("role", .role),
  ]

  /// An app's own view of an icon, such as `CompoundIcon(\.close)`.
  static let swiftUIIcon = Recogniser(
    construct: "named-icon", framework: .swiftUI, names: [],
    arguments: [
      Argument(at: 0, .icon(.asset)), Argument("name", .icon(.asset)),
      Argument("icon", .icon(.asset)), Argument("systemName", .icon(.sfSymbol)),
    ])

  /// The views of SwiftUI and of generated code that show texts and icons.
  static let swiftUIViews: [Recogniser] = [
    // The text reader knows its initializers.
    Recogniser(construct: "text", framework: .swiftUI, names: ["Text"]),
    Recogniser(construct: "icon", framework: .swiftUI, names: ["Image"]),
    // The views of generated code.
    Recogniser(
      construct: "label", framework: .swiftUI, names: ["PurposeLabel"],
      arguments: [Argument(at: 0, .purposeOrTitle)]),
    Recogniser(
      construct: "label", framework: .swiftUI, names: ["PurposeImage"],
      arguments: [Argument(at: 0, .purposeOrTitle)]),
    Recogniser(
      construct: "label", framework: .swiftUI, names: ["Label"],
      arguments: [
        Argument(at: 0, .purposeOrTitle), Argument("systemImage", .icon(.sfSymbol)),
        Argument("systemSymbol", .icon(.sfSymbol)), Argument("image", .icon(.asset)),
        Argument("title", .content), Argument("icon", .iconContent),
      ], trailing: .always(.content)),
  ]

  /// A view of the app that is a button by its name: `CloseButton(action:)`.
  static let conventionalSwiftUI = Recogniser(
    construct: "swiftui.named-button", framework: .swiftUI, names: [],
    arguments: swiftUIParts + [
      Argument("title", .title(mayBeKey: true)), Argument("text", .title(mayBeKey: true)),
      Argument("label", .title(mayBeKey: true)), Argument("titleKey", .title(mayBeKey: true)),
      Argument("icon", .icon(.asset)), Argument("systemName", .icon(.sfSymbol)), Argument("imageName", .icon(.asset)),
      Argument("systemImageName", .icon(.sfSymbol)), Argument("symbol", .icon(.sfSymbol)),
      Argument("action", .action), Argument("onTap", .action), Argument("onPress", .action),
      Argument("accessibilityLabel", .accessibilityLabel(mayBeKey: true)),
    ],
    isConventional: true)
}

extension ContainerRule {
  static let swiftUI: [ContainerRule] = [
    ContainerRule(names: ["toolbar"], container: .navigationBar),
    ContainerRule(names: ["ToolbarItem", "ToolbarItemGroup"], container: .navigationBar, placementLabel: "placement"),
    ContainerRule(names: ["navigationBarItems"], labels: ["leading"], container: .navigationBar, placement: .leading),
    ContainerRule(names: ["navigationBarItems"], labels: ["trailing"], container: .navigationBar, placement: .trailing),
    ContainerRule(names: ["alert", "confirmationDialog", "actionSheet", "Alert", "ActionSheet"], container: .dialog),
    ContainerRule(names: ["swipeActions"], container: .swipe, placementLabel: "edge"),
    ContainerRule(names: ["contextMenu", "CommandMenu", "CommandGroup", "commands"], container: .menu),
    // A sheet or a stack has its own bars.
    ContainerRule(
      names: [
        "sheet", "fullScreenCover", "popover", "NavigationStack", "NavigationView", "NavigationSplitView",
        "safeAreaInset", "inspector",
      ], container: .content),
  ]
}

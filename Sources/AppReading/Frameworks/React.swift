internal import CatalogModel
internal import SourceReading

extension FrameworkDescription {
  static let react = FrameworkDescription(
    framework: .react, title: "React", languages: [.typeScript], recognisers: Recogniser.react,
    containers: ContainerRule.react, conventional: .conventionalReact,
    header: Recogniser(construct: "react.header", framework: .react, names: [], container: .navigationBar),
    parameters: "props", icons: .components, isOnDesktop: true,
    hasBody: { declaration, _ in
      guard [.function, .value, .type].contains(declaration.kind) else { return false }
      return declaration.name.first?.isUppercase == true && declaration.body.contains(where: \.containsElement)
    },
    barsMakeScreens: false, dialogsAreScreens: true)
}

extension SourceNode {
  /// True if markup is anywhere in it.
  fileprivate var containsElement: Bool {
    var found = false
    walk { node in
      if case .element = node.kind { found = true }
      return !found
    }
    return found
  }
}

extension Recogniser {
  /// Buttons of React components and of HTML inside JSX. An element of another name is one with `role="button"`.
  static let react: [Recogniser] = [
    Recogniser(
      construct: "react.button", framework: .react,
      names: ["Button", "button", "NudeButton", "LoadingButton", "ButtonBase", "UnstyledButton"],
      arguments: reactParts),
    Recogniser(
      construct: "react.icon-button", framework: .react, names: ["IconButton", "ActionIcon", "CloseButton", "Fab"],
      arguments: reactParts),
    Recogniser(
      construct: "react.menu-item", framework: .react,
      names: [
        "MenuItem", "Menu.Item", "DropdownMenuItem", "DropdownMenu.Item", "ContextMenuItem", "ContextMenu.Item",
        "MenuButton.Item",
      ],
      arguments: reactParts, container: .menu),
    Recogniser(
      construct: "react.dialog-button", framework: .react,
      names: ["AlertDialogAction", "AlertDialog.Action"], arguments: reactParts, container: .dialog,
      placement: .confirmation, role: .confirm),
    Recogniser(
      construct: "react.dialog-button", framework: .react,
      names: ["AlertDialogCancel", "AlertDialog.Cancel"], arguments: reactParts, container: .dialog,
      placement: .cancellation, role: .cancel),
    Recogniser(
      construct: "react.dialog-close", framework: .react, names: ["DialogClose", "Dialog.Close", "Popover.Close"],
      arguments: reactParts, container: .dialog, role: .close),
  ]

  static let reactRole = Recogniser(
    construct: "react.role-button", framework: .react, names: [], arguments: reactParts)

  static let reactInput = Recogniser(
    construct: "react.input", framework: .react, names: [],
    arguments: [
      Argument("value", .title(mayBeKey: false)), Argument("aria-label", .accessibilityLabel(mayBeKey: false)),
      Argument("onClick", .action),
    ])

  /// `<PurposeButton purpose="delete">` of generated code.
  static let adoptedReact = Recogniser(construct: "react.button", framework: .react, names: [])

  static let conventionalReact = Recogniser(
    construct: "react.named-button", framework: .react, names: [], arguments: reactParts, isConventional: true)

  /// An object with a title and a function, which a registry or a menu shows as a button.
  static let registered = Recogniser(
    construct: "react.action", framework: .react, names: [],
    arguments: Conventions.titleLabels.sorted().map { Argument($0, .title(mayBeKey: false)) }
      + Conventions.handlerLabels.sorted().map { Argument($0, .action) } + [
        Argument("icon", .iconContent), Argument("dangerous", .role), Argument("variant", .role),
        Argument("style", .role),
      ],
    usualContainer: .menu)

  static let reactParts = [
    Argument("title", .tooltip(mayBeKey: false)), Argument("tooltip", .tooltip(mayBeKey: false)),
    Argument("aria-label", .accessibilityLabel(mayBeKey: false)),
    Argument("ariaLabel", .accessibilityLabel(mayBeKey: false)),
    Argument("label", .title(mayBeKey: false)), Argument("text", .title(mayBeKey: false)),
    Argument("value", .value), Argument("icon", .iconContent), Argument("startIcon", .iconContent),
    Argument("endIcon", .iconContent),
    Argument("leftIcon", .iconContent), Argument("rightIcon", .iconContent), Argument("leftSection", .iconContent),
    Argument("iconName", .icon(.iconName)),
    Argument("onClick", .action), Argument("onPress", .action), Argument("onSelect", .action),
    Argument("children", .content), Argument("color", .role), Argument("variant", .role), Argument("danger", .role),
    Argument("type", .role), Argument("purpose", .purposeOrTitle),
  ]
}

extension ContainerRule {
  static let react: [ContainerRule] = [
    ContainerRule(names: ["AppBar", "Toolbar", "Header", "NavBar", "Navbar", "header"], container: .navigationBar),
    ContainerRule(
      names: ["Header"], labels: ["left"], container: .navigationBar, placement: .leading),
    ContainerRule(
      names: ["Header", "Scene"], labels: ["actions", "right"], container: .navigationBar, placement: .trailing),
    ContainerRule(names: ["Scene"], labels: ["left"], container: .navigationBar, placement: .leading),
    ContainerRule(
      names: [
        "Dialog", "Modal", "AlertDialog", "DialogContent", "DialogActions", "DialogFooter", "ModalFooter",
        "Dialog.Content", "Dialog.Footer", "Modal.Footer", "ConfirmationDialog", "dialog", "AlertDialogFooter",
      ], container: .dialog),
    ContainerRule(
      names: [
        "Menu", "DropdownMenu", "DropdownMenuContent", "ContextMenu", "MenuList", "DropdownMenu.Content", "menu",
        "ContextMenuContent",
      ], container: .menu),
    ContainerRule(names: ["BottomNavigation", "BottomBar"], container: .bottomBar, placement: .bottom),
  ]
}

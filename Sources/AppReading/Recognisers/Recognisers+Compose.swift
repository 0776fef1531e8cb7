extension Recogniser {
  /// Buttons of Jetpack Compose (Material 2 and 3), and of dialogs and menus that Kotlin builds for Android's views.
  static let kotlin: [Recogniser] = [
    Recogniser(
      construct: "compose.button", framework: .compose,
      names: [
        "Button", "OutlinedButton", "FilledTonalButton", "ElevatedButton", "Material3Button",
      ],
      arguments: composeParts, trailing: .always(.content)),
    Recogniser(
      construct: "compose.text-button", framework: .compose, names: ["TextButton"], arguments: composeParts,
      trailing: .always(.content)),
    Recogniser(
      construct: "compose.icon-button", framework: .compose,
      names: ["IconButton", "FilledIconButton", "FilledTonalIconButton", "OutlinedIconButton"], arguments: composeParts,
      trailing: .always(.content)),
    Recogniser(
      construct: "compose.icon-toggle-button", framework: .compose,
      names: [
        "IconToggleButton", "FilledIconToggleButton", "FilledTonalIconToggleButton", "OutlinedIconToggleButton",
      ],
      arguments: composeParts + [Argument("onCheckedChange", .action)], trailing: .always(.content)),
    Recogniser(
      construct: "compose.chip", framework: .compose,
      names: [
        "Chip", "AssistChip", "ElevatedAssistChip", "SuggestionChip", "ElevatedSuggestionChip", "FilterChip",
        "ElevatedFilterChip", "InputChip",
      ],
      arguments: composeParts.filter { $0.label != nil } + [Argument("label", .content)], trailing: .always(.content)),
    Recogniser(
      construct: "compose.floating-action-button", framework: .compose,
      names: [
        "FloatingActionButton", "SmallFloatingActionButton", "LargeFloatingActionButton",
        "ExtendedFloatingActionButton",
      ],
      arguments: composeParts, trailing: .always(.content)),
    Recogniser(
      construct: "compose.dropdown-menu-item", framework: .compose, names: ["DropdownMenuItem"],
      arguments: composeParts, trailing: .always(.content), container: .menu),
    alert("setPositiveButton", role: .confirm, placement: .confirmation),
    alert("setNegativeButton", role: .cancel, placement: .cancellation),
    alert("setNeutralButton", role: nil, placement: .secondary),
    // The names of Kotlin's dialog builders and of snackbars.
    Recogniser(
      construct: "android.menu-item", framework: .androidViews, names: ["add"],
      arguments: [Argument(at: 3, .title(mayBeKey: false))], container: .menu, bases: ["menu"]),
  ]

  private static func alert(_ name: String, role: DeclaredRole?, placement: Placement) -> Recogniser {
    Recogniser(
      construct: "android.alert-button", framework: .androidViews, names: [name],
      arguments: [
        Argument(at: 0, .title(mayBeKey: false)), Argument("textId", .title(mayBeKey: false)),
        Argument("text", .title(mayBeKey: false)), Argument(at: 1, .action), Argument("listener", .action),
      ],
      trailing: .always(.action), container: .dialog, placement: placement, role: role, bases: ["*"])
  }

  private static let composeParts = [
    Argument(at: 0, .purposeOrTitle), Argument("onClick", .action), Argument("content", .content),
    Argument("text", .content), Argument("icon", .content), Argument("leadingIcon", .iconContent),
    Argument("trailingIcon", .iconContent), Argument("purpose", .purposeOrTitle),
  ]

  /// A composable of the app that is a button by its name: `AppTextButton(label = …, onClick = …)`.
  static let conventionalCompose = Recogniser(
    construct: "compose.named-button", framework: .compose, names: [],
    arguments: [
      Argument("label", .title(mayBeKey: false)), Argument("text", .title(mayBeKey: false)),
      Argument("title", .title(mayBeKey: false)), Argument("buttonText", .title(mayBeKey: false)),
      Argument("contentDescription", .accessibilityLabel(mayBeKey: false)),
      Argument("icon", .icon(.drawable)), Argument("painter", .icon(.drawable)),
      Argument("imageVector", .icon(.drawable)),
      Argument("iconRes", .icon(.drawable)), Argument("vectorIconRes", .icon(.drawable)),
      Argument("res", .icon(.drawable)),
      Argument("onClick", .action), Argument(at: 0, .title(mayBeKey: false)),
    ],
    trailing: .always(.content), isConventional: true)
}

extension ContainerRule {
  static let kotlin: [ContainerRule] = [
    ContainerRule(names: topAppBars, labels: ["navigationIcon"], container: .navigationBar, placement: .leading),
    ContainerRule(names: topAppBars, labels: ["actions"], container: .navigationBar, placement: .trailing),
    ContainerRule(
      names: ["BottomAppBar", "NavigationBar", "BottomNavigation"], container: .bottomBar, placement: .bottom),
    ContainerRule(
      names: ["AlertDialog", "DatePickerDialog"], labels: ["confirmButton"], container: .dialog,
      placement: .confirmation),
    ContainerRule(
      names: ["AlertDialog", "DatePickerDialog"], labels: ["dismissButton"], container: .dialog,
      placement: .cancellation),
    ContainerRule(
      names: ["AlertDialog", "Dialog", "BasicAlertDialog", "DatePickerDialog"], labels: ["buttons", "content", ""],
      container: .dialog),
    ContainerRule(names: ["DropdownMenu", "ExposedDropdownMenu"], container: .menu),
    ContainerRule(
      names: ["ModalBottomSheet", "Scaffold"], labels: ["content", "sheetContent", ""], container: .content),
  ]

  private static let topAppBars = [
    "TopAppBar", "CenterAlignedTopAppBar", "MediumTopAppBar", "LargeTopAppBar", "SmallTopAppBar",
    "MediumFlexibleTopAppBar", "LargeFlexibleTopAppBar",
  ]
}

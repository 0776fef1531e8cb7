internal import CatalogModel
internal import SourceReading

extension FrameworkDescription {
  static let compose = FrameworkDescription(
    framework: .compose, title: "Jetpack Compose", languages: [.kotlin], recognisers: Recogniser.compose,
    containers: ContainerRule.compose, views: Recogniser.composeViews, ownIcon: .composeIcon,
    conventional: .conventionalCompose,
    conventionalAction: .conventionalAction("compose.named-action", of: .compose, icon: .drawable),
    conventionalBar: .conventionalBar,
    header: Recogniser(construct: "compose.header", framework: .compose, names: [], container: .navigationBar),
    callsNeedAction: true, icons: .drawables,
    hasBody: { declaration, _ in declaration.kind == .function && declaration.attributes.contains("Composable") },
    screens: ScreenCalls(
      builders: ["dialog": .modal, "bottomSheet": .modal, "ModalBottomSheet": .modal, "setContent": .root]),
    statesAreParts: true, barsMakeScreens: false, dialogsAreScreens: true)
}

extension Recogniser {
  /// Buttons of Jetpack Compose (Material 2 and 3).
  static let compose: [Recogniser] = [
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
  ]

  private static let composeParts = [
    Argument(at: 0, .purposeOrTitle), Argument("onClick", .action), Argument("content", .content),
    Argument("text", .content), Argument("icon", .content), Argument("leadingIcon", .iconContent),
    Argument("trailingIcon", .iconContent), Argument("purpose", .purposeOrTitle),
  ]

  /// An icon, and an app's own view of one.
  static let composeIcon = Recogniser(
    construct: "view", framework: .compose, names: ["Icon", "Image"],
    arguments: [
      Argument("imageVector", .icon(.materialIcon)), Argument("painter", .icon(.drawable)),
      Argument("iconData", .icon(.drawable)), Argument("bitmap", .icon(.drawable)),
      Argument("id", .icon(.drawable)), Argument(at: 0, .icon(.materialIcon)),
      Argument("contentDescription", .accessibilityLabel(mayBeKey: false)),
      Argument(at: 1, .accessibilityLabel(mayBeKey: false)),
    ])

  /// The views that show texts and icons.
  static let composeViews: [Recogniser] = [
    composeIcon,
    Recogniser(
      construct: "view", framework: .compose, names: ["PurposeIcon"],
      arguments: [Argument("purpose", .purposeOrTitle), Argument(at: 0, .purposeOrTitle)]),
    Recogniser(
      construct: "view", framework: .compose, names: ["Text"],
      arguments: [
        Argument("text", .title(mayBeKey: false)), Argument(at: 0, .title(mayBeKey: false)),
      ]),
  ]

  /// The leading button of a bar of the app.
  static let conventionalBar = Recogniser(
    construct: "compose.navigation-icon", framework: .compose, names: [],
    arguments: [
      Argument("navigationIcon", .icon(.drawable)), Argument("navigationIconRes", .icon(.drawable)),
      Argument("navigationIconContentDescription", .accessibilityLabel(mayBeKey: false)),
      Argument("navigationContentDescription", .accessibilityLabel(mayBeKey: false)),
      Argument("navigationIconDescription", .accessibilityLabel(mayBeKey: false)),
    ] + Conventions.navigationHandlers.sorted().map { Argument($0, .action) },
    container: .navigationBar, placement: .leading)

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
  static let compose: [ContainerRule] = [
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

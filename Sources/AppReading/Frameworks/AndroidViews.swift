internal import CatalogModel
internal import SourceReading

extension FrameworkDescription {
  static let androidViews = FrameworkDescription(
    framework: .androidViews, title: "Android Views", languages: [.kotlin], constructPrefix: "android",
    recognisers: Recogniser.androidViews,
    markup: MarkupButtons(languages: [.xml], pressAttribute: "android:onClick") { element, place in
      if element.name == "item", element.isMenuItem(in: place.container) { return "android.menu-item" }
      return element.isAndroidButton ? "android.button" : nil
    },
    icons: .drawables,
    hasBody: { declaration, _ in
      // An activity or a fragment, by its name: `SettingsFragment : PreferenceFragmentCompat()`.
      declaration.kind == .type
        && (declaration.types + [declaration.name]).contains { name in
          ["Activity", "Fragment", "FragmentCompat"].contains(where: name.hasSuffix)
        }
    },
    screens: ScreenCalls(supertypes: [
      "AppCompatActivity": nil, "Activity": nil, "ComponentActivity": nil, "FragmentActivity": nil, "Fragment": nil,
      "PreferenceFragmentCompat": .push, "DialogFragment": .modal, "PreferenceDialogFragmentCompat": .modal,
      "AppCompatDialogFragment": .modal, "BottomSheetDialogFragment": .modal,
    ]),
    dialogsAreScreens: true, endOfWindows: "Activity")
}

extension Recogniser {
  /// Buttons of dialogs and menus that Kotlin builds.
  static let androidViews: [Recogniser] = [
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
}

extension SourceElement {
  /// Returns whether it is an item of a menu; its title may be set at run time.
  fileprivate func isMenuItem(in container: Container?) -> Bool {
    if self["android:title"] != nil || self["android:icon"] != nil { return true }
    return container == .menu && self["android:id"] != nil
  }

  /// True for a button, or an image that code can find and a screen reader names.
  fileprivate var isAndroidButton: Bool {
    if kind == "ImageView" || kind == "AppCompatImageView" {
      let isPressed = self["android:clickable"]?.text == "true" || self["android:onClick"] != nil
      let isNamed =
        self["android:id"] != nil && self["android:contentDescription"]?.text?.hasPrefix("@string/") == true
      return isPressed || isNamed
    }
    return Self.androidButtons.contains(kind) && attributes.contains { $0.label?.hasPrefix("android:") == true }
  }

  private static let androidButtons: Set<String> = [
    "Button", "ImageButton", "MaterialButton", "FloatingActionButton", "ExtendedFloatingActionButton",
    "AppCompatButton", "AppCompatImageButton",
  ]
}

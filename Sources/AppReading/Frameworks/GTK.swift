internal import CatalogModel
internal import SourceReading

extension FrameworkDescription {
  static let gtk = FrameworkDescription(
    framework: .gtk, title: "GTK", languages: [.blueprint, .xml],
    markup: MarkupButtons(languages: [.blueprint, .xml]) { element, place in
      if place.language == .blueprint { return widgets.contains(element.kind) ? "gtk.button" : nil }
      switch element.name {
      case "item": return element.attribute("label") != nil ? "gtk.menu-item" : nil
      case "object": return classes.contains(element["class"]?.text ?? "") ? "gtk.button" : nil
      default: return nil
      }
    },
    keysAreTexts: true, marksMnemonics: true, icons: .classes, isOnDesktop: true,
    screens: ScreenCalls(supertypes: [
      "Adw.ApplicationWindow": .root, "Gtk.ApplicationWindow": .root, "Adw.NavigationPage": .push,
      "Adw.PreferencesPage": .push, "Adw.Window": .modal, "Adw.Dialog": .modal, "Adw.PreferencesDialog": .modal,
      "Adw.PreferencesWindow": .modal, "Adw.AlertDialog": .modal, "Adw.MessageDialog": .modal, "Gtk.Dialog": .modal,
      "Gtk.Window": .modal, "Popover": .modal, "Gtk.Popover": .modal, "GtkPopover": .modal,
      "AdwApplicationWindow": .root, "GtkApplicationWindow": .root, "AdwNavigationPage": .push, "AdwWindow": .modal,
      "AdwDialog": .modal, "AdwPreferencesDialog": .modal, "AdwPreferencesWindow": .modal, "GtkDialog": .modal,
    ]),
    dialogsAreScreens: true)

  /// The buttons of Blueprint.
  private static let widgets: Set<String> = [
    "Button", "ToggleButton", "MenuButton", "SplitButton", "LinkButton", "ButtonRow",
  ]
  /// The buttons of GTK's files.
  private static let classes: Set<String> = [
    "GtkButton", "GtkToggleButton", "GtkMenuButton", "AdwSplitButton", "GtkLinkButton", "GtkModelButton",
    "AdwButtonRow",
  ]
}

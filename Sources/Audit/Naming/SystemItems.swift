internal import AppReading
internal import CatalogModel

/// The buttons that a system names and draws, with their purposes.
enum SystemItems {
  /// The purpose of a system item; nil for an unknown one or one without a purpose, such as a space.
  ///
  /// - Parameter name: in its own spelling, with or without its type: `done`, `UIBarButtonItem.SystemItem.done`,
  ///   `gtk-ok`, `android.R.string.cancel`, `EditButton`.
  static func purpose(of name: String, in framework: Framework) -> String? {
    guard name.utf8.count <= 100 else { return nil }
    return tables[framework].flatMap { $0[name] ?? $0[lastPart(of: name)] }
  }

  private static let tables: [Framework: [String: String]] = [
    .uiKit: uiKit, .appKit: appKit, .swiftUI: swiftUI, .gtk: gtk, .androidViews: android, .compose: android,
    .react: html, .html: html,
  ]

  private static func lastPart(of name: String) -> String {
    let part = name.split { $0 == "." || $0 == "/" }.last.map(String.init) ?? name
    // Storyboards and Swift write `trash`, Objective-C `UIBarButtonSystemItemTrash`.
    let prefix = "UIBarButtonSystemItem"
    guard part.hasPrefix(prefix) else { return part }
    let rest = part.dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// UIBarButtonItem.SystemItem, also as `systemItem` in storyboards.
  private static let uiKit = [
    "done": "done", "cancel": "cancel", "edit": "edit", "save": "save", "add": "add", "compose": "compose",
    "reply": "reply", "action": "share", "organize": "organize", "bookmarks": "bookmarks", "search": "search",
    "refresh": "refresh", "stop": "stop", "camera": "camera", "trash": "delete", "play": "play", "pause": "pause",
    "rewind": "rewind", "fastForward": "fast-forward", "undo": "undo", "redo": "redo", "close": "close",
    "writingTools": "writing-tools", "editButtonItem": "edit",
    // Types of UIButton.
    "contactAdd": "add", "detailDisclosure": "disclosure", "infoLight": "info", "infoDark": "info",
  ]

  /// Actions of the responder chain, and toolbar items.
  private static let appKit = [
    "copy:": "copy", "cut:": "cut", "paste:": "paste", "selectAll:": "select-all", "delete:": "delete", "undo:": "undo",
    "redo:": "redo", "terminate:": "quit", "performClose:": "close", "print:": "print", "printDocument:": "print",
    "saveDocument:": "save", "saveDocumentAs:": "save-as", "openDocument:": "open", "newDocument:": "new-document",
    "toggleFullScreen:": "fullscreen", "orderFrontStandardAboutPanel:": "about", "showHelp:": "help",
    "toggleSidebar:": "sidebar", "toggleSidebar": "sidebar", "print": "print", "showPreferences:": "settings",
    "duplicateDocument:": "duplicate", "newWindowForTab:": "new-tab", "writingTools": "writing-tools",
    "underline:": "underline", "alignCenter:": "align-center",
  ]

  /// Views with a built-in title and icon, and roles without a label.
  private static let swiftUI = [
    "EditButton": "edit", "RenameButton": "rename", "PasteButton": "paste", "ShareLink": "share",
    "SignInWithAppleButton": "log-in", "HelpLink": "help", "SettingsLink": "settings",
    "NewDocumentButton": "new-document",
    "share": "share", "edit": "edit", "rename": "rename", "paste": "paste", "close": "close", "cancel": "cancel",
    "confirm": "done", "sidebarToggle": "sidebar",
  ]

  /// GTK's stock items; their names are also in action names such as `win.copy`.
  private static let gtk = [
    "gtk-ok": "ok", "gtk-cancel": "cancel", "gtk-close": "close", "gtk-delete": "delete", "gtk-add": "add",
    "gtk-remove": "remove", "gtk-apply": "apply", "gtk-save": "save", "gtk-save-as": "save-as", "gtk-open": "open",
    "gtk-new": "new-document", "gtk-quit": "quit", "gtk-undo": "undo", "gtk-redo": "redo", "gtk-copy": "copy",
    "gtk-cut": "cut", "gtk-paste": "paste", "gtk-select-all": "select-all", "gtk-clear": "clear", "gtk-edit": "edit",
    "gtk-find": "search", "gtk-find-and-replace": "find-and-replace", "gtk-print": "print", "gtk-refresh": "refresh",
    "gtk-stop": "stop", "gtk-help": "help", "gtk-about": "about", "gtk-info": "info", "gtk-home": "home",
    "gtk-go-back": "back", "gtk-go-forward": "forward", "gtk-go-up": "up", "gtk-go-down": "down",
    "gtk-goto-first": "first", "gtk-goto-last": "last", "gtk-jump-to": "go-to", "gtk-preferences": "settings",
    "gtk-properties": "properties", "gtk-yes": "yes", "gtk-no": "no", "gtk-fullscreen": "fullscreen",
    "gtk-leave-fullscreen": "exit-fullscreen", "gtk-zoom-in": "zoom-in", "gtk-zoom-out": "zoom-out",
    "gtk-zoom-fit": "zoom-to-fit", "gtk-bold": "bold", "gtk-italic": "italic", "gtk-underline": "underline",
    "gtk-strikethrough": "strikethrough", "gtk-indent": "indent-increase", "gtk-unindent": "indent-decrease",
    "gtk-justify-left": "align-leading", "gtk-justify-center": "align-center", "gtk-justify-right": "align-trailing",
    "gtk-media-play": "play", "gtk-media-pause": "pause", "gtk-media-stop": "stop", "gtk-media-record": "record",
    "gtk-media-next": "skip-next", "gtk-media-previous": "skip-previous", "gtk-media-forward": "fast-forward",
    "gtk-media-rewind": "rewind", "gtk-revert-to-saved": "restore", "gtk-undelete": "restore",
    "gtk-spell-check": "spell-check",
    "gtk-sort-ascending": "sort", "gtk-sort-descending": "sort", "GTK_STOCK_OK": "ok", "GTK_STOCK_CANCEL": "cancel",
    "GTK_STOCK_CLOSE": "close", "GTK_STOCK_SAVE": "save", "GTK_STOCK_OPEN": "open", "GTK_STOCK_DELETE": "delete",
    "GTK_STOCK_ADD": "add", "GTK_STOCK_REMOVE": "remove", "GTK_STOCK_APPLY": "apply", "GTK_STOCK_QUIT": "quit",
  ]

  /// Android's own strings and menu items. The strings `yes` and `no` are "OK" and "Cancel" since Android 1.
  private static let android = [
    "ok": "ok", "cancel": "cancel", "yes": "ok", "no": "cancel", "copy": "copy", "cut": "cut", "paste": "paste",
    "selectAll": "select-all", "copyUrl": "copy-link", "home": "back", "search_go": "search", "undo": "undo",
    "redo": "redo", "shareText": "share",
  ]

  private static let html = ["reset": "reset"]
}

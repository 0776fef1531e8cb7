package import SourceText

/// Something in an app's sources that people press: a button, an item of a menu or of a bar, an action of a dialog.
package struct Site: Sendable {
  package let file: SourceFile
  /// The bytes of the construct, from its name to its end.
  package let range: Range<Int>
  /// The recogniser that found it, such as `swiftui.button` or `gtk.button`.
  package let construct: String
  package let framework: Framework
  /// The nearest container, which decides the effect: a Cancel of a dialog inside a bar's button is the dialog's.
  package var container: Container
  /// Its side of the container, if the source names it.
  package var placement: Placement?
  /// The role that the source declares (`.destructive`, `.cancel`).
  package var role: DeclaredRole?
  /// A button that the system names and draws: `UIBarButtonItem.SystemItem.done`, in its own spelling (`done`).
  package var systemItem: String?
  /// The texts that it shows, then those for assistive technology only.
  package var texts: [SiteText]
  package var icons: [SiteIcon]
  /// The names of its action's calls, in order: `dismiss`, `popBackStack`, `viewModel.save`. Empty if they are not
  /// known.
  package var actions: [String]
  /// The type or component with a body that contains it; nil at the top of a file.
  package var owner: String?
  /// The purpose, if the site already uses the catalogue: `Button(.delete)`.
  package var adoptedPurpose: String?
  /// The wrapper that it is a use of, such as `CloseButton`; nil for a construct of the framework.
  package var wrapper: String?
  /// True if it is the definition of a wrapper, whose uses are counted separately.
  package var isDefinition: Bool
  /// True if it shows views or elements, which may have texts.
  var hasContent = false

  package init(
    file: SourceFile, range: Range<Int>, construct: String, framework: Framework, container: Container = .content,
    placement: Placement? = nil, role: DeclaredRole? = nil, systemItem: String? = nil, texts: [SiteText] = [],
    icons: [SiteIcon] = [], actions: [String] = [], owner: String? = nil, adoptedPurpose: String? = nil,
    wrapper: String? = nil, isDefinition: Bool = false
  ) {
    self.file = file
    self.range = range
    self.construct = construct
    self.framework = framework
    self.container = container
    self.placement = placement
    self.role = role
    self.systemItem = systemItem
    self.texts = texts
    self.icons = icons
    self.actions = actions
    self.owner = owner
    self.adoptedPurpose = adoptedPurpose
    self.wrapper = wrapper
    self.isDefinition = isDefinition
  }

  /// Line and column of the construct's name.
  package var position: SourcePosition { file.position(at: range.lowerBound) }
}

/// A user-interface framework.
package enum Framework: String, CaseIterable, Sendable {
  case swiftUI = "swiftui"
  case uiKit = "uikit"
  case appKit = "appkit"
  case compose
  case androidViews = "android-views"
  case gtk
  case react
  case html
}

/// The container that a site is in.
package enum Container: String, CaseIterable, Sendable {
  case navigationBar = "navigation-bar"
  case bottomBar = "bottom-bar"
  case dialog
  case menu
  case swipe
  case content
}

/// The side or part of a container, in reading order.
package enum Placement: String, CaseIterable, Sendable {
  case leading, trailing, cancellation, confirmation, primary, secondary, destructive, bottom
}

/// The role that a source declares for a button.
package enum DeclaredRole: String, CaseIterable, Sendable {
  case cancel, destructive, close, confirm, submit
}

/// A text of a site, with its key and its place in the source.
package struct SiteText: Sendable, Equatable {
  package enum Use: Sendable { case title, accessibilityLabel, tooltip }
  package let use: Use
  /// The source language's text; nil if the key could not be followed.
  package let text: String?
  /// The key in the app's string tables; nil for a literal.
  package let key: String?
  /// True if the text is written in the source and is in no string table, so it is not translated.
  package let isLiteral: Bool
  /// True if the text has arguments.
  package let hasArguments: Bool
  /// The bytes of the expression in the site's file.
  package let range: Range<Int>

  package init(
    use: Use, text: String?, key: String? = nil, isLiteral: Bool = false, hasArguments: Bool = false,
    range: Range<Int>
  ) {
    self.use = use
    self.text = text
    self.key = key
    self.isLiteral = isLiteral
    self.hasArguments = hasArguments
    self.range = range
  }
}

/// An icon of a site.
package struct SiteIcon: Sendable, Equatable {
  /// The name as written: `trash.fill`, `ic_delete_24`, `Icons.Default.Delete`, `DeleteIcon`, `edit-delete-symbolic`.
  package let name: String
  /// The kind of name, if the source says so: SF Symbols, a drawable, an asset, a component.
  package let origin: Origin
  package let range: Range<Int>

  package enum Origin: Sendable { case sfSymbol, materialIcon, drawable, asset, component, iconName }

  package init(name: String, origin: Origin, range: Range<Int>) {
    self.name = name
    self.origin = origin
    self.range = range
  }
}

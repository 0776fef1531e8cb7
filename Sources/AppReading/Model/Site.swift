package import CatalogModel
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
  package var hasContent = false

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

/// The role that a source declares for a button.
package enum DeclaredRole: String, CaseIterable, Sendable {
  case cancel, destructive, close, confirm, submit
}

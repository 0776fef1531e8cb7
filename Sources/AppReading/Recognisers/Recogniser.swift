internal import CatalogModel

/// A construct of a framework that people press: its syntax, and the meaning of its arguments.
struct Recogniser: Sendable {
  /// The meaning of an argument, attribute or closure.
  enum Part: Sendable, Hashable {
    /// A text that is shown. With `mayBeKey`, a literal is looked up in the app's string tables, as SwiftUI does.
    case title(mayBeKey: Bool)
    /// A text that is shown, if it is one of a string table; otherwise, data.
    case value
    case accessibilityLabel(mayBeKey: Bool)
    case tooltip(mayBeKey: Bool)
    /// A literal or constant that names an icon.
    case icon(SiteIcon.Origin)
    /// Views that show the button: texts and icons are searched for in it.
    case content
    /// As `content`, but for icons only.
    case iconContent
    case role
    case systemItem
    case action
    case placement
    /// Another construct whose title, icon and action become this one's: `primaryAction: UIAction(…)`.
    case merged
    /// A value whose properties are set elsewhere: `UIButton(configuration: configuration)`.
    case configuration
    /// Buttons in a container that this one opens.
    case items(Container)
    /// A use of the catalogue, if it names a purpose; a title otherwise.
    case purposeOrTitle
  }

  struct Argument: Sendable {
    /// The label; nil for one without.
    let label: String?
    /// The position of an argument without label, from 0.
    let position: Int
    let part: Part

    init(_ label: String, _ part: Part) { (self.label, position, self.part) = (label, 0, part) }
    init(at position: Int, _ part: Part) { (label, self.position, self.part) = (nil, position, part) }
  }

  /// The meaning of the first closure after the parentheses.
  enum Trailing: Sendable {
    case always(Part)
    /// The content if one of these arguments is there, else the action.
    case contentAfter([String])
  }

  /// Such as `swiftui.button`.
  let construct: String
  let framework: Framework
  /// The names of types, functions or elements.
  let names: [String]
  var arguments: [Argument] = []
  var trailing: Trailing = .contentAfter(["action"])
  /// Its container in every place, such as `dialog` for `UIAlertAction`.
  var container: Container?
  /// Its container if none is known.
  var usualContainer: Container?
  var placement: Placement?
  var role: DeclaredRole?
  var systemItem: String?
  /// The first part of the names that it may be called on; empty if it is called on nothing.
  var bases: [String] = []
  /// Arguments of which a call needs at least one to be a button.
  var requires: [String] = []
  /// True if it shows only the title or icon that is nested in it.
  var isConventional = false

  /// The part of an argument, by its label or its position among those without label.
  func part(label: String?, position: Int) -> Part? {
    arguments.first { $0.label == label && (label != nil || $0.position == position) }?.part
  }
}

/// A call or element whose content is in a container.
struct ContainerRule: Sendable {
  let names: [String]
  /// The arguments and closures that are in the container; empty for all.
  var labels: [String] = []
  /// The container; nil if only a placement is known.
  let container: Container?
  var placement: Placement?
  /// The argument that names the placement.
  var placementLabel: String?
}

package import CatalogModel
package import SourceText

/// Something in an app's sources that looks like a button, and that the audit cannot judge.
package struct NotFollowed: Sendable, Hashable {
  /// The reason why it cannot be judged.
  package enum Reason: String, CaseIterable, Sendable {
    /// It has a text or an icon and something to run, and belongs to no component that the audit knows.
    case unknownComponent = "unknown-component"
    /// Its title is set at run time.
    case titleAtRunTime = "title-at-run-time"
    /// Its texts are in content that was not understood.
    case unreadContent = "unread-content"

    /// `belongs to no known component`
    package var words: String {
      switch self {
      case .unknownComponent: "belongs to no known component"
      case .titleAtRunTime: "its title is set at run time"
      case .unreadContent: "its words are in content that was not understood"
      }
    }
  }

  /// The component, call or element: `AppCard`, `HStack.onTapGesture`, `uikit.button`.
  package let name: String
  package let reason: Reason
  package let framework: Framework
  package let path: String
  package let position: SourcePosition
  /// The bytes of the construct.
  let range: Range<Int>
  package let container: Container?
  /// The arguments of a component by the field of audit.json: `title`, `icon`, `action`. Empty for a plain element.
  package let arguments: [String: NotFollowedArgument]

  package init(
    name: String, reason: Reason, framework: Framework, path: String, position: SourcePosition, range: Range<Int>,
    container: Container?, arguments: [String: NotFollowedArgument]
  ) {
    self.name = name
    self.reason = reason
    self.framework = framework
    self.path = path
    self.position = position
    self.range = range
    self.container = container
    self.arguments = arguments
  }
}

/// An argument of a component that looks like a button: its label or, without one, its position from 0.
package enum NotFollowedArgument: Sendable, Hashable {
  case label(String)
  case position(Int)
}

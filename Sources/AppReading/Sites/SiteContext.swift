internal import CatalogModel

/// The position of the walk: the nearest container and the enclosing declarations.
struct SiteContext: Sendable {
  var container: Container?
  var placement: Placement?
  /// The type or component with a body.
  var owner: String?
  var component: Int?
  /// The scope in the file's index.
  var scope = 0
  /// The variable or property that the value is assigned to.
  var variable: String?
  /// The property or function whose value is being made.
  var member: String?
  /// The call whose arguments are visited, for members such as `.default(…)` of `Alert`.
  var callee: String?
  /// True if a press chooses one of several, so that the texts name the choice.
  var isChoice = false
  /// True if the value is an argument of a function.
  var isArgument = false
  var depth = 0

  /// The same, inside something else: nothing is assigned directly any more.
  var inside: SiteContext {
    var context = self
    context.variable = nil
    context.isArgument = false
    context.depth += 1
    return context
  }

  /// The same, in an action: views that it presents are outside the button's container.
  var insideAction: SiteContext {
    var context = inside
    context.container = nil
    context.placement = nil
    context.callee = nil
    return context
  }

  func inside(_ container: Container?, _ placement: Placement? = nil) -> SiteContext {
    var context = inside
    context.container = container ?? context.container
    context.placement = container == .content ? nil : placement
    return context
  }
}

public import CatalogModel
internal import SourceText

/// The reason why a router refused an action. The router is unchanged then.
public enum RouterRefusal: Error, Hashable, Sendable {
  /// There is no such screen; `nearest` is the most similar one.
  case unknownScreen(String, nearest: String?)
  /// A screen does not take the values of its parameters.
  case parameters(screen: String, RouteValueError)
  /// A screen beneath a destination needs a parameter that the destination does not have.
  case parent(screen: String, parent: String, RouteValueError)
  /// A modal screen cannot be pushed.
  case modal(screen: String)
  /// A screen that is pushed cannot be presented.
  case pushed(screen: String)
  /// The base of a stack cannot be pushed; `tab` is its tab.
  case base(screen: String, tab: String?)
  /// The base of a stack cannot be popped.
  case popsBase(screen: String, isModal: Bool)
  /// No modal can be dismissed.
  case nothingPresented
  /// The screen is not in the visible stack, which has others.
  case notInStack(screen: String, stack: [String])
  /// The visible stack has no such place.
  case noPlace(index: Int, count: Int)
  /// The screen would lose input. Ask, with the purpose `discard` for the answer that loses it, and go on with `force`.
  case losesInput(screen: String, discard: String)
  /// There is no such tab; `nearest` is the most similar one.
  case unknownTab(String, nearest: String?)
  /// A modal covers the tabs, and the tab would change.
  case coveredTab(String)
  /// No route matches a link; `nearest` is the most similar one.
  case unknownRoute(link: String, nearest: String?)
  /// The screen has no route.
  case noRoute(screen: String)
  /// The path of a destination leads to another screen.
  case shadowed(screen: String, path: String, other: String)
}

extension RouterRefusal: CustomStringConvertible {
  /// The problem and what to do; lower case, without a full stop.
  public var description: String {
    switch self {
    case .unknownScreen(let screen, let nearest):
      "unknown screen '\(screen.onOneLine)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "declare it in screens.json")
    case .parameters(let screen, let error): "screen '\(screen)': \(error)"
    case .parent(let screen, let parent, let error):
      "screen '\(parent)', which is beneath '\(screen)': \(error); its parameters must be in the route of '\(screen)' too"
    case .modal(let screen): "screen '\(screen)' is a modal; present it instead of pushing it"
    case .pushed(let screen): "screen '\(screen)' is no modal; push it instead of presenting it"
    case .base(let screen, let tab?): "screen '\(screen)' is the base of tab '\(tab)'; select the tab"
    case .base(let screen, nil): "screen '\(screen)' is the base of a stack; set it as the root"
    case .popsBase(let screen, true): "screen '\(screen)' is the base of its modal; dismiss it instead of popping it"
    case .popsBase(let screen, false): "screen '\(screen)' is the base of its stack; set another root to replace it"
    case .nothingPresented: "no modal is presented; pop a screen, or go back"
    case .notInStack(let screen, let stack):
      "screen '\(screen.onOneLine)' is not in the stack; "
        + NearestName.advice(
          on: screen, among: stack, otherwise: "pop to one of \(stack.map { "'\($0)'" }.joined(separator: ", "))")
    case .noPlace(let index, let count): "there is no place \(index) in the stack; pass one from 0 to \(count - 1)"
    case .losesInput(let screen, let discard):
      "screen '\(screen)' would lose input; ask, with '\(discard)' for the answer that loses it"
    case .unknownTab(let tab, let nearest):
      "unknown tab '\(tab.onOneLine)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "give a base its 'tab' and 'tabOrder' in screens.json")
    case .coveredTab(let tab): "a modal covers tab '\(tab)'; dismiss it first"
    case .unknownRoute(let link, let nearest):
      "no route matches '\(String(link.unicodeScalars.prefix(200)).onOneLine)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "give a screen this route in screens.json")
    case .noRoute(let screen): "screen '\(screen)' has no route; add one in screens.json"
    case .shadowed(let screen, let path, let other):
      "path '\(path)' of screen '\(screen)' leads to '\(other)'; use other values, or another route"
    }
  }
}

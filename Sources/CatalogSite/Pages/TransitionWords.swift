internal import CatalogModel
internal import PurposeCatalog
internal import ScreenDrawing

extension OpenedWay.Step {
  /// The transition to the screen, in English: `push, enters from the right; a swipe from the left edge goes back`.
  ///
  /// - Parameter hasTabs: true if the app has a tab bar.
  func wordsOfTransition(hasTabs: Bool) -> String {
    guard let transition, let change else { return "The base of its stack." }
    let way = change == .push ? "push" : screen.presentation.words
    let words = [
      transition.entersFrom.words, transition.swipe?.words,
      hasTabs ? transition.keepsTabBar ? "the tab bar stays" : "the tab bar is covered" : nil,
    ]
    return "\(way): \(words.compactMap(\.self).joined(separator: "; "))."
  }
}

extension Transition.Place {
  fileprivate var words: String {
    switch self {
    case .left, .right, .top, .bottom: "enters from the \(rawValue)"
    case .centre: "grows in the middle"
    case .none: "appears in place"
    }
  }
}

extension Transition.Swipe {
  fileprivate var words: String {
    switch self {
    case .from(let edge): "a swipe from the \(edge.rawValue) edge goes back"
    case .fromEitherSide: "a swipe from either edge goes back"
    case .inContent(let edge): "a swipe towards the \(edge.rawValue) goes back"
    case .down: "a swipe down takes it away"
    }
  }
}

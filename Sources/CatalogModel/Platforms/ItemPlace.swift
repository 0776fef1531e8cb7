/// The place of an item on its screen.
public enum ItemPlace: String, CaseIterable, Codable, Sendable {
  /// In the bar.
  case bar
  /// In a row below the content, in its trailing corner.
  case bottom
}

extension PlatformProfile {
  /// The number of actions that a bar shows, as far as the platform's limit decides it.
  ///
  /// - Parameters:
  ///   - count: the number of actions of the header.
  ///   - width: the bar's width, in the platform's unit.
  public func shownActions(of count: Int, width: Double) -> Int {
    guard let maximum = maximumTrailing(width: width), count > maximum else { return count }
    return countsMenuButton && hasOverflowMenu ? max(maximum - 1, 0) : maximum
  }

  /// The side and the place of the item that leaves a screen.
  ///
  /// - Parameters:
  ///   - purpose: the identifier of the item's purpose.
  ///   - isDialog: true if the header has a confirmation.
  package func position(ofLeaving purpose: String, isDialog: Bool) -> (edge: ReadingEdge, place: ItemPlace) {
    switch purpose {
    case "close": closePlace == .bottom ? (.trailing, .bottom) : (closeEdge, .bar)
    case "back": (.leading, .bar)
    default: !isDialog ? (.leading, .bar) : dialogPlace == .bottom ? (.trailing, .bottom) : (cancelEdge, .bar)
    }
  }
}

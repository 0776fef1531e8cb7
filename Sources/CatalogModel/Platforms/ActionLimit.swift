/// The maximum number of actions in bars of at least a width.
package struct ActionLimit: Hashable, Sendable {
  package let width: Double
  package let maximum: Int
  /// The number of actions beside each other if there are more; the others are in the menu, or not shown.
  package let shown: Int
}

extension PlatformProfile {
  /// The limits of a page's actions by the bar's width, the narrowest first, up to the number of actions that no bar has.
  ///
  /// Symbols have the width of a target, beside a back button and a title of that width. Words are not measured, so that
  /// only the platform's own limits count where actions are words.
  package var actionLimits: [ActionLimit] {
    let counts = action == .symbol ? Array(0...Self.mostActions) : []
    let widths = [0] + counts.map(width(ofActions:)) + maximumTrailing.map(\.width)
    var limits: [ActionLimit] = []
    for width in Set(widths).sorted() {
      let room = counts.last { self.width(ofActions: $0) <= width } ?? (counts.isEmpty ? Int.max : 0)
      let maximum = min(room, maximumTrailing(width: width) ?? .max)
      guard maximum < .max else { continue }
      let beside = hasOverflowMenu ? max(room == .max ? room : room - 1, 0) : room
      let limit = ActionLimit(
        width: width, maximum: maximum, shown: min(beside, shownActions(of: maximum + 1, width: width), maximum))
      if limits.last?.maximum != limit.maximum || limits.last?.shown != limit.shown { limits.append(limit) }
    }
    return limits
  }

  private static let mostActions = 12

  /// The least width of a bar with a back button, a title as wide as a target, and a number of symbols.
  private func width(ofActions count: Int) -> Double {
    let title = targetWidth + 2 * textGap
    return systemMargin + targetWidth + title + Double(count) * targetWidth + Double(max(count - 1, 0)) * gap
      + sideMargin
  }
}

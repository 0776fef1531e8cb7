/// The maximum number of actions in bars of at least a width.
package struct ActionLimit: Hashable, Sendable {
  package let width: Double
  package let maximum: Int
  /// The number of actions beside each other if there are more; the others are in the menu, or not shown.
  package let shown: Int
}

extension PlatformProfile {
  /// The platform's own limits by the bar's width, the narrowest first. Fewer actions may have room.
  package var actionLimits: [ActionLimit] {
    maximumTrailing.map { limit in
      let shown = shownActions(of: limit.count + 1, width: limit.width)
      return ActionLimit(width: limit.width, maximum: limit.count, shown: shown)
    }
  }
}

/// The room for the actions of a bar, in the platform's unit: widths that do not depend on texts, and the platform's limits.
///
/// This is the one table of the rule. Layouts, checks and generated Swift use this code; generated Kotlin and TypeScript have
/// the same numbers, and add them up in the same way.
package struct BarRoom: Hashable, Sendable {
  /// An item in a row, or the menu's button.
  package struct Part: Hashable, Sendable {
    package let isWord: Bool
    /// The width at which its text is whole.
    package let width: Double
  }

  /// The margins of a row and the distances at its title.
  package struct Margins: Hashable, Sendable {
    /// Without a title in the row.
    package let bare: Double
    package let titled: Double
  }

  /// The maximum number of actions in bars of at least a width.
  package struct Limit: Hashable, Sendable {
    package let width: Double
    package let maximum: Int
    /// The number of actions beside each other if there are more; the others are in the menu, or not shown.
    package let shown: Int
  }

  /// The width of a symbol and of the menu's button, and the least of a word and of a title in the row.
  package let target: Double
  /// The part of a prominent word that is not its text.
  package let padding: Double
  /// The distance between two symbols, and between a word and its neighbour.
  package let gap, wordGap: Double
  /// For a row without a leading item, with an item of the app, and with the back button.
  package let alone, besideItem, besideBack: Margins
  /// By the bar's width, the narrowest first; empty without a limit.
  package let limits: [Limit]
  /// True if the other actions are in a menu, which has a button.
  package let hasMenu: Bool

  /// An icon, or the menu's button.
  package var symbol: Part { Part(isWord: false, width: target) }

  /// An icon with a text beside it.
  package func symbol(atLeast width: Double) -> Part { Part(isWord: false, width: max(width, target)) }

  /// A text, whose own width is given.
  package func word(_ width: Double, isProminent: Bool) -> Part {
    Part(isWord: true, width: max(width + (isProminent ? padding : 0), target))
  }

  /// The width of parts beside each other, with their gaps.
  package func width(of parts: [Part]) -> Double {
    zip(parts, parts.dropFirst()).reduce(parts.reduce(0) { $0 + $1.width }) { $0 + gap($1.0, $1.1) }
  }

  package func gap(_ left: Part, _ right: Part) -> Double { left.isWord || right.isWord ? wordGap : gap }

  /// The least width of a row besides its trailing parts: a title in it may be truncated to a target.
  ///
  /// - Parameters:
  ///   - leading: the leading part; nil for none.
  ///   - isBack: true if it is the back button.
  ///   - title: the width of the title in the row; 0 for none.
  package func least(leading: Part?, isBack: Bool, title: Double) -> Double {
    let margins = leading == nil ? alone : isBack ? besideBack : besideItem
    return (title > 0 ? margins.titled : margins.bare) + (leading?.width ?? 0) + min(title, target)
  }

  /// The number of actions beside each other whose texts are whole. The others are in the menu, or not shown.
  ///
  /// - Parameters:
  ///   - actions: in reading order; the last one goes to the menu first.
  ///   - endings: the parts after the actions and the menu's button.
  ///   - least: the width of the rest of the row.
  ///   - width: the bar's width.
  package func shown(_ actions: [Part], endings: [Part], besides least: Double, width: Double) -> Int {
    let limit = limits.last { $0.width <= width } ?? limits.first
    var count = limit.map { actions.count > $0.maximum ? $0.shown : actions.count } ?? actions.count
    func row() -> [Part] {
      Array(actions.prefix(count)) + (hasMenu && count < actions.count ? [symbol] : []) + endings
    }
    while count > 0, least + self.width(of: row()) > width { count -= 1 }
    return count
  }
}

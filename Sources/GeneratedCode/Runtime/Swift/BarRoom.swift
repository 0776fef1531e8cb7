/// The sizes that decide how many actions are beside each other in a bar, in the platform's unit.
struct BarRoom {
  let targetWidth, gap, textGap, sideMargin, systemMargin, titleMargin, wordPadding, fontSize, narrowestWidth: Double
  /// The maximum number of actions by the bar's width, and the number that is shown if there are more.
  let limits: [(width: Double, maximum: Int, shown: Int)]
  /// True if the other actions are in a menu, which has a button.
  let hasMenu: Bool

  /// The number of actions beside each other, whose titles are whole: they leave a title at least the width of a target.
  func shownActions(of row: BarRow, width: Double?, measure: ((String) -> Double)?) -> Int {
    let width = width ?? narrowestWidth
    let measure = measure ?? { AdvanceWidths.width(of: $0, size: fontSize) }
    let count = row.actions.count
    let limit = limits.last { $0.width <= width } ?? limits.first
    var shown = limit.map { count > $0.maximum ? $0.shown : count } ?? count
    let (actions, endings) = (row.actions.map { part($0, measure) }, row.endings.map { part($0, measure) })
    let others = leadingAndTitle(of: row, measure)
    func least() -> Double {
      let menu = hasMenu && shown < count ? [BarPart(isWord: false, width: targetWidth)] : []
      return trailing(actions.prefix(shown) + menu + endings) + others
    }
    while shown > 0, least() > width { shown -= 1 }
    return shown
  }

  private func part(_ item: BarItem, _ measure: (String) -> Double) -> BarPart {
    guard item.isWord else { return BarPart(isWord: false, width: targetWidth) }
    let padding = item.emphasis == .prominent ? 2 * wordPadding : 0
    return BarPart(isWord: true, width: max(measure(item.title) + padding, targetWidth))
  }

  private func trailing(_ parts: [BarPart]) -> Double {
    let gaps = zip(parts, parts.dropFirst()).map { $0.isWord || $1.isWord ? max(gap, textGap) : gap }
    return parts.reduce(0) { $0 + $1.width } + gaps.reduce(0, +) + sideMargin
  }

  private func leadingAndTitle(of row: BarRow, _ measure: (String) -> Double) -> Double {
    let title = row.hasLargeTitle ? 0 : row.title.map { min(measure($0), targetWidth) } ?? targetWidth
    let titleSpace = title > 0 ? title + 2 * textGap : textGap
    guard let leading = row.leading else { return titleSpace + (title > 0 ? titleMargin : sideMargin) }
    return titleSpace + (leading.purpose == .back ? systemMargin : sideMargin) + part(leading, measure).width
  }
}

/// The items in the bar itself, without those below the content, and its title.
struct BarRow {
  let leading: BarItem?
  let actions: [BarItem]
  /// The items after the actions.
  let endings: [BarItem]
  /// The screen's title; nil for one that is not known.
  let title: String?
  /// True if the title is below the row.
  let hasLargeTitle: Bool
}

/// The wanted width of an item, or of the menu's button.
private struct BarPart {
  let isWord: Bool
  let width: Double
}

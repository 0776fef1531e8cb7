extension PlatformProfile {
  /// The room for actions in the platform's bars.
  package var room: BarRoom {
    func margins(_ bare: Double, _ titled: Double) -> BarRoom.Margins {
      BarRoom.Margins(bare: bare + textGap + sideMargin, titled: titled + 2 * textGap + sideMargin)
    }
    return BarRoom(
      target: targetWidth, padding: 2 * wordPadding, gap: gap, wordGap: max(gap, textGap),
      alone: margins(sideMargin, titleMargin ?? sideMargin), besideItem: margins(sideMargin, sideMargin),
      besideBack: margins(systemMargin, systemMargin),
      limits: maximumTrailing.map { limit in
        let shown = shownActions(of: limit.count + 1, width: limit.width)
        return BarRoom.Limit(width: limit.width, maximum: limit.count, shown: shown)
      }, hasMenu: hasOverflowMenu)
  }
}

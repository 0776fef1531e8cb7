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

  /// The number of actions beside each other, whose titles are whole: they leave a title at least the width of a target.
  func shownActions(on facts: PlatformFacts, width: Double?, measure: ((String) -> Double)?) -> Int {
    let room = facts.room
    let measure = measure ?? { AdvanceWidths.width(of: $0, size: facts.fontSize) }
    func part(_ item: BarItem) -> BarRoom.Part {
      item.isWord ? room.word(measure(item.title), isProminent: item.emphasis == .prominent) : room.symbol
    }
    let least = room.least(
      leading: leading.map(part), isBack: leading?.purpose == .back,
      title: hasLargeTitle ? 0 : title.map(measure) ?? room.target)
    return room.shown(
      actions.map(part), endings: endings.map(part), besides: least, width: width ?? facts.narrowestWidth)
  }
}
